import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
} from './EditableTable.fixtures.tsx';
import { type EditableColumn, EditableTable, type EditableTableHandle, type EditableTableProps, numberColumn, type RowsChange } from './index.ts';

/** Behaviour in a real browser. Not shown in Storybook. */
const meta = {
  title: 'EditableTable/Tests',
  component: EditableTable<LabourLine>,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { label: 'Labour', rows: labourLines(3), columns: labourColumns, createRow: newLabourLine, onRowsChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = () => screen.findByRole('grid');
/** As they are read: while the focus is among them, elements that are filled with other rows stay where they are in the document. */
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row-id]')].sort(
    (a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')),
  );
const row = (rowId: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"]`)!;
const cell = (rowId: string, column: string) => row(rowId).querySelector<HTMLElement>(`[data-column="${column}"]`)!;
const input = (rowId: string, column: string) => cell(rowId, column).querySelector<HTMLInputElement>('input, button')!;
/** Cells at rest become the real control when the user points at them. */
async function pointAt(rowId: string, column: string) {
  await userEvent.hover(cell(rowId, column));
  await waitFor(() => expect(input(rowId, column)).not.toBeNull());
  return input(rowId, column);
}
async function open(rowId: string, column: string) {
  await userEvent.click(await pointAt(rowId, column));
  return input(rowId, column);
}
const place = (element: Element | null) => [
  element?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'],
  element?.closest<HTMLElement>('[data-column]')?.dataset['column'],
];
const totals = () => [...document.querySelectorAll('[role="rowgroup"]:last-child [role="gridcell"]')].map((one) => one.textContent).filter(Boolean);
const lastChange = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![1] as RowsChange<LabourLine>;

const drawn = new Map<string, number>();
/** The same columns, counting how often each editor is drawn. */
const counted: EditableColumn<LabourLine>[] = labourColumns.map((column) => {
  const { Editor } = column;
  if (!Editor) return column;
  return {
    ...column,
    Editor(props) {
      const name = `${props.rowId} ${column.key}`;
      drawn.set(name, (drawn.get(name) ?? 0) + 1);
      return <Editor {...props} />;
    },
  };
});

export const AKeyStrokeDrawsOneCell: Story = {
  args: { columns: counted, rows: labourLines(100) },
  async play() {
    await grid();
    await open('labour-2', 'remark');
    await userEvent.type(input('labour-2', 'remark'), '.');
    drawn.clear();
    await userEvent.type(input('labour-2', 'remark'), 'ab');
    await expect([...drawn.keys()]).toEqual(['labour-2 remark']);
    await expect(input('labour-2', 'remark')).toHaveValue('Ran 30 minutes after the repair, no leak.ab');
  },
};

const scrollTo = async (top: number) => {
  (await grid()).scrollTop = top;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

export const RowsInThePageStayFew: Story = {
  args: { rows: labourLines(10_000) },
  async play() {
    await expect(await grid()).toHaveAttribute('aria-rowcount', '10002');
    await expect(rows().length).toBeLessThan(20);
    await scrollTo(61 * 5000);
    await expect(rows().length).toBeLessThan(20);
    const shown = row('labour-5001').getBoundingClientRect();
    await expect(Math.round(shown.top)).toBe(Math.round(document.querySelector('[role="columnheader"]')!.getBoundingClientRect().bottom));
    await expect(row('labour-5001')).toHaveAttribute('aria-rowindex', '5002');
    await scrollTo(61 * 10_000);
    await expect(row('labour-10000')).toBeVisible();
  },
};

export const HeadingStaysAlignedWithItsColumn: Story = {
  async play() {
    const [header, first] = [(await grid()).querySelectorAll<HTMLElement>('[role="columnheader"]'), row('labour-1').children];
    await expect(header.length).toBe(first.length);
    for (const [index, one] of [...header].entries()) {
      const [a, b] = [one.getBoundingClientRect(), first[index]!.getBoundingClientRect()];
      await expect([Math.round(a.left), Math.round(a.width)]).toEqual([Math.round(b.left), Math.round(b.width)]);
    }
  },
};

const plainHours = labourColumns.map((column) =>
  column.key === 'claimHours' ? numberColumn<LabourLine>({ key: 'claimHours', title: 'Claimed hours', statistics: true }) : column,
);

export const SumsAreExactAndFollowEveryKey: Story = {
  args: { columns: plainHours, rows: labourLines(2).map((line) => ({ ...line, claimHours: null })) },
  async play() {
    await grid();
    await userEvent.type(await open('labour-1', 'claimHours'), '0.1');
    await userEvent.type(await open('labour-2', 'claimHours'), '0,2');
    await expect(totals()).toEqual(['Total', '3.30', '0.3', '9.75']);
    const said = () =>
      screen
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join(' ');
    await waitFor(() => expect(said()).toContain('Totals: Standard hours 3.30, Claimed hours 0.3, Labour cost 9.75'), {
      timeout: 3000,
    });
  },
};

export const NumbersRefuseWhatIsNoNumber: Story = {
  async play({ args }) {
    await grid();
    let hours = await open('labour-1', 'claimHours');
    await userEvent.clear(hours);
    await userEvent.type(hours, '-1a2..5e75x');
    await expect(hours).toHaveValue('-12.575');
    await userEvent.clear(hours);
    await userEvent.type(hours, '12');
    hours.setSelectionRange(1, 1);
    await userEvent.keyboard('x3');
    await expect(hours).toHaveValue('132');
    await userEvent.clear(hours);
    await userEvent.type(hours, '1,5');
    await userEvent.tab();
    await expect(cell('labour-1', 'claimHours')).toHaveTextContent('1.50');
    await expect(lastChange(args)).toMatchObject({ type: 'edit', edits: [{ rowId: 'labour-1', column: 'claimHours', value: 1.5 }] });
    hours = await open('labour-1', 'claimHours');
    await userEvent.clear(hours);
    await userEvent.type(hours, '-');
    await userEvent.tab();
    await expect(cell('labour-1', 'claimHours').textContent).toBe('Enter a value');
    await expect(cell('labour-1', 'claimHours')).toHaveAttribute('aria-invalid', 'true');
  },
};

const table = createRef<EditableTableHandle<LabourLine>>();
const withFaults = labourLines(10_000).map((line, index) => (index === 7777 ? { ...line, claimHours: -1 } : line));

export const ChecksRowsThatAreNotRendered: Story = {
  args: { rows: withFaults, ref: table },
  async play() {
    await grid();
    await expect(row('labour-7778')).toBeNull();
    const { ok, errors } = await table.current!.validate({ focus: true });
    await expect({ ok, errors }).toEqual({
      ok: false,
      errors: [{ rowId: 'labour-7778', column: 'claimHours', code: 'min', text: 'Must be at least 0.01' }],
    });
    await waitFor(() => expect(input('labour-7778', 'claimHours')).toHaveFocus());
    const area = (await grid()).getBoundingClientRect();
    const failed = cell('labour-7778', 'claimHours').getBoundingClientRect();
    await expect(failed.top > area.top && failed.bottom < area.bottom).toBe(true);
    await expect(input('labour-7778', 'claimHours')).toHaveAccessibleDescription('Must be at least 0.01');
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Must be at least 0.01');
    await expect(getComputedStyle(tooltip.closest('.ant-tooltip')!).zIndex).toBe('1000');
    input('labour-7778', 'claimHours').blur();
    await open('labour-7777', 'remark');
    await scrollTo(0);
    await expect(row('labour-7778')).toBeNull();
    table.current!.scrollToRow('labour-7778');
    await waitFor(() => expect(cell('labour-7778', 'claimHours')).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(await open('labour-7778', 'claimHours'));
    await userEvent.type(input('labour-7778', 'claimHours'), '2');
    await expect(cell('labour-7778', 'claimHours')).not.toHaveAttribute('aria-invalid');
    await expect(await table.current!.validate()).toEqual({ ok: true, errors: [] });
  },
};

export const DuplicatesAreSaidAtOnceAndRequiredOnLeaving: Story = {
  async play() {
    await grid();
    await userEvent.clear(await open('labour-2', 'hourCode'));
    await expect(input('labour-2', 'hourCode')).toHaveAccessibleDescription('Enter a value');
    await userEvent.type(input('labour-2', 'hourCode'), 'HYD-0140-20');
    await expect(input('labour-2', 'hourCode')).toHaveAccessibleDescription('Another row has the same value');
    await expect(input('labour-2', 'hourCode')).toHaveFocus();
  },
};

export const AnErrorOfTheServerLeavesWhenItsCellIsEdited: Story = {
  args: { errors: [{ rowId: 'labour-3', column: 'claimHours', text: 'Claimed hours exceed the standard; please explain' }] },
  async play() {
    await grid();
    await expect(cell('labour-3', 'claimHours')).toHaveAccessibleDescription('Claimed hours exceed the standard; please explain');
    await userEvent.type(await open('labour-3', 'claimHours'), '{Backspace}{Backspace}5');
    await expect(input('labour-3', 'claimHours')).not.toHaveAttribute('aria-invalid');
  },
};

export const KeysMoveBetweenRowsAndCells: Story = {
  args: { rows: labourLines(10_000), rowSelection: true },
  async play() {
    await grid();
    await open('labour-1', 'claimHours');
    await userEvent.keyboard('{ArrowDown}');
    await expect(place(document.activeElement)).toEqual(['labour-2', 'claimHours']);
    // Enter in a cell that was only walked to begins to edit it, and goes on from there.
    await userEvent.keyboard('{Enter}');
    await expect(place(document.activeElement)).toEqual(['labour-2', 'claimHours']);
    await userEvent.keyboard('{Enter}');
    await expect(place(document.activeElement)).toEqual(['labour-3', 'claimHours']);
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(place(document.activeElement)).toEqual(['labour-2', 'hourCode']);
    await userEvent.tab();
    await expect(place(document.activeElement)).toEqual(['labour-2', 'hourName']);
    await userEvent.tab({ shift: true });
    await expect(place(document.activeElement)).toEqual(['labour-2', 'hourCode']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(place(document.activeElement)).toEqual(['labour-2', '#selection']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(place(document.activeElement)).toEqual(['labour-3', '#selection']);
    await open('labour-3', 'remark');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(place(document.activeElement)).toEqual(['labour-10000', 'remark']);
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(place(document.activeElement)).toEqual(['labour-9993', 'remark']);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(place(document.activeElement)).toEqual(['labour-1', 'remark']);
  },
};

export const TabGoesThroughRowsBeyondTheWindow: Story = {
  args: { rows: labourLines(40), columns: labourColumns.filter(({ key }) => key === 'hourCode'), rowActions: false },
  async play() {
    await grid();
    await open('labour-1', 'hourCode');
    for (let step = 0; step < 30; step += 1) {
      await userEvent.tab();
      // The browser scrolls what gets the focus into view; a simulated Tab leaves that to us.
      document.activeElement?.scrollIntoView({ block: 'nearest' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    await expect(place(document.activeElement)).toEqual(['labour-31', 'hourCode']);
  },
};

export const FocusAndTypingSurviveScrolling: Story = {
  args: { rows: labourLines(1000) },
  async play({ args }) {
    await grid();
    await open('labour-1', 'remark');
    await userEvent.keyboard('a');
    await scrollTo(61 * 500);
    await expect(input('labour-1', 'remark')).toHaveFocus();
    await userEvent.keyboard('b');
    await expect(lastChange(args)).toMatchObject({ edits: [{ rowId: 'labour-1', column: 'remark', value: 'ab' }] });
    await expect(rows().length).toBeLessThan(20);
  },
};

export const NewRowsAppearAndTakeTheFocus: Story = {
  args: { rows: [] },
  async play({ args }) {
    await grid();
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    await expect(rows()).toHaveLength(1);
    const rowId = rows()[0]!.dataset['rowId']!;
    await expect(place(document.activeElement)).toEqual([rowId, 'hourCode']);
    const change = lastChange(args);
    await expect(change).toMatchObject({ type: 'add', rowIds: [rowId], index: 0 });
    await expect(change.changes).toMatchObject({ added: [{ id: rowId }], edited: [], deletedIds: [] });
  },
};

async function openRowMenu(position: number, item: string, button = `Actions for row ${position}`) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return screen.findByRole('menuitem', { name: item });
}
const chooseInRowMenu = async (position: number, item: string) => userEvent.click(await openRowMenu(position, item));

/** The Chinese texts. */
export const InsertingTwiceTooFastIsRefused: Story = {
  globals: { language: 'zh-cn' },
  async play() {
    await grid();
    const insert = await openRowMenu(1, '在下方插入一行', '第 1 行的操作');
    // At once, however slow the machine is.
    insert.click();
    insert.click();
    await expect(await screen.findByText('你点击的太快了，请慢点点击!')).toBeVisible();
    await expect(rows().map((one) => one.dataset['rowId']?.startsWith('new-'))).toEqual([false, true, false, false]);
    await waitFor(() => expect(place(document.activeElement)).toEqual([rows()[1]!.dataset['rowId'], 'hourCode']));
  },
};

export const RowsMove: Story = {
  async play({ args }) {
    await grid();
    await chooseInRowMenu(3, 'Move up');
    await expect(rows().map((one) => one.dataset['rowId'])).toEqual(['labour-1', 'labour-3', 'labour-2']);
    await expect(lastChange(args)).toMatchObject({ type: 'move', rowId: 'labour-3', from: 2, to: 1 });
  },
};

export const RemovingAsksFirstAndReportsDeletedIds: Story = {
  args: { rows: labourLines(4), rowSelection: true },
  async play({ args }) {
    await grid();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 3' }));
    await expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' }).indeterminate).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Delete 2 rows' }));
    const question = await screen.findByRole('dialog');
    await expect(question).toHaveTextContent('Delete these 2 rows?');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expect(rows()).toHaveLength(4);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Delete 2 rows' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows().map((one) => one.dataset['rowId'])).toEqual(['labour-1', 'labour-4']));
    await expect(lastChange(args).changes.deletedIds).toEqual(['labour-2', 'labour-3']);
    await expect(screen.queryByRole('button', { name: /Delete \d/ })).toBeNull();
    await waitFor(() => expect(place(document.activeElement)).toEqual(['labour-4', 'hourCode']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AParentMayRefuseARemoval: Story = {
  args: { onBeforeRemove: () => Promise.reject(new Error('Settled labour cannot be deleted')) },
  async play() {
    await grid();
    await chooseInRowMenu(1, 'Delete');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Settled labour cannot be deleted')).toBeVisible();
    await expect(rows()).toHaveLength(3);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DisabledRowsAreLeftOut: Story = {
  args: { rows: labourLines(4), rowSelection: true, disabledRow: { id: ['labour-2'] } },
  async play() {
    await grid();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(rows().map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'false', 'true', 'true']);
    await expect(cell('labour-2', 'hourCode').querySelector('input')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await expect(screen.getByRole('checkbox', { name: 'Select all rows' })).not.toBeChecked();
    await open('labour-1', 'hourCode');
    await userEvent.keyboard('{ArrowDown}');
    await expect(place(document.activeElement)).toEqual(['labour-3', 'hourCode']);
  },
};

export const ReadOnlyHasNothingToPress: Story = {
  args: { readOnly: true, rowSelection: true, rows: labourLines(3) },
  async play() {
    const element = await grid();
    await expect(element).toHaveAttribute('aria-readonly', 'true');
    await expect(document.querySelectorAll('#storybook-root :is(input, button)')).toHaveLength(0);
    await expect(cell('labour-1', 'claimHours')).toHaveTextContent('2.50');
    await userEvent.tab();
    await expect(element).toHaveFocus();
  },
};

const parts: EditableTableProps<PartLine> = {
  label: 'Parts',
  rows: partLines(3),
  columns: partColumns,
  createRow: newPartLine,
  maxRows: 4,
  onRowsChange: fn(),
};

export const PickersRadiosAndSelects: StoryObj = {
  render: () => <Held {...parts} />,
  async play() {
    await grid();
    await userEvent.click(within(row('part-1')).getByRole('button', { name: 'Choose a part' }));
    await expect(cell('part-1', 'partsName')).toHaveTextContent('Engine speed sensor');
    await expect(cell('part-1', 'amount')).toHaveTextContent('61.20');
    await expect(totals()).toEqual(['Total', '6.00', '291.70']);

    await open('part-3', 'isCausal');
    await expect(input('part-3', 'isCausal')).toBeChecked();
    await expect(within(cell('part-1', 'isCausal')).getByRole('img', { name: 'No' })).toBeVisible();
    await open('part-2', 'returnRequired');
    await expect(input('part-2', 'returnRequired')).toBeChecked();

    await userEvent.click(await pointAt('part-1', 'sourceType'));
    await userEvent.click(await screen.findByTitle('Local purchase'));
    await expect(cell('part-1', 'sourceType')).toHaveTextContent('Local purchase');

    cell('part-2', 'sourceType').focus();
    await waitFor(() => expect(place(document.activeElement)).toEqual(['part-2', 'sourceType']));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(place(document.activeElement)).toEqual(['part-3', 'sourceType']));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(place(document.activeElement)).toEqual(['part-2', 'sourceType']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-expanded', 'true'));
    const active = () => document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    await waitFor(() => expect(active()).toMatch(/_1$/));
    // rc-select reads the old `which`, which userEvent leaves out.
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown', keyCode: 40 });
    await waitFor(() => expect(active()).toMatch(/_2$/));
    await fireEvent.keyUp(document.activeElement!, { key: 'Enter', keyCode: 13 });
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(cell('part-2', 'sourceType')).toHaveTextContent('Local purchase'));
    await expect((parts.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0]).toMatchObject([
      { sourceType: 'local_purchase' },
      { sourceType: 'local_purchase', returnRequired: true },
      {},
    ]);
  },
};

export const NoMoreRowsThanAllowed: StoryObj = {
  render: () => <Held {...parts} />,
  async play() {
    await grid();
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    await expect(rows()).toHaveLength(4);
    await expect(screen.getByRole('button', { name: 'Add row' })).toBeDisabled();
  },
};

export const DatesAreTypedAndStoredAsText: Story = {
  async play({ args }) {
    await grid();
    cell('labour-1', 'workDate').focus();
    const date = await waitFor(() => {
      const found = cell('labour-1', 'workDate').querySelector('input');
      if (!found) throw new Error('no date input yet');
      return found;
    });
    await waitFor(() => expect(date).toHaveFocus());
    await userEvent.clear(date);
    await userEvent.type(date, '2026-03-05{Enter}');
    await expect(lastChange(args)).toMatchObject({ edits: [{ rowId: 'labour-1', column: 'workDate', value: '2026-03-05' }] });
  },
};

export const NarrowTablesKeepTheirFirstColumn: Story = {
  args: { rowNumber: true, rowSelection: true },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  async play() {
    const element = await grid();
    await expect(element.scrollWidth).toBeGreaterThan(element.clientWidth);
    element.scrollLeft = 400;
    await waitFor(() => expect(Math.round(cell('labour-1', 'hourCode').getBoundingClientRect().left)).toBe(Math.round(element.getBoundingClientRect().left)));
    await expect(element.getBoundingClientRect().width).toBeLessThanOrEqual(358);
    element.scrollLeft = 0;
    await open('labour-1', 'hourName');
    await userEvent.keyboard('{Escape}{End}');
    const last = cell('labour-1', 'remark').getBoundingClientRect();
    await expect(place(document.activeElement)).toEqual(['labour-1', 'remark']);
    await expect(last.right).toBeLessThanOrEqual(element.getBoundingClientRect().right + 1);
  },
};

/** A parent that answers every edit with rows of its own. */
function Corrector() {
  return <Held label="Labour" columns={labourColumns} rows={labourLines(1)} ref={table} />;
}

export const SavedChangesStartOver: StoryObj = {
  render: () => <Corrector />,
  async play() {
    await grid();
    await userEvent.type(await open('labour-1', 'remark'), 'x');
    await expect(table.current!.getChanges().edited).toMatchObject([{ id: 'labour-1', remark: 'x' }]);
    table.current!.acceptChanges();
    await expect(table.current!.getChanges()).toEqual({ added: [], edited: [], deletedIds: [] });
  },
};
