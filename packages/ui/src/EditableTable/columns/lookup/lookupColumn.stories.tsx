import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { departmentColumn, lookupColumn, type LookupSource, userColumn } from '../../index.ts';
import { cellOf, ColumnTable, enter, textIn } from '../columns.fixtures.tsx';

const people = [
  { value: 'petrov', label: 'Ivan Petrov' },
  { value: 'sidorova', label: 'Anna Sidorova' },
  { value: 'silva', label: 'João Silva' },
  { value: 'zhang', label: '张伟' },
];

/** Remembers what it was asked; answers later, the shorter the question the later. */
function memorySource(options: readonly { value: string; label: string }[]) {
  const asked: string[] = [];
  const source: LookupSource = {
    async search(text) {
      asked.push(text);
      await new Promise((resolve) => setTimeout(resolve, 300 / (text.length + 1)));
      if (text === 'down') throw new Error('The server does not answer.');
      return options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
    },
    load: (values) => Promise.resolve(options.filter(({ value }) => values.includes(value))),
  };
  return { source, asked };
}

const users = memorySource(people);
const departments = memorySource([
  { value: 'd1', label: 'After-sales' },
  { value: 'd2', label: 'Spare parts' },
]);

interface Task {
  id: string;
  owner: string | null;
  helpers: string | null;
  department: string | null;
}

const columns = [
  lookupColumn<Task>({ key: 'owner', title: 'Owner', source: users.source, placeholder: 'Find' }),
  userColumn<Task>({ key: 'helpers', title: 'Helpers', source: users.source }),
  departmentColumn<Task>({ key: 'department', title: 'Department', source: departments.source, multiple: false }),
];
const rows: Task[] = [
  { id: '1', owner: 'petrov', helpers: 'silva,zhang', department: 'd2' },
  { id: '2', owner: null, helpers: null, department: null },
  { id: '3', owner: 'left_us', helpers: 'left_us,silva', department: 'd9' },
];

/** `sel_search_async`, `sel_user` and `sel_depart` of JSON columns: values found by typing, their names loaded for what is in view. */
const meta = {
  title: 'EditableTable/Columns/lookup',
  tags: ['!autodocs'],
  component: ColumnTable<Task>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Task>>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = (args: { onRowsChange?: unknown }) => ((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Task[])[1]!;

export const Names: Story = {
  async play() {
    await waitFor(() => expect(textIn('1', 'owner')).toBe('Ivan Petrov'));
    await expect(textIn('1', 'helpers')).toBe('João Silva, 张伟');
    await expect(textIn('1', 'department')).toBe('Spare parts');
    await expect(textIn('3', 'owner')).toBe('left_us');
    await expect(textIn('3', 'helpers')).toBe('left_us, João Silva');
  },
};

export const OneByTyping: Story = {
  async play({ args }) {
    const editor = await enter('2', 'owner');
    await expect(editor).toHaveAccessibleName('Owner');
    users.asked.length = 0;
    await userEvent.type(editor, 'sido');
    await userEvent.click(await screen.findByTitle('Anna Sidorova'));
    await expect(last(args).owner).toBe('sidorova');
    await waitFor(() => expect(cellOf('2', 'owner')).toHaveTextContent('Anna Sidorova'));
    // Four keys in a row are one question, beside the first list.
    await expect(users.asked.filter((text) => text !== '')).toEqual(['sido']);
  },
};

export const Department: Story = {
  async play({ args }) {
    await userEvent.type(await enter('2', 'department'), 'after');
    await userEvent.click(await screen.findByTitle('After-sales'));
    await expect(last(args).department).toBe('d1');
  },
};

/** Users; the same for departments, which are several by default, too. */
export const Several: Story = {
  async play({ args }) {
    const editor = await enter('2', 'helpers');
    await userEvent.type(editor, 'iv');
    await userEvent.click(await screen.findByTitle('Ivan Petrov'));
    await userEvent.clear(editor);
    await userEvent.type(editor, 'jo');
    await userEvent.click(await screen.findByTitle('João Silva'));
    await expect(last(args).helpers).toBe('petrov,silva');
  },
};

export const SourceFails: Story = {
  async play() {
    users.asked.length = 0;
    const editor = await enter('2', 'owner');
    await userEvent.type(editor, 'down');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The options could not be loaded: The server does not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    // The question is asked again, and fails again.
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await waitFor(() => expect(users.asked.filter((text) => text === 'down')).toHaveLength(2));
  },
};

/** Without a source of their own, users and departments come from the provider. */
export const OfTheProvider: Story = {
  args: {
    columns: [userColumn<Task>({ key: 'helpers', title: 'Helpers' }), departmentColumn<Task>({ key: 'department', title: 'Department', multiple: false })],
    rows: [{ id: '1', owner: null, helpers: 'u00001', department: 'd11' }],
  },
  async play() {
    await waitFor(() => expect(textIn('1', 'helpers')).toMatch(/\S+ 1$/));
    await waitFor(() => expect(textIn('1', 'department')).toContain('After-sales service'));
  },
};
