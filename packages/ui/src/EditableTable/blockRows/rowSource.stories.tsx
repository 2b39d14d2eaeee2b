import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type EditableColumn,
  EditableTable,
  type EditableTableHandle,
  type EditableTableProps,
  numberColumn,
  type RowAnswer,
  type RowRequest,
  type RowSource,
  selectColumn,
  type SelectedRows,
  textColumn,
} from '../index.ts';

interface StockLine {
  id: string;
  part: string;
  warehouse: string;
  quantity: number | null;
}

const warehouses = [
  { value: 'CL', label: 'Santiago' },
  { value: 'KZ', label: 'Kostanay' },
  { value: 'CI', label: 'Abidjan' },
];
const names = ['Blade', 'Seal kit', 'Hydraulic pump', 'Filter', 'Bearing'];

const columns: EditableColumn<StockLine>[] = [
  textColumn({ key: 'part', title: 'Part', width: 220, required: true, frozen: 'left' }),
  selectColumn({ key: 'warehouse', title: 'Warehouse', width: 160, options: warehouses }),
  numberColumn({ key: 'quantity', title: 'Quantity', width: 140, min: 0 }),
];

const line = (index: number): StockLine => ({
  id: `line-${index}`,
  part: `${names[index % names.length]} ${index + 1}`,
  warehouse: warehouses[index % warehouses.length]!.value,
  quantity: index % 500,
});

/** A server that works rows out instead of keeping them: it sorts by the quantity and filters by the warehouse. */
function answer(total: number, { from, to, sort, filters }: RowRequest): RowAnswer<StockLine> {
  const warehouse = filters['warehouse'];
  const wanted = warehouse?.kind === 'choices' ? warehouses.findIndex(({ value }) => value === warehouse.values[0]) : -1;
  const count = wanted < 0 ? total : Math.ceil((total - wanted) / warehouses.length);
  const place = (at: number) => (wanted < 0 ? at : at * warehouses.length + wanted);
  const isDown = sort[0]?.order === 'desc';
  const end = Math.min(to, count);
  return { rows: Array.from({ length: Math.max(0, end - from) }, (_, at) => line(place(isDown ? count - 1 - from - at : from + at))), total: count };
}

const later = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** What a source was asked for, and how it answers. */
function createSource(total: number, { ms = 0, ...more }: { ms?: number } & Omit<RowSource<StockLine>, 'load'> = {}) {
  const load = fn(async (request: RowRequest) => {
    if (ms > 0) await later(ms, request.signal);
    return answer(total, request);
  });
  return { load, ...more };
}

const table = createRef<EditableTableHandle<StockLine>>();

/** Rows that a server hands out block by block, as they are scrolled into view. */
const meta = {
  title: 'EditableTable/Rows of a source',
  tags: ['!autodocs'],
  component: EditableTable<StockLine>,
  args: { ref: table, label: 'Stock', columns, rowNumber: true, rowActions: false, size: 'compact', rowSource: createSource(1_000_000) },
} satisfies Meta<typeof EditableTable<StockLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = () => screen.getByRole('grid', { name: 'Stock' });
const rowAt = (number: number) => grid().querySelector<HTMLElement>(`[role="row"][aria-rowindex="${number + 1}"]`);
const cell = (rowId: string, column: string) => grid().querySelector<HTMLElement>(`[data-row-id="${rowId}"] > [data-column="${column}"]`)!;
const textOf = (number: number) => rowAt(number)?.textContent ?? '';
/** Waits until a line has a row; `line-…` by the number of the row at the source. */
const loaded = async (number: number, row = number) =>
  waitFor(() => expect(rowAt(number)).toHaveAttribute('data-row-id', `line-${row - 1}`), { timeout: 5000 });
/** First rows of the blocks that were asked for. */
const asked = ({ load }: Pick<ReturnType<typeof createSource>, 'load'>) => load.mock.calls.map(([{ from }]) => from);

const million = createSource(1_000_000);

/** The table is as long as all rows at once; the end is as near as the start. */
export const Million: Story = {
  args: { rowSource: million },
  async play() {
    million.load.mockClear();
    await screen.findByRole('grid');
    await loaded(1);
    await expect(grid()).toHaveAttribute('aria-rowcount', '1000001');
    grid().scrollTop = grid().scrollHeight;
    await loaded(1_000_000);
    grid().scrollTop = 0;
    await loaded(1);
    await expect(asked(million).length).toBeLessThan(8);
  },
};

