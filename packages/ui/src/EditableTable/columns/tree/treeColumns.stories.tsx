import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { cascaderColumn, treeSelectColumn, type TreeOption } from '../../index.ts';
import { cellOf, ColumnTable, enter, textIn } from '../columns.fixtures.tsx';

interface Assembly {
  id: string;
  place: string | null;
  group: string | null;
}

const options: TreeOption[] = [
  {
    value: 'engine',
    label: 'Engine',
    children: [
      { value: 'e.pump', label: 'Pump' },
      { value: 'e.belt', label: 'Belt', disabled: true },
    ],
  },
  { value: 'hydraulics', label: 'Hydraulics', children: [{ value: 'h.pump', label: 'Pump' }] },
];

const columns = [cascaderColumn<Assembly>({ key: 'place', title: 'Place', options }), treeSelectColumn<Assembly>({ key: 'group', title: 'Group', options })];
const rows: Assembly[] = [
  { id: '1', place: 'e.pump', group: 'engine' },
  { id: '2', place: null, group: null },
  { id: '3', place: 'gone', group: 'gone' },
];

/** One choice of a tree: level by level, or from branches that open. */
const meta = {
  title: 'EditableTable/Columns/tree',
  tags: ['!autodocs'],
  component: ColumnTable<Assembly>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Assembly>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastRows = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Assembly[];
const press = async (title: string) => userEvent.click(await screen.findByTitle(title));

export const Cascader: Story = {
  async play({ args, canvas }) {
    await canvas.findByRole('grid');
    await expect(textIn('1', 'place')).toBe('Engine / Pump');
    await expect(cellOf('3', 'place')).toHaveTextContent('gone');
    const editor = await enter('2', 'place');
    if (editor.getAttribute('aria-expanded') !== 'true') await userEvent.click(editor);
    await press('Hydraulics');
    await press('Pump');
    await expect(lastRows(args)[1]!.place).toBe('h.pump');
  },
};

export const TreeSelect: Story = {
  async play({ args, canvas }) {
    await canvas.findByRole('grid');
    await expect(textIn('1', 'group')).toBe('Engine');
    const editor = await enter('2', 'group');
    await userEvent.type(editor, 'bel');
    await screen.findByTitle('Belt');
    await userEvent.clear(editor);
    await press('Hydraulics');
    await expect(lastRows(args)[1]!.group).toBe('hydraulics');
  },
};
