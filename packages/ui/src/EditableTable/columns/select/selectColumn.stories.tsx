import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { selectColumn } from '../../index.ts';
import { cellOf, choose, ColumnTable, enter, textIn } from '../columns.fixtures.tsx';

interface Part {
  id: string;
  source: string | null;
  level: number | null;
  status: string | null;
  brand: string | null;
}

const columns = [
  selectColumn<Part>({
    key: 'source',
    title: 'Source',
    width: 180,
    placeholder: 'Choose ${title}',
    options: [
      { value: 'own', label: 'Own stock' },
      { value: 'local', text: 'Local purchase' },
      { value: 'old', title: 'Old stock', disabled: true },
    ],
  }),
  selectColumn<Part>({ key: 'level', title: 'Level', options: [1, 2, 3].map((value) => ({ value, label: `Level ${value}` })), required: true }),
  selectColumn<Part>({
    key: 'status',
    title: 'Status',
    width: 180,
    dictCode: 'bill_status',
    allowSearch: true,
    options: [{ value: 'none', label: 'Not known' }],
  }),
  selectColumn<Part>({ key: 'brand', title: 'Brand', width: 160, allowInput: true, options: [{ value: 'Perkins', label: 'Perkins' }] }),
];
const rows: Part[] = [
  { id: '1', source: 'own', level: 2, status: 'submitted', brand: 'Perkins' },
  { id: '2', source: null, level: null, status: 'gone', brand: 'Bosch' },
];

/** `select` and `sel_search` of JSON columns. */
const meta = {
  title: 'EditableTable/Columns/select',
  tags: ['!autodocs'],
  component: ColumnTable<Part>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Part>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastRows = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Part[];

export const Options: Story = {
  async play({ args }) {
    await waitFor(() => expect(textIn('1', 'source')).toBe('Own stock'));
    await choose('2', 'source', 'Local purchase');
    await expect(lastRows(args)[1]!.source).toBe('local');
    await choose('2', 'level', 'Level 3');
    await expect(lastRows(args)[1]!.level).toBe(3);
    await expect(await enter('1', 'level')).toHaveAccessibleName('Level');
  },
};

/** Options of a dictionary follow the column's own; a value that neither knows is shown as it is. */
export const Dictionary: Story = {
  async play({ args }) {
    await waitFor(() => expect(textIn('1', 'status')).toBe('Submitted'));
    await expect(textIn('2', 'status')).toBe('gone');
    const editor = await enter('2', 'status');
    await userEvent.type(editor, 'no p');
    await userEvent.click(await screen.findByTitle('No pass'));
    await expect(lastRows(args)[1]!.status).toBe('no_pass');
  },
};

/** A typed text becomes an option while it is typed; it stays only where it was chosen. */
export const FreeEntry: Story = {
  async play({ args }) {
    await waitFor(() => expect(textIn('2', 'brand')).toBe('Bosch'));
    const editor = await enter('1', 'brand');
    await userEvent.type(editor, 'Deutz');
    await screen.findByTitle('Deutz');
    await userEvent.tab();
    await waitFor(() => expect(cellOf('1', 'brand').contains(document.activeElement)).toBe(false));
    await expect(args.onRowsChange).not.toHaveBeenCalled();
    await userEvent.type(await enter('1', 'brand'), 'Deutz');
    await userEvent.click(await screen.findByTitle('Deutz'));
    await expect(lastRows(args)[0]!.brand).toBe('Deutz');
  },
};
