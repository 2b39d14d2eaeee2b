import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { percentColumn } from '../../index.ts';
import { cellOf, ColumnTable, textIn, typeInto } from '../columns.fixtures.tsx';

interface Rate {
  id: string;
  share: number | null;
}

const columns = [percentColumn<Rate>({ key: 'share', title: 'Share', precision: 1, max: 1, statistics: ['average'] })];
const rows: Rate[] = [
  { id: '1', share: 0.125 },
  { id: '2', share: null },
];

/** A share of 0.125 reads and is typed as 12.5 percent. */
const meta = {
  title: 'EditableTable/Columns/percent',
  tags: ['!autodocs'],
  component: ColumnTable<Rate>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Rate>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastRows = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Rate[];

export const Typed: Story = {
  async play({ args, canvas }) {
    const table = await canvas.findByRole('grid');
    await expect(textIn('1', 'share')).toBe('12.5%');
    await typeInto('2', 'share', '7');
    await expect(lastRows(args)[1]!.share).toBe(0.07);
    await expect(table).toHaveTextContent('9.8%');
    await typeInto('2', 'share', '107');
    await expect(lastRows(args)[1]!.share).toBe(1.07);
    await expect(cellOf('2', 'share')).toHaveTextContent('Must be at most 100 %');
    await typeInto('2', 'share', '12.345');
    await expect(lastRows(args)[1]!.share).toBe(0.12345);
    await expect(cellOf('2', 'share')).toHaveTextContent('At most 1 decimals');
    await typeInto('2', 'share', '9007199254740993');
    await expect(cellOf('2', 'share').querySelector('input')).toHaveValue('9007199254740993');
    await expect(cellOf('2', 'share')).toHaveTextContent('Has more digits than can be kept exactly');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  async play({ canvas }) {
    await canvas.findByRole('grid');
    await expect(cellOf('1', 'share')).toHaveTextContent('12.5%');
    await expect(cellOf('2', 'share')).toHaveTextContent('');
  },
};
