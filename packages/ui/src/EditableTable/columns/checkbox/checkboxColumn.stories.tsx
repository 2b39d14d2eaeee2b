import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { checkboxColumn, radioColumn, textColumn } from '../../index.ts';
import { ColumnTable, enter } from '../columns.fixtures.tsx';

interface Part {
  id: string;
  name?: string;
  causal?: string;
  returned?: boolean;
}

const columns = [
  textColumn<Part>({ key: 'name', title: 'Part', width: 220 }),
  checkboxColumn<Part>({ key: 'returned', title: 'Core return', defaultChecked: true }),
  radioColumn<Part>({ key: 'causal', title: 'Causal', customValue: ['Y', 'N'], defaultChecked: false }),
];
const rows: Part[] = [
  { id: '1', name: 'Pump seal kit', causal: 'Y', returned: false },
  { id: '2', name: 'Speed sensor', causal: 'N', returned: true },
];

/** `checkbox` and `checkbox_meta` of JSON columns, with any pair of stored values; and the choice of one row. */
const meta = {
  title: 'EditableTable/Columns/checkbox',
  tags: ['!autodocs'],
  component: ColumnTable<Part>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Part>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastRows = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Part[];

export const Checks: Story = {
  async play({ args }) {
    const box = await enter('1', 'returned');
    await expect(box).toHaveAccessibleName('Core return');
    const before = (box as HTMLInputElement).checked;
    await userEvent.keyboard(' ');
    await expect(lastRows(args)[0]!.returned).toBe(!before);
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    await expect(lastRows(args)[2]).toMatchObject({ returned: true, causal: 'N' });
  },
};

/** Choosing a row takes the choice from the one before. */
export const OneRow: Story = {
  async play({ args }) {
    const radio = (await enter('2', 'causal')) as HTMLInputElement;
    if (!radio.checked) await userEvent.keyboard(' ');
    await expect(lastRows(args).map(({ causal }) => causal)).toEqual(['N', 'Y']);
  },
};