const tenMillion = createSource(10_000_000);

/** Far more rows than a browser can scroll: the scroll bar goes in proportion, the wheel as ever. */
export const TenMillion: Story = {
  args: { rowSource: tenMillion },
  async play() {
    await screen.findByRole('grid');
    await loaded(1);
    const middle = grid().scrollHeight / 2;
    grid().scrollTop = middle;
    await waitFor(() => expect(firstNumber()).toBeGreaterThan(4_000_000), { timeout: 5000 });
    const before = firstNumber();
    await loaded(before + 5);
    grid().scrollTop += 40;
    await waitFor(() => expect(firstNumber()).toBe(before + 1));
    // Put back into proportion, the rows stay.
    await waitFor(() => expect(grid().scrollTop).toBeLessThan(middle + 20), { timeout: 2000 });
    await expect(firstNumber()).toBe(before + 1);
    grid().scrollTop = grid().scrollHeight;
    await loaded(10_000_000);
  },
};

/** Number of the first row that is wholly in view; 0 while there is none. */
function firstNumber(): number {
  const top = grid().querySelector('[role="columnheader"]')!.getBoundingClientRect().bottom;
  const rows = [...grid().querySelectorAll<HTMLElement>('[data-row-id]')].filter((row) => row.getBoundingClientRect().top >= top - 1);
  return rows.length === 0 ? 0 : Math.min(...rows.map((row) => Number(row.ariaRowIndex) - 1));
}

const slow = createSource(5000, { ms: 400 });

/** Lines wait quietly for their rows; what is only flown over is not asked for, and what was left is given up. */
export const Slow: Story = {
  args: { rowSource: slow },
  async play() {
    slow.load.mockClear();
    await screen.findByRole('grid');
    await waitFor(() => expect(rowAt(1)).toHaveAttribute('aria-busy', 'true'));
    await expect(grid()).toHaveAttribute('aria-rowcount', '-1');
    await expect(within(rowAt(1)!).getAllByText('Loading')[0]).toBeInTheDocument();
    await loaded(1);
    await expect(rowAt(1)).not.toHaveAttribute('aria-busy');
    await expect(grid()).toHaveAttribute('aria-rowcount', '5001');
    for (const row of [1000, 2000, 3000, 4000]) {
      grid().scrollTop = row * 40;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await loaded(4005);
    await expect(asked(slow).filter((from) => from > 200 && from < 3900)).toEqual([]);
  },
};

let isOffline = false;
const failing = {
  load: fn(async (request: RowRequest) => {
    await Promise.resolve();
    if (isOffline && request.from > 0) throw new Error('The server cannot be reached');
    return answer(300, request);
  }),
  blockSize: 20,
};

/** A block that failed says so where its rows would be, and is tried again from there, by keys as well. */
export const Failing: Story = {
  args: { rowSource: failing },
  beforeEach() {
    isOffline = true;
  },
  async play() {
    await screen.findByRole('grid');
    await loaded(1);
    grid().scrollTop = 20 * 40;
    await waitFor(() => expect(textOf(25)).toContain('Rows 21–40 could not be loaded: The server cannot be reached'));
    isOffline = false;
    await userEvent.click(within(rowAt(25)!).getByRole('button', { name: 'Try again' }));
    await loaded(25);
    isOffline = true;
    grid().scrollTop = 200 * 40;
    await waitFor(() => expect(textOf(205)).toContain('could not be loaded'));
    isOffline = false;
    within(rowAt(205)!).getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await loaded(205);
  },
};

const far = createSource(100_000);

/** The keys go to lines whose rows are not loaded, and on in the rows once they are. */
export const ByKeyboard: Story = {
  args: { rowSource: far },
  async play() {
    await screen.findByRole('grid');
    await loaded(1);
    table.current!.focusCell('line-0', 'part');
    await waitFor(() => expect(cell('line-0', 'part').querySelector('input')).toHaveFocus());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(cell('line-99999', 'part')?.querySelector('input')).toHaveFocus(), { timeout: 5000 });
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(cell('line-0', 'part')?.querySelector('input')).toHaveFocus(), { timeout: 5000 });
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(grid()).toContainElement(document.activeElement as HTMLElement));
  },
};

const edited = createSource(2000, { blockSize: 50, maxBlocks: 3 });

