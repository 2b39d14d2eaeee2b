import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { radioGroupColumn } from '../../index.ts';
import { cellOf, ColumnTable } from '../columns.fixtures.tsx';

interface Answer {
  id: string;
  verdict: string | null;
}

const columns = [
  radioGroupColumn<Answer>({
    key: 'verdict',
    title: 'Verdict',
    width: 320,
    allowClear: true,
    options: [
      { value: 'yes', text: 'Repair' },
      { value: 'no', text: 'Replace' },
      { value: 'later', text: 'Return', disabled: true },
    ],
  }),
];
const rows: Answer[] = [
  { id: '1', verdict: 'yes' },
  { id: '2', verdict: null },
  { id: '3', verdict: 'scrapped' },
];

/** `radio` of JSON columns: all options in sight. */
const meta = {
  title: 'EditableTable/Columns/radioGroup',
  tags: ['!autodocs'],
  component: ColumnTable<Answer>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Answer>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastRows = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Answer[];

export const Options: Story = {
  async play({ args, canvas }) {
    await canvas.findAllByRole('radiogroup', { name: 'Verdict' });
    const first = within(cellOf('1', 'verdict'));
    await userEvent.click(first.getByRole('radio', { name: 'Replace' }));
    await expect(lastRows(args)[0]!.verdict).toBe('no');
    await userEvent.click(first.getByRole('radio', { name: 'Replace' }));
    await expect(lastRows(args)[0]!.verdict).toBeNull();
    await expect(first.getByRole('radio', { name: 'Return' })).toBeDisabled();
    await expect(cellOf('3', 'verdict')).toHaveTextContent('scrapped');
  },
};
