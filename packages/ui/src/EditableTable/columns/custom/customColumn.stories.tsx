import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Space } from 'antd';
import { expect, fn, userEvent, within } from 'storybook/test';
import { customColumn, hiddenColumn, numberColumn } from '../../index.ts';
import { cellOf, ColumnTable, typeInto } from '../columns.fixtures.tsx';

interface Line {
  id: string;
  qty: number | null;
  price: number;
  grade: number;
}

const columns = [
  numberColumn<Line>({ key: 'qty', title: 'Quantity' }),
  hiddenColumn<Line, 'price'>({ key: 'price', defaultValue: 10 }),
  customColumn<Line, 'grade'>({
    key: 'grade',
    title: 'Grade',
    width: 320,
    render: ({ value }) => '★'.repeat(value ?? 0),
    edit: ({ value, aria, index, row, getValue, getAllValues, triggerChange }) => (
      <Space>
        <Button {...aria} aria-label={`Grade of row ${index + 1}: ${value}`} size="small" onClick={() => triggerChange((getValue() ?? 0) + 1)}>
          {'★'.repeat(value ?? 0)}
        </Button>
        <span>
          {row.qty} × {row.price}, {getAllValues().length} rows
        </span>
      </Space>
    ),
  }),
];
const rows: Line[] = [
  { id: '1', qty: 2, price: 15, grade: 1 },
  { id: '2', qty: 4, price: 7, grade: 3 },
];

/** `slot` and `hidden` of JSON columns: a cell of your own, and a value without one. */
const meta = {
  title: 'EditableTable/Columns/custom',
  tags: ['!autodocs'],
  component: ColumnTable<Line>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Line>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slot: Story = {
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Grade of row 2: 3' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Grade of row 2: 4' }));
    await expect(args.onRowsChange).toHaveBeenLastCalledWith([rows[0], { ...rows[1], grade: 5 }], expect.anything());
    await typeInto('1', 'qty', '9');
    await expect(within(cellOf('1', 'grade')).getByText('9 × 15, 2 rows')).toBeVisible();
  },
};

export const Hidden: Story = {
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add row' }));
    const added = ((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Line[])[2]!;
    await expect(added.price).toBe(10);
    await expect(canvas.queryByRole('columnheader', { name: 'price' })).toBeNull();
  },
};