/** What the user has changed stays however far they scroll, sort and come back. */
export const Editing: Story = {
  args: { rowSource: edited, sortable: true, rowActions: true, rowSelection: true },
  async play() {
    await screen.findByRole('grid');
    await loaded(1);
    table.current!.focusCell('line-2', 'quantity');
    await waitFor(() => expect(cell('line-2', 'quantity').querySelector('input')).toHaveFocus());
    await userEvent.keyboard('77{Enter}');
    for (const row of [400, 800, 1200, 1600]) {
      grid().scrollTop = row * 40;
      await loaded(row + 3);
    }
    await expect(table.current!.getRows().length).toBeLessThan(300);
    await expect(table.current!.getChanges().edited).toEqual([{ ...line(2), quantity: 77 }]);
    await userEvent.click(screen.getByRole('button', { name: /^Quantity/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Quantity/ }));
    await loaded(1, 2000);
    await expect(grid().scrollTop).toBe(0);
    grid().scrollTop = grid().scrollHeight;
    await loaded(1998, 3);
    await expect(cell('line-2', 'quantity')).toHaveTextContent('77');
    table.current!.undo();
    await waitFor(() => expect(cell('line-2', 'quantity')).toHaveTextContent('2'));
    await expect(table.current!.getChanges().edited).toEqual([]);
    table.current!.removeRows('line-0');
    await waitFor(() => expect(grid()).toHaveAttribute('aria-rowcount', '2000'));
    await expect(table.current!.getDeletedIds()).toEqual(['line-0']);
    const [added] = table.current!.addRows();
    await waitFor(() => expect(rowAt(2000)).toHaveAttribute('data-row-id', added));
  },
};

const chosen = createSource(1_000_000);
const onSelectedRowsChange = fn();

/** All rows are chosen as all but some, since most are not loaded. */
export const SelectionOfAll: Story = {
  args: { rowSource: chosen, rowSelection: true, onSelectedRowsChange },
  async play() {
    await screen.findByRole('grid');
    await loaded(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await screen.findByText('All rows are selected: 1,000,000');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
    await screen.findByText('Rows selected: 999,999, all but 1');
    await expect(onSelectedRowsChange).toHaveBeenLastCalledWith({ all: true, except: ['line-1'] });
    grid().scrollTop = 500_000 * 40;
    await waitFor(() => expect(grid().querySelectorAll('[aria-selected="true"]').length).toBeGreaterThan(5), { timeout: 5000 });
    await expect(table.current!.getSelectedRows()).toEqual({ all: true, except: ['line-1'] });
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(grid().querySelectorAll('[aria-selected="true"]')).toHaveLength(0));
    await expect(table.current!.getSelectedRows()).toEqual({ all: false, rowIds: [] });
  },
};

function HeldSelection(props: EditableTableProps<StockLine>) {
  const [selected, setSelected] = useState<SelectedRows>({ all: true, except: ['line-0'] });
  return (
    <>
      <EditableTable {...props} selectedRows={selected} onSelectedRowsChange={(next) => next.all && setSelected(next)} />
      <output>{JSON.stringify(selected)}</output>
    </>
  );
}

