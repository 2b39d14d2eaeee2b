import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, startTransition, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { choose, enter, textIn, typeInto } from '../columns/columns.fixtures.tsx';
import {
  Held,
  type LabourLine,
  labourColumns,
  labourLines,
  newLabourLine,
  newPartLine,
  partColumns,
  type PartLine,
  partLines,
} from '../EditableTable.fixtures.tsx';
import { EditableTable, type EditableTableHandle, type EditableTableProps } from '../index.ts';

const table = createRef<EditableTableHandle<LabourLine>>();
const parts = createRef<EditableTableHandle<PartLine>>();

/** Controlled rows: the parent is told every change, and a change that it does not hand back has not happened. */
const meta = {
  title: 'EditableTable/Held by the parent',
  tags: ['!dev', '!autodocs', '!manifest'],
  component: EditableTable<LabourLine>,
  args: {
    ref: table,
    label: 'Labour',
    rows: labourLines(12),
    columns: labourColumns,
    createRow: newLabourLine,
    onRowsChange: fn(),
    onSelectionChange: fn(),
    onSortChange: fn(),
    onFiltersChange: fn(),
  },
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const noChanges = { added: [], edited: [], deletedIds: [] };
const head = (key: string) => document.querySelector<HTMLElement>(`[data-head="${key}"]`)!;
const pressHead = (key: string) => userEvent.click(head(key).querySelector('button')!);
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row-id]')]
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((row) => row.dataset['rowId']);

/** The parent hears of each edit and takes none: before long neither the cells nor `getRows` nor `getChanges` have it. */
export const EditsRefused: StoryObj<Meta<typeof EditableTable<PartLine>>> = {
  args: { ref: parts, label: 'Parts', rows: partLines(3), columns: partColumns, createRow: newPartLine, onRowsChange: fn() } as never,
  async play({ args }) {
    await screen.findByRole('grid');
    const heard = (args as unknown as EditableTableProps<PartLine>).onRowsChange as ReturnType<typeof fn>;
    const before = ['partsCode', 'qty', 'sourceType'].map((column) => textIn('part-1', column));
    await typeInto('part-1', 'partsCode', 'X');
    await expect(heard).toHaveBeenCalled();
    await typeInto('part-1', 'qty', '7');
    await choose('part-1', 'sourceType', 'Local purchase');
    await userEvent.click(await enter('part-1', 'returnRequired'));
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    await waitFor(() => expect(['partsCode', 'qty', 'sourceType'].map((column) => textIn('part-1', column))).toEqual(before), { timeout: 10_000 });
    await expect(parts.current!.getRows()).toEqual(partLines(3));
    await expect(parts.current!.getChanges()).toEqual(noChanges);
    await expect(parts.current!.canUndo()).toBe(false);
    await expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
  },
};

/** Changes that a slow parent has not answered yet. */
const answers: (() => void)[] = [];

/** Answers in a transition, when it is told to. */
function Late({ rows: given, ...props }: EditableTableProps<LabourLine>) {
  const [rows, setRows] = useState(given!);
  return (
    <>
      <EditableTable {...props} rows={rows} onRowsChange={(next) => answers.push(() => startTransition(() => setRows(next)))} />
      <output aria-label="Held">{`${rows[0]!.hourName} and ${rows.length - 1} more`}</output>
    </>
  );
}

/** Typing goes on where the parent answers late: no key is lost, nor is the caret moved, and one undo takes it back. */
export const AnsweredLate: Story = {
  beforeEach: () => void answers.splice(0),
  render: (args) => <Late {...args} />,
  async play() {
    await screen.findByRole('grid');
    const held = screen.getByRole('status', { name: 'Held' });
    await typeInto('labour-1', 'hourName', 'Seal');
    await enter('labour-1', 'hourName');
    const input = document.activeElement as HTMLInputElement;
    await userEvent.keyboard('{Home}');
    for (const key of 'New hydraulic ') {
      await userEvent.keyboard(key);
      // One key late.
      if (answers.length > 1) answers.shift()!();
    }
    await expect(held).not.toHaveTextContent('New hydraulic Seal');
    await expect(input).toHaveValue('New hydraulic Seal');
    await expect(input.selectionStart).toBe('New hydraulic '.length);
    for (const answer of answers.splice(0)) answer();
    await waitFor(() => expect(held).toHaveTextContent('New hydraulic Seal and 11 more'));
    await expect(input).toHaveValue('New hydraulic Seal');
    await expect(table.current!.getChanges().edited).toMatchObject([{ id: 'labour-1', hourName: 'New hydraulic Seal' }]);
    table.current!.removeRows(['labour-2']);
    await waitFor(() => expect(shownIds()).not.toContain('labour-2'));
    for (const answer of answers.splice(0)) answer();
    await waitFor(() => expect(held).toHaveTextContent('New hydraulic Seal and 10 more'));
    await expect(shownIds()).not.toContain('labour-2');
    while (table.current!.undo());
    for (const answer of answers.splice(0)) answer();
    // The parent answers in a transition.
    await waitFor(() => expect(held).toHaveTextContent('11 more'));
    await expect(table.current!.getRows()).toEqual(labourLines(12));
  },
};

