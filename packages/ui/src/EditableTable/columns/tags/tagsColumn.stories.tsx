import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { progressColumn, readOnlyColumn, tagsColumn } from '../../index.ts';
import { cellOf, ColumnTable, typeInto } from '../columns.fixtures.tsx';

interface Job {
  id: string;
  name: string;
  marks: string | null;
  done: number | string;
}

const columns = [
  readOnlyColumn<Job>({ key: 'name', title: 'Job', width: 200 }),
  tagsColumn<Job>({ key: 'marks', title: 'Marks', width: 220, setTagColor: ({ tagValue, row }) => (tagValue === 'A1' && row.id === '1' ? 'red' : 'blue') }),
  progressColumn<Job>({ key: 'done', title: 'Done', width: 180 }),
];
const rows: Job[] = [
  { id: '1', name: 'Inspection', marks: 'A1;B2', done: 75 },
  { id: '2', name: 'Repair', marks: null, done: 'unknown' },
  { id: '3', name: 'Test run', marks: 'C3', done: 140 },
];

/** `tags`, `progress` and `normal` of JSON columns. */
const meta = {
  title: 'EditableTable/Columns/tags',
  tags: ['!autodocs'],
  component: ColumnTable<Job>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Job>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A separator follows after every second character. */
export const Tags: Story = {
  async play({ args }) {
    await waitFor(() => expect(cellOf('1', 'marks').querySelectorAll('.ant-tag')).toHaveLength(2));
    await expect(cellOf('2', 'marks')).toHaveAttribute('data-placeholder', 'AA;BB');
    await typeInto('2', 'marks', 'aabbc');
    await expect(args.onRowsChange).toHaveBeenLastCalledWith([rows[0], { ...rows[1], marks: 'aa;bb;c' }, rows[2]], expect.anything());
  },
};

/** A bar between 0 and 100; what is no number is 0. */
export const Progress: Story = {
  async play({ canvas }) {
    const bars = await canvas.findAllByRole('progressbar', { name: 'Done' });
    await expect(bars.map((bar) => (bar as HTMLProgressElement).value)).toEqual([75, 0, 100]);
  },
};
