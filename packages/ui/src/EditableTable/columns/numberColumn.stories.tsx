import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { numberColumn, textColumn } from '../index.ts';
import { cellOf, ColumnTable, enter, typeInto } from './columns.fixtures.tsx';

interface Hours {
  id: string;
  order?: number | null;
  hours?: number | null;
  name?: string;
}

const columns = [
  numberColumn<Hours>({ key: 'order', title: 'No.', width: 80, isOrder: true, precision: 0 }),
  textColumn<Hours>({ key: 'name', title: 'Work', width: 220 }),
  numberColumn<Hours>({ key: 'hours', title: 'Hours', precision: 2, min: 0.01, max: 24, statistics: ['sum', 'average'] }),
];
const rows: Hours[] = [
  { id: '1', order: 3, hours: 2.5, name: 'Replace hydraulic gear pump' },
  { id: '2', order: 7, hours: 0.1, name: 'Bleed hydraulic system' },
  { id: '3', order: null, hours: 0.2, name: 'Test pressure' },
];

/** `inputNumber` of the specification. */
const meta = {
  title: 'EditableTable/Columns/number',
  component: ColumnTable<Hours>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Hours>>;
export default meta;
type Story = StoryObj<typeof meta>;

const newest = (args: { onRowsChange?: unknown }) => ((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Hours[]).at(-1)!;

export const Numbers: Story = {
  async play({ args }) {
    const editor = await enter('1', 'hours');
    await expect(editor).toHaveValue('2.50');
    await typeInto('1', 'hours', '-1a,255');
    await expect(await enter('1', 'hours')).toHaveValue('-1.25');
    await expect(cellOf('1', 'hours')).toHaveAttribute('aria-invalid', 'true');
    await typeInto('1', 'hours', '30');
    await userEvent.tab();
    await expect(cellOf('1', 'hours')).toHaveAccessibleDescription('Must be at most 24');
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    await expect(newest(args).order).toBe(8);
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    await expect(newest(args).order).toBe(9);
  },
};

/** Sum and average are exact in decimals; empty cells do not count. */
export const SumAndAverage: Story = {
  async play() {
    const figures = () => [...document.querySelectorAll('[data-statistic]')].map((row) => row.textContent);
    await waitFor(() => expect(figures()).toEqual(['Total2.80', 'Average0.93']));
    await typeInto('1', 'hours', '');
    await waitFor(() => expect(figures()).toEqual(['Total0.30', 'Average0.15']));
  },
};