function Upper({ rows: given, ...props }: EditableTableProps<LabourLine>) {
  const [rows, setRows] = useState(given);
  return (
    <EditableTable
      {...props}
      rows={rows}
      onRowsChange={(next) =>
        setRows(next.map((row) => ({ ...row, hourCode: row.hourCode.toUpperCase(), claimHours: row.claimHours && Math.min(row.claimHours, 9) })))
      }
    />
  );
}

/** The parent's version of an edit counts, and one undo takes back both. */
export const EditsChanged: Story = {
  render: (args) => <Upper {...args} />,
  async play() {
    await screen.findByRole('grid');
    await typeInto('labour-1', 'hourCode', 'abc');
    await expect(textIn('labour-1', 'hourCode')).toBe('ABC');
    await typeInto('labour-1', 'claimHours', '12');
    await waitFor(() => expect(textIn('labour-1', 'claimHours')).toBe('9.00'));
    await expect(table.current!.getChanges().edited).toMatchObject([{ hourCode: 'ABC', claimHours: 9 }]);
    while (table.current!.undo());
    await waitFor(() => expect(table.current!.getRows()).toEqual(labourLines(12)));
  },
};

/** Without `rows` the table holds them itself. */
export const HeldByTheTable: Story = {
  args: { rows: undefined, defaultRows: labourLines(2) },
  async play() {
    await screen.findByRole('grid');
    await typeInto('labour-1', 'hourCode', 'ABC');
    await expect(table.current!.getChanges().edited).toMatchObject([{ id: 'labour-1', hourCode: 'ABC' }]);
  },
};

const twoLines = ['labour-6', 'labour-2'];
/** Choice, sort, filters, page and open rows of the parent stay as the parent has them. */
export const StateRefused: Story = {
  args: {
    sortable: true,
    rowSelection: true,
    selectedRowIds: twoLines,
    sort: [{ column: 'hourCode', order: 'desc' }],
    filters: { hourCode: { text: 'hyd' } },
    pages: { current: 2, pageSize: 2, onChange: fn() },
    expand: { render: ({ rowId }) => <p>More of {rowId}</p>, expandedRowIds: ['labour-6'], onExpandedChange: fn() },
    maxHeight: 700,
  },
  async play({ args }) {
    await screen.findByRole('grid');
    await waitFor(() => expect(shownIds()).toEqual(['labour-12', 'labour-6']));
    await expect(screen.getByText('More of labour-6')).toBeVisible();
    await expect(table.current!.getSelectedRowIds()).toEqual(twoLines);
    await expect(
      [args.onSelectionChange, args.onSortChange, args.onFiltersChange].every((heard) => (heard as ReturnType<typeof fn>).mock.calls.length === 0),
    ).toBe(true);

    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select row/ });
    await userEvent.click(boxes[0]!);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([...twoLines, 'labour-12']);
    await waitFor(() => expect(boxes.map((box) => box.checked)).toEqual([false, true]));
    await pressHead('workDate');
    await expect(args.onSortChange).toHaveBeenLastCalledWith([{ column: 'workDate', order: 'asc' }]);
    await expect(head('hourCode')).toHaveAttribute('aria-sort', 'descending');
    table.current!.setFilter('hourCode', undefined);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({});
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    await expect((args.pages as { onChange: unknown }).onChange).toHaveBeenLastCalledWith({ current: 1, pageSize: 2 });
    table.current!.setExpandedRowIds([]);
    await expect(args.expand!.onExpandedChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(shownIds()).toEqual(['labour-12', 'labour-6']));
    await expect(table.current!.getExpandedRowIds()).toEqual(['labour-6']);
    await expect(table.current!.getSelectedRowIds()).toEqual(twoLines);
  },
};

function StateHeld(props: EditableTableProps<LabourLine>) {
  const [selectedRowIds, setSelectedRowIds] = useState<readonly string[]>([]);
  const [sort, setSort] = useState<EditableTableProps<LabourLine>['sort']>([]);
  const [current, setCurrent] = useState(1);
  return (
    <Held
      {...props}
      rowSelection
      sortable
      selectedRowIds={selectedRowIds}
      onSelectionChange={setSelectedRowIds}
      sort={sort!}
      onSortChange={setSort}
      pages={{ current, defaultPageSize: 4, onChange: (page) => setCurrent(page.current) }}
      toolbar={{ suffix: <button onClick={() => setSelectedRowIds(['labour-3'])}>Third</button> }}
    />
  );
}

