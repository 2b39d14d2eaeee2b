import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { multiSelectColumn } from '../../index.ts';
import { cellOf, ColumnTable, enter } from '../columns.fixtures.tsx';

interface Fault {
  id: string;
  symptoms: string | null;
}

const columns = [
  multiSelectColumn<Fault>({
    key: 'symptoms',
    title: 'Symptoms',
    width: 260,
    options: [
      { value: 'leak', label: 'Leak' },
      { value: 'noise', label: 'Noise' },
      { value: 'heat', label: 'Overheating' },
    ],
  }),
];
const rows: Fault[] = [
  { id: '1', symptoms: 'leak,heat' },
  { id: '2', symptoms: null },
];

/** `list_multi` of JSON columns: several values in one text, joined by commas. */
const meta = {
  title: 'EditableTable/Columns/multiSelect',
  tags: ['!autodocs'],
  component: ColumnTable<Fault>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Fault>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  async play({ args }) {
    await waitFor(() => expect(cellOf('1', 'symptoms')).toHaveTextContent('Leak, Overheating'));
    const editor = await enter('2', 'symptoms');
    await expect(editor).toHaveAccessibleName('Symptoms');
    if (editor.getAttribute('aria-expanded') !== 'true') await userEvent.click(editor);
    await userEvent.click(await screen.findByTitle('Noise'));
    await userEvent.click(await screen.findByTitle('Leak'));
    await expect(args.onRowsChange).toHaveBeenLastCalledWith([rows[0], { id: '2', symptoms: 'noise,leak' }], expect.anything());
    // One label is written out, the others are counted.
    await waitFor(() => expect(cellOf('2', 'symptoms')).toHaveTextContent('+ 1'));
  },
};