/** A parent that holds the chosen rows decides: this one takes no other choice than all but some. */
export const SelectionOfParent: Story = {
  args: { rowSource: createSource(500), rowSelection: true },
  render: (args) => <HeldSelection {...args} />,
  async play() {
    await screen.findByRole('grid');
    await loaded(1);
    await expect(rowAt(1)).toHaveAttribute('aria-selected', 'false');
    await expect(rowAt(2)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
    await screen.findByText('{"all":true,"except":["line-0","line-1"]}');
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await expect(table.current!.getSelectedRows()).toEqual({ all: true, except: ['line-0', 'line-1'] });
    await expect(rowAt(3)).toHaveAttribute('aria-selected', 'true');
  },
};

const filtered = createSource(900);

/** Sorts and filters of the headings are asked of the source. */
export const SortedAndFiltered: Story = {
  args: { rowSource: filtered, sortable: true, filterable: true },
  async play() {
    filtered.load.mockClear();
    await screen.findByRole('grid');
    await loaded(1);
    table.current!.setFilter('warehouse', { values: ['KZ'] });
    await loaded(1, 2);
    await expect(grid()).toHaveAttribute('aria-rowcount', '301');
    await screen.findByText('Rows: 300');
    await expect(filtered.load.mock.lastCall![0]).toMatchObject({ filters: { warehouse: { kind: 'choices', values: ['KZ'] } } });
    table.current!.setSort([{ column: 'quantity', order: 'desc' }]);
    await loaded(1, 899);
    await expect(filtered.load.mock.calls.at(-1)![0].sort).toEqual([{ column: 'quantity', order: 'desc' }]);
  },
};

const ranges = createSource(1000, { ms: 100, blockSize: 50, maxBlocks: 4 });

/** Nothing is copied or changed before all of the range is loaded; what is too long for that is said. */
export const RangeOfUnloaded: Story = {
  args: { rowSource: ranges, editing: 'click' },
  async play() {
    await screen.findByRole('grid');
    await loaded(1);
    await userEvent.click(cell('line-0', 'part'));
    await userEvent.keyboard('{Escape}{Escape}{Control>}a{/Control}');
    await screen.findByText(/^Rows of the range not loaded: \d+\. Choose at most 200 rows/);
    const clipboard = new DataTransfer();
    grid().dispatchEvent(new ClipboardEvent('copy', { clipboardData: clipboard, bubbles: true, cancelable: true }));
    await screen.findByText(/^Nothing was done\. Rows not loaded yet: \d+/);
    await expect(clipboard.types).toEqual([]);
  },
};

/** A shorter range is loaded, and then copied as any other. */
export const RangeIsLoaded: Story = {
  args: { rowSource: createSource(150, { ms: 50, blockSize: 50 }), editing: 'click' },
  async play() {
    await screen.findByRole('grid');
    await loaded(1);
    await userEvent.click(cell('line-0', 'part'));
    await userEvent.keyboard('{Escape}{Escape}{Control>}a{/Control}');
    await waitFor(() => expect(screen.queryByText(/^Rows of the range/)).toBeNull(), { timeout: 5000 });
    const clipboard = new DataTransfer();
    grid().dispatchEvent(new ClipboardEvent('copy', { clipboardData: clipboard, bubbles: true, cancelable: true }));
    await expect(clipboard.getData('text/plain').trim().split('\r\n')).toHaveLength(150);
  },
};

/** What needs all rows is refused at once, and not done by halves. */
export const Refused: Story = {
  args: { rowSource: createSource(150) },
  async play() {
    await screen.findByRole('grid');
    for (const call of ['clearRows', 'exportTable', 'downloadCsv', 'print'] as const)
      await expect(() => table.current![call]()).toThrow(`not with a rowSource: ${call}`);
  },
};

let counted = 0;
const recounted = {
  load: fn(async (request: RowRequest) => {
    await Promise.resolve();
    const { rows, total } = answer(120, request);
    return { rows: rows.map((row) => ({ ...row, quantity: row.quantity! + counted })), total };
  }),
  blockSize: 40,
};

/** Newer rows of the server are asked for by `reloadRows`; those that the user has changed stay as the user has them. */
export const Reloaded: Story = {
  args: { rowSource: recounted },
  beforeEach() {
    counted = 0;
  },
  async play() {
    await screen.findByRole('grid');
    await loaded(1);
    table.current!.setCells([{ rowId: 'line-2', column: 'quantity', value: 77 }]);
    counted = 100;
    table.current!.reloadRows();
    await waitFor(() => expect(cell('line-1', 'quantity')).toHaveTextContent('101'));
    await expect(cell('line-2', 'quantity')).toHaveTextContent('77');
    await expect(table.current!.getChanges().edited).toEqual([{ ...line(2), quantity: 77 }]);
  },
};

const two = { short: createSource(30), long: createSource(3000) };

function ChosenSource(props: EditableTableProps<StockLine>) {
  const [name, setName] = useState<keyof typeof two>('long');
  return (
    <>
      <button type="button" onClick={() => setName('short')}>
        Another warehouse
      </button>
      <EditableTable {...props} rowSource={two[name]} />
    </>
  );
}

/** Another `load` answers other rows: all are asked for anew, from the top. */
export const AnotherSource: Story = {
  render: (args) => <ChosenSource {...args} />,
  async play() {
    await screen.findByRole('grid');
    await loaded(1);
    grid().scrollTop = 2000 * 40;
    await loaded(2005);
    await userEvent.click(screen.getByRole('button', { name: 'Another warehouse' }));
    await waitFor(() => expect(grid()).toHaveAttribute('aria-rowcount', '31'));
    await expect(grid().scrollTop).toBe(0);
    await loaded(1);
    await expect(asked(two.short)).toEqual([0]);
  },
};
