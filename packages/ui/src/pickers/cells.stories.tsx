import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pickerSources } from './pickers.fixtures.ts';
import { cellOf, ColumnTable, enter, textIn } from '../EditableTable/columns/columns.fixtures.tsx';
import { departmentColumn, userColumn } from '../EditableTable/index.ts';
import { departmentLookup, userLookup } from './index.ts';

interface Task {
  id: string;
  people: string | null;
  department: string | null;
}

const rows: Task[] = [
  { id: '1', people: 'u00001,left_us', department: 'd12' },
  { id: '2', people: null, department: null },
];

/** `sel_user` and `sel_depart` of JSON columns with the dialogs of the pickers. */
const meta = {
  title: 'Pickers/In table cells',
  tags: ['!autodocs'],
  component: ColumnTable<Task>,
  args: {
    columns: [
      userColumn<Task>({ key: 'people', title: 'People', source: userLookup(pickerSources.users) }),
      departmentColumn<Task>({ key: 'department', title: 'Department', source: departmentLookup(pickerSources.departments), multiple: false }),
    ],
    rows,
    onRowsChange: fn(),
  },
} satisfies Meta<typeof ColumnTable<Task>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By its title: in tests antd gives all its elements the same id, and the select of the cell takes the dialog's name. */
async function openDialog(title: string) {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByText(title)).toBeVisible());
  return dialog;
}
const last = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Task[];

export const Users: Story = {
  async play({ args }) {
    await waitFor(() => expect(textIn('1', 'people')).toBe('María Quispe 1, left_us'));
    await enter('1', 'people');
    await userEvent.click(within(cellOf('1', 'people')).getByRole('button', { name: 'Choose: People' }));
    const dialog = within(await openDialog('Choose users by department'));
    await expect(await dialog.findByRole('checkbox', { name: 'María Quispe 1' })).toBeChecked();
    // Keys in the dialog are not those of the table.
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Account' }), '00003{Enter}');
    // The only one that is found is what was looked for.
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Ousmane Traoré 3' })).toBeChecked());
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(last(args)[0]!.people).toBe('u00001,left_us,u00003');
    await waitFor(() => expect(cellOf('1', 'people').contains(document.activeElement)).toBe(true));
  },
};

/** By keyboard: F4 opens the dialog, Esc goes back to the cell and changes nothing. */
export const Department: Story = {
  async play({ args }) {
    await enter('2', 'department');
    await userEvent.keyboard('{F4}');
    await openDialog('Choose departments');
    await userEvent.click(await screen.findByTitle('Dealers'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cellOf('2', 'department').contains(document.activeElement)).toBe(true));
    await expect(args.onRowsChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{F4}');
    await userEvent.click(await screen.findByTitle('Dealers'));
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(last(args)[1]!.department).toBe('d2');
  },
};
