import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { columnAt, numberColumn, selectColumn, textColumn } from '../index.ts';
import { cellOf, choose, ColumnTable, typeInto } from './columns.fixtures.tsx';

interface Line {
  id: string;
  part: { code: string; price?: { amount: number | null; currency: string } };
  seconds: number;
}

const columns = [
  columnAt<Line>(textColumn({ key: 'code', title: 'Part', required: true }), 'part.code'),
  columnAt<Line>(numberColumn({ key: 'amount', title: 'Price', precision: 2, statistics: true }), 'part.price.amount'),
  columnAt<Line>(
    selectColumn({ key: 'currency', title: 'Currency', options: ['USD', 'EUR'].map((value) => ({ value, label: value })) }),
    'part.price.currency',
  ),
  columnAt<Line>(numberColumn({ key: 'minutes', title: 'Minutes' }), {
    get: ({ seconds }) => seconds / 60,
    set: (_row, minutes: number | null) => ({ seconds: (minutes ?? 0) * 60 }),
  }),
];
const rows: Line[] = [
  { id: '1', part: { code: 'HYD-1', price: { amount: 5, currency: 'USD' } }, seconds: 90 },
  { id: '2', part: { code: 'HYD-2' }, seconds: 0 },
];

/** Values that lie deeper in the row, or that are worked out and written back. */
const meta = {
  title: 'EditableTable/Columns/columnAt',
  tags: ['!autodocs'],
  component: ColumnTable<Line>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Line>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastRows = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Line[];

export const Places: Story = {
  async play({ args, canvas }) {
    const table = await canvas.findByRole('grid');
    await expect(cellOf('1', 'minutes')).toHaveTextContent('1.5');
    await typeInto('2', 'amount', '7.5');
    await choose('2', 'currency', 'EUR');
    await typeInto('1', 'minutes', '2');
    await expect(lastRows(args)).toEqual([
      { ...rows[0], seconds: 120 },
      { ...rows[1], part: { code: 'HYD-2', price: { amount: 7.5, currency: 'EUR' } } },
    ]);
    await expect(table).toHaveTextContent('12.50');
    await typeInto('1', 'code', '');
    await expect(cellOf('1', 'code')).toHaveAttribute('aria-invalid', 'true');
  },
};
