import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ratingColumn } from '../../index.ts';
import { cellOf, ColumnTable, enter } from '../columns.fixtures.tsx';

interface Rated {
  id: string;
  score: number | null;
}

const columns = [ratingColumn<Rated>({ key: 'score', title: 'Score' })];
const rows: Rated[] = [
  { id: '1', score: 4 },
  { id: '2', score: null },
];

/** Stars that can be pressed, chosen by the arrows, or typed as a digit. */
const meta = {
  title: 'EditableTable/Columns/rating',
  tags: ['!autodocs'],
  component: ColumnTable<Rated>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Rated>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastRows = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Rated[];

export const Stars: Story = {
  async play({ args, canvas }) {
    await canvas.findByRole('grid');
    await expect(within(cellOf('1', 'score')).getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    await enter('2', 'score');
    await userEvent.click(within(cellOf('2', 'score')).getByRole('radio', { name: '2 of 5 stars' }));
    await expect(lastRows(args)[1]!.score).toBe(2);
    await userEvent.keyboard('5');
    await expect(lastRows(args)[1]!.score).toBe(5);
    await userEvent.keyboard('9');
    await expect(lastRows(args)[1]!.score).toBe(5);
    await userEvent.keyboard('{Delete}');
    await expect(lastRows(args)[1]!.score).toBeNull();
    await userEvent.keyboard('{ArrowUp}3');
    await expect(lastRows(args)[0]!.score).toBe(3);
  },
};
