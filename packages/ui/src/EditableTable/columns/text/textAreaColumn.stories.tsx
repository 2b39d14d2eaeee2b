import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { popTextColumn, textAreaColumn } from '../../index.ts';
import { cellOf, ColumnTable, enter, textIn } from '../columns.fixtures.tsx';

interface Fault {
  id: string;
  cause: string | null;
  remedy: string | null;
}

const columns = [
  textAreaColumn<Fault>({ key: 'cause', title: 'Cause', width: 280, maxLength: 200 }),
  popTextColumn<Fault>({ key: 'remedy', title: 'Remedy', width: 220, maxLength: 200, placeholder: 'Describe ${title}' }),
];
const rows: Fault[] = [
  { id: '1', cause: 'Seal of the pump shaft worn.\nOil in the bell housing.', remedy: 'Seal kit replaced.\nPressure tested at 180 bar.' },
  { id: '2', cause: null, remedy: null },
];

/** `textarea` and `input_pop` of JSON columns: several lines, in the cell or in a box above it. */
const meta = {
  title: 'EditableTable/Columns/textArea',
  tags: ['!autodocs'],
  component: ColumnTable<Fault>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Fault>>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = (args: { onRowsChange?: unknown }) => ((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Fault[])[1]!;

export const InTheCell: Story = {
  async play({ args }) {
    const area = await enter('2', 'cause');
    await expect(area).toHaveAccessibleName('Cause');
    await userEvent.type(area, 'First{Enter}Second');
    await expect(last(args).cause).toBe('First\nSecond');
  },
};

export const InABox: Story = {
  async play({ args }) {
    await waitFor(() => expect(textIn('1', 'remedy')).toBe('Seal kit replaced. Pressure tested at 180 bar.'));
    await enter('2', 'remedy');
    if (!screen.queryByRole('textbox', { name: 'Remedy', hidden: false })?.matches('textarea')) await userEvent.keyboard('{Enter}');
    const box = () => document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Remedy"]');
    await waitFor(() => expect(box()).toHaveFocus());
    const { width, height } = box()!.getBoundingClientRect();
    await expect([Math.round(width), Math.round(height)]).toEqual([300, 210]);
    await userEvent.keyboard('One{Enter}Two');
    await expect(last(args).remedy).toBe('One\nTwo');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cellOf('2', 'remedy').contains(document.activeElement)).toBe(true));
    await waitFor(() => expect(box()).toBeNull());
  },
};
