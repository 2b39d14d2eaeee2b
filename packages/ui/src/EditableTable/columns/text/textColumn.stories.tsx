import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { textColumn } from '../../index.ts';
import { cellOf, ColumnTable, enter, typeInto } from '../columns.fixtures.tsx';

interface Stop {
  id: string;
  plate: string;
  note: string | null;
}

const columns = [
  textColumn<Stop>({ key: 'plate', title: 'Plate', width: 180, required: true, unique: true, maxLength: 10, placeholder: 'Enter ${title}' }),
  textColumn<Stop>({
    key: 'note',
    title: 'E-mail',
    width: 240,
    pattern: 'e',
    validateRules: [{ handler: ({ value }) => value !== 'a@b.cd', message: '${title}: taken' }],
  }),
];
const rows: Stop[] = [
  { id: '1', plate: 'У 417 КР', note: 'petrov@lovol.example' },
  { id: '2', plate: '', note: null },
];

/** `input` of JSON columns: one line. */
const meta = {
  title: 'EditableTable/Columns/text',
  tags: ['!autodocs'],
  component: ColumnTable<Stop>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Stop>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  async play({ args }) {
    const editor = await enter('2', 'plate');
    await expect(editor).toHaveAccessibleName('Plate');
    await expect(editor).toHaveAttribute('placeholder', 'Enter Plate');
    await typeInto('2', 'plate', 'У 417 КР too long');
    await expect(args.onRowsChange).toHaveBeenLastCalledWith([rows[0], { ...rows[1], plate: 'У 417 КР too long' }], expect.anything());
    await waitFor(() => expect(cellOf('2', 'plate')).toHaveAccessibleDescription('At most 10 characters'));
    await typeInto('2', 'note', 'nobody');
    await userEvent.tab();
    await expect(cellOf('2', 'note')).toHaveAttribute('aria-invalid', 'true');
    await typeInto('2', 'note', 'a@b.cd');
    await userEvent.tab();
    await waitFor(() => expect(cellOf('2', 'note')).toHaveAccessibleDescription('E-mail: taken'));
  },
};