/** Handed back, it is as if the table held it. */
export const StateTaken: Story = {
  render: (args) => <StateHeld {...args} />,
  async play() {
    await screen.findByRole('grid');
    await pressHead('hourCode');
    await waitFor(() => expect(head('hourCode')).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(shownIds()).toHaveLength(4));
    await userEvent.click(screen.getAllByRole('checkbox', { name: /^Select row/ })[1]!);
    await expect(table.current!.getSelectedRowIds()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Third' }));
    await waitFor(() => expect(table.current!.getSelectedRowIds()).toEqual(['labour-3']));
  },
};

function Outside(props: EditableTableProps<LabourLine>) {
  const [rows, setRows] = useState(props.rows!);
  const change = () => setRows((held) => held.map((row) => (row.id === 'labour-1' ? { ...row, hourName: 'Theirs' } : row)));
  return <EditableTable {...props} rows={rows} onRowsChange={setRows} toolbar={{ suffix: <button onClick={change}>From outside</button> }} />;
}

/** Undo leaves what came from outside after the step, and says so. */
export const NewerFromOutside: Story = {
  render: (args) => <Outside {...args} />,
  async play() {
    await screen.findByRole('grid');
    await typeInto('labour-1', 'hourName', 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'From outside' }));
    await waitFor(() => expect(textIn('labour-1', 'hourName')).toBe('Theirs'));
    await enter('labour-1', 'hourName');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await screen.findByText('1 value has been changed elsewhere since and stays as it is')).toBeVisible();
    await expect(textIn('labour-1', 'hourName')).toBe('Theirs');
  },
};

/** A wrong row does not take the table down: both rows are there, the error is told, and a press goes to it. */
export const RepeatedRowId: Story = {
  args: { rows: [...labourLines(3), { ...labourLines(1)[0]!, hourName: 'Again' }] },
  render: (args) => <Held {...args} />,
  async play() {
    await screen.findByRole('grid');
    await expect(shownIds()).toEqual(['labour-1', 'labour-2', 'labour-3', 'labour-1 (2)']);
    await expect(textIn('labour-1 (2)', 'hourName')).toBe('Again');
    await typeInto('labour-1 (2)', 'remark', 'mine');
    await expect(table.current!.getRows().map(({ id, remark }) => `${id} ${remark.slice(0, 4)}`)).toEqual([
      'labour-1 ',
      'labour-2 Ran ',
      'labour-3 ',
      'labour-1 mine',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Row 4, id: Another row has the id “labour-1”, too' }));
    await waitFor(() => expect(document.activeElement!.closest('[data-row-id]')).toHaveAttribute('data-row-id', 'labour-1 (2)'));
    const { ok } = await table.current!.validate();
    await expect(ok).toBe(false);
  },
};

/** A server's error about a field without a column is shown, and its row can be reached. */
export const ErrorWithoutColumn: Story = {
  args: { errors: [{ rowId: 'labour-9', column: 'taxCode', text: 'Unknown tax code' }], maxHeight: 200 },
  async play() {
    await screen.findByRole('grid');
    const error = await screen.findByRole('button', { name: 'Row 9, taxCode: Unknown tax code' });
    await userEvent.click(error);
    await waitFor(() => expect(document.activeElement!.closest('[data-row-id]')).toHaveAttribute('data-row-id', 'labour-9'));
    await userEvent.click(await screen.findByRole('button', { name: 'Next error' }));
    await waitFor(() => expect(document.activeElement!.closest('[data-column]')).toHaveAttribute('data-column', 'hourCode'));
  },
};

/** Nor is what it says of a row that the table does not have lost; the row may yet come. */
export const ErrorWithoutRow: Story = {
  args: { errors: [{ rowId: 'labour-61', column: 'hourCode', text: 'Not in the price list' }], rows: labourLines(60) },
  render: (args) => <Held {...args} />,
  async play() {
    await screen.findByRole('grid');
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Row “labour-61”, which is not in the table, Hour code: Not in the price list');
    await expect(await screen.findByText('1 error')).toBeVisible();
    await expect(table.current!.getErrors()).toEqual([{ rowId: 'labour-61', column: 'hourCode', code: 'external', text: 'Not in the price list' }]);
    const announced = document.querySelector('[data-announcements]');
    await waitFor(() => expect(announced).toHaveTextContent('1 error. Row “labour-61”, which is not in the table, Hour code: Not in the price list'));
    table.current!.insertRows([labourLines(61)[60]!]);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Next error' }));
    await waitFor(() => expect(document.activeElement!.closest('[data-row-id]')).toHaveAttribute('data-row-id', 'labour-61'));
  },
};
