import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { popupColumn, type PopupRecord, textColumn } from '../../index.ts';
import { cellOf, ColumnTable, enter } from '../columns.fixtures.tsx';

interface Part {
  id: string;
  code: string | null;
  name: string | null;
  codes: string | null;
}

const catalogue: PopupRecord[] = [
  { part_no: '1G7K-52110-A', part_name: 'Hydraulic gear pump' },
  { part_no: '5E02-33018', part_name: 'Speed sensor, engine' },
];
/** Stands in for a picker; the tests say what it answers. */
const answer = fn<() => readonly PopupRecord[] | undefined>();
const open = () => Promise.resolve(answer());

const columns = [
  popupColumn<Part>({ key: 'code', title: 'Part code', source: { open }, fields: { code: 'part_no', name: 'part_name' }, placeholder: 'Choose ${title}' }),
  textColumn<Part>({ key: 'name', title: 'Name', width: 200 }),
  popupColumn<Part>({ key: 'codes', title: 'Used with', source: { open }, fields: { codes: 'part_no' }, multi: true }),
];
const rows: Part[] = [
  { id: '1', code: '1G7K-52110-A', name: 'Hydraulic gear pump', codes: null },
  { id: '2', code: null, name: null, codes: null },
];

/** `popup` of JSON columns: records chosen in a dialog fill fields of the row. */
const meta = {
  title: 'EditableTable/Columns/popup',
  tags: ['!autodocs'],
  component: ColumnTable<Part>,
  args: { columns, rows, onRowsChange: fn() },
  beforeEach: () => void answer.mockReset().mockReturnValue(catalogue.slice(1)),
} satisfies Meta<typeof ColumnTable<Part>>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = (args: { onRowsChange?: unknown }) => ((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Part[])[1]!;

/** Opens by a press of the button, or by Enter. */
async function press(rowId: string, column: string) {
  const editor = await enter(rowId, column);
  await waitFor(() => expect(editor).not.toHaveAttribute('aria-busy'));
  if (answer.mock.calls.length === 0) await userEvent.keyboard('{Enter}');
}

export const OneRecord: Story = {
  async play({ args }) {
    await press('2', 'code');
    await waitFor(() => expect(last(args)).toEqual({ id: '2', code: '5E02-33018', name: 'Speed sensor, engine', codes: null }));
    await expect(args.onRowsChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(cellOf('2', 'code').contains(document.activeElement)).toBe(true));
  },
};

export const SeveralRecords: Story = {
  async play({ args }) {
    answer.mockReturnValue(catalogue);
    await press('2', 'codes');
    await waitFor(() => expect(last(args).codes).toBe('1G7K-52110-A,5E02-33018'));
  },
};

/** Exactly one record, where several are not asked for; giving up changes nothing. */
export const NotOne: Story = {
  async play({ args }) {
    answer.mockReturnValue(catalogue);
    await press('2', 'code');
    await expect(await screen.findByText('Choose one record')).toBeVisible();
    await waitFor(() => expect(cellOf('2', 'code').contains(document.activeElement)).toBe(true));
    answer.mockReturnValue(undefined);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowsChange).not.toHaveBeenCalled();
  },
};
