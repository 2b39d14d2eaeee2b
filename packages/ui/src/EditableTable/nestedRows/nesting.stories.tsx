import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Held } from '../EditableTable.fixtures.tsx';
import { type EditableColumn, EditableTable, type EditableTableHandle, numberColumn, selectColumn, textColumn } from '../index.ts';

interface PartLine {
  id: string;
  order: string;
  warehouse: string | null;
  part: string;
  quantity: number | null;
  amount: number | null;
}

const warehouses = [
  { value: 'CL', label: 'Santiago' },
  { value: 'KZ', label: 'Kostanay' },
  { value: 'CI', label: 'Abidjan' },
];

const columns: EditableColumn<PartLine>[] = [
  selectColumn({ key: 'warehouse', title: 'Warehouse', width: 160, options: warehouses }),
  textColumn({ key: 'part', title: 'Part', width: 220, required: true }),
  numberColumn({ key: 'quantity', title: 'Quantity', width: 120, statistics: true }),
  numberColumn({ key: 'amount', title: 'Amount', width: 140, precision: 2, statistics: true }),
];
const names = ['Blade', 'Seal kit', 'Hydraulic pump', 'Filter', 'Bearing'];
const lines = (count: number): PartLine[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `line-${index + 1}`,
    order: `PO-${(index % 2) + 1}`,
    warehouse: index === 4 ? null : warehouses[index % 3]!.value,
    part: `${names[index % names.length]} ${index + 1}`,
    quantity: index + 1,
    amount: (index + 1) * 10.25,
  }));

const table = createRef<EditableTableHandle<PartLine>>();

/** Rows below others: in groups by the values of columns, or as a tree. */
const meta = {
  title: 'EditableTable/Groups and trees',
  tags: ['!autodocs'],
  component: EditableTable<PartLine>,
  args: { ref: table, label: 'Parts', rows: lines(7), columns, rowGroups: { by: ['warehouse'] }, onRowsChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof EditableTable<PartLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines on show from top to bottom: a heading by its text, a row by its id. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row-id]')]
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((line) => (line.dataset['rowId']!.startsWith('group:') ? textOf(line) : line.dataset['rowId']));
const textOf = (line: HTMLElement) => [...line.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent).join(' | ');
const heading = (text: string) => screen.getAllByRole('row').find((row) => row.dataset['rowId']?.startsWith('group:') && textOf(row).includes(text))!;
const cell = (rowId: string, column: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] > [data-column="${column}"]`)!;

/** A heading has the value, the number of rows and their exact sums. */
export const Grouped: Story = {
  async play() {
    await screen.findByRole('treegrid');
    await expect(shown()).toEqual([
      'WarehouseSantiago3 rows | 12 | 123.00',
      'line-1',
      'line-4',
      'line-7',
      'WarehouseKostanay1 row | 2 | 20.50',
      'line-2',
      'WarehouseAbidjan2 rows | 9 | 92.25',
      'line-3',
      'line-6',
      'Warehouse(empty)1 row | 5 | 51.25',
      'line-5',
    ]);
    await userEvent.click(within(heading('Santiago')).getByText('Santiago'));
    await waitFor(() => expect(heading('Santiago')).toHaveAttribute('aria-expanded', 'false'));
    await expect(shown().slice(0, 2)).toEqual(['WarehouseSantiago3 rows | 12 | 123.00', 'WarehouseKostanay1 row | 2 | 20.50']);
    await expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '10');
    await expect(table.current!.getRows()).toHaveLength(7);
  },
};

/** Typing adds up at once; another value of the grouped column moves the row when the user leaves it. */
export const EditedInGroups: Story = {
  async play() {
    await screen.findByRole('treegrid');
    table.current!.focusCell('line-2', 'quantity');
    await waitFor(() => expect(cell('line-2', 'quantity').querySelector('input')).toHaveFocus());
    await userEvent.keyboard('40');
    await waitFor(() => expect(shown()).toContain('WarehouseKostanay1 row | 40 | 20.50'));
    table.current!.setValues([{ rowId: 'line-1', values: { warehouse: 'KZ' } }]);
    await waitFor(() => expect(shown().slice(0, 3)).toEqual(['WarehouseKostanay2 rows | 41 | 30.75', 'line-1', 'line-2']));
    await expect(cell('line-2', 'quantity').querySelector('input')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for row 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Insert row below' }));
    await waitFor(() => expect(shown()[0]).toBe('WarehouseKostanay3 rows | 41 | 30.75'));
    await expect(table.current!.getRows()[2]).toMatchObject({ warehouse: 'KZ' });
  },
};

/** The arrows go through headings as through rows, and open and close them. */
export const ByKeyboard: Story = {
  async play() {
    await screen.findByRole('treegrid');
    table.current!.focusCell('line-7', 'part');
    await waitFor(() => expect(cell('line-7', 'part').querySelector('input')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(heading('Kostanay')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(heading('Kostanay')).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(heading('Abidjan')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(heading('Kostanay')).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}');
    // In the column that the user came along.
    await waitFor(() => expect(cell('line-2', 'part').querySelector('input')).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(document.querySelectorAll('[data-in-range]')).toHaveLength(3);
    await expect(document.querySelector('[data-row-id^="group:"] [data-in-range]')).toBeNull();
  },
};

/** Two columns, closed at first; the grouped columns need no room of their own. */
export const WithinGroups: Story = {
  args: {
    rows: lines(12),
    columns: [
      textColumn<PartLine>({ key: 'order', title: 'Order', hidden: true }),
      ...columns.map((column) => ({ ...column, hidden: column.key === 'warehouse' })),
    ],
    rowGroups: { by: ['order', 'warehouse'], startClosed: true },
    rowSelection: true,
    rowNumber: true,
  },
  async play() {
    await screen.findByRole('treegrid');
    await expect(shown()).toEqual([' | OrderPO-16 rows | 36 | 369.00', ' | OrderPO-26 rows | 42 | 430.50']);
    await userEvent.click(within(heading('PO-1')).getByText('PO-1'));
    await waitFor(() => expect(shown()).toHaveLength(6));
    await userEvent.click(within(heading('Abidjan')).getByText('Abidjan'));
    await waitFor(() => expect(shown()).toContain('line-3'));
    const box = within(heading('Abidjan')).getByRole('checkbox', { name: 'Select all rows of the group' });
    await userEvent.click(box);
    await expect(table.current!.getSelectedRowIds()).toEqual(['line-3', 'line-9']);
    await expect(within(heading('PO-1')).getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
    await table.current!.validate({ focus: true });
    table.current!.focusCell('line-8', 'part');
    await waitFor(() => expect(cell('line-8', 'part').querySelector('input')).toHaveFocus());
    table.current!.closeAll();
    await waitFor(() => expect(shown()).toHaveLength(2));
  },
};

const onClosedChange = fn();

/** Pages count rows, and name the groups again that go on. */
export const GroupedPages: Story = {
  args: { rows: lines(25), pages: { defaultPageSize: 10 }, rowGroups: { by: ['warehouse'], onClosedChange }, sortable: true },
  async play() {
    await screen.findByRole('treegrid');
    await expect(screen.getByText('1-10 of 25')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(shown()[0]).toMatch(/^WarehouseKostanay/));
    await userEvent.click(within(heading('Kostanay')).getByText('Kostanay'));
    await waitFor(() => expect(onClosedChange).toHaveBeenCalledOnce());
    await expect(await screen.findByText(/of 19$/)).toBeVisible();
  },
};

interface Assembly {
  id: string;
  parent: string | null;
  name: string;
  quantity: number | null;
}

const assemblies: Assembly[] = [
  { id: 'tractor', parent: null, name: 'Tractor', quantity: 1 },
  { id: 'axle', parent: 'tractor', name: 'Front axle', quantity: 1 },
  { id: 'hub', parent: 'axle', name: 'Hub', quantity: 2 },
  { id: 'bolt', parent: 'hub', name: 'Wheel bolt', quantity: 16 },
  { id: 'engine', parent: 'tractor', name: 'Engine', quantity: 1 },
  { id: 'pump', parent: 'engine', name: 'Fuel pump', quantity: 1 },
  { id: 'loader', parent: null, name: 'Front loader', quantity: 1 },
];
const assemblyColumns: EditableColumn<Assembly>[] = [
  textColumn({ key: 'name', title: 'Assembly', width: 320, required: true }),
  numberColumn({ key: 'quantity', title: 'Quantity', width: 140, statistics: true }),
];
const tree = createRef<EditableTableHandle<Assembly>>();

/** Rows that name the row that they stand below. */
export const Tree: StoryObj<typeof EditableTable<Assembly>> = {
  args: { ref: tree, label: 'Assemblies', rows: assemblies, columns: assemblyColumns, tree: { parentKey: 'parent' }, filterable: true, rowNumber: true },
  render: (args) => <Held {...args} />,
  async play() {
    await screen.findByRole('treegrid');
    await expect(shown()).toEqual(['tractor', 'axle', 'hub', 'bolt', 'engine', 'pump', 'loader']);
    await expect(
      screen
        .getAllByRole('row')
        .slice(1, 5)
        .map((row) => row.getAttribute('aria-level')),
    ).toEqual(['1', '2', '3', '4']);
    await userEvent.click(screen.getByRole('button', { name: 'Rows below row 2' }));
    await waitFor(() => expect(shown()).toEqual(['tractor', 'axle', 'engine', 'pump', 'loader']));
    tree.current!.focusCell('pump', 'name');
    await waitFor(() => expect(cell('pump', 'name').querySelector('input')).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(cell('engine', 'name').querySelector('input')).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(shown()).toEqual(['tractor', 'axle', 'engine', 'loader']));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(shown()).toContain('pump'));
    await userEvent.keyboard('Motor');
    await expect(tree.current!.getRows()[4]).toMatchObject({ name: 'Motor' });
  },
};

/** Rows that others stand below stay above them; a press goes to the row, one on its arrow closes it. */
export const TreeRowsThatStay: StoryObj<typeof EditableTable<Assembly>> = {
  ...Tree,
  args: { ...Tree.args, maxHeight: 244 },
  async play() {
    await screen.findByRole('treegrid');
    grid().scrollTo({ top: 100 });
    await waitFor(() => expect(stuck()).toHaveLength(1));
    await expect(stuck()[0]).toContain('Tractor');
    await userEvent.click(document.querySelector<HTMLElement>('[data-rows] > [aria-hidden] > *')!);
    await waitFor(() => expect(cell('tractor', 'name').querySelector('input')).toHaveFocus());
    await expect(grid().scrollTop).toBe(0);
    grid().scrollTo({ top: 100 });
    await waitFor(() => expect(stuck()).toHaveLength(1));
    await userEvent.click(document.querySelector<HTMLElement>('[data-rows] > [aria-hidden] button')!);
    await waitFor(() => expect(shown()).toEqual(['tractor', 'loader']));
    await expect(stuck()).toEqual([]);
  },
};

/** A row comes inside another; a deleted row takes what stands below it along, and one undo brings all back. */
export const TreeGrowsAndShrinks: StoryObj<typeof EditableTable<Assembly>> = {
  ...Tree,
  async play() {
    await screen.findByRole('treegrid');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for row 5' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Insert row inside' }));
    await waitFor(() => expect(document.activeElement?.closest('[data-row-id]')).toHaveAttribute('aria-level', '3'));
    await userEvent.keyboard('Turbocharger');
    await expect(tree.current!.getRows().at(-1)).toMatchObject({ name: 'Turbocharger', parent: 'engine' });
    await userEvent.click(screen.getByRole('button', { name: 'Actions for row 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Delete these 3 rows?' })).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shown()).toHaveLength(5));
    await expect(shown()).not.toContain('bolt');
  },
};

const stuck = () =>
  [...document.querySelectorAll<HTMLElement>('[data-rows] > [aria-hidden] > *')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(' | '),
  );
const grid = () => screen.getByRole('treegrid');
const isCovered = (element: HTMLElement) => {
  const { left, top, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 4, top + height / 2)?.closest('[data-row-id]') !== element.closest('[data-row-id]');
};

/** The heading of the rows in view stays above them, as something to see and to press: those who hear the table and the keys meet it once. */
export const HeadingsThatStay: Story = {
  args: {
    rows: lines(40),
    rowGroups: { by: ['order', 'warehouse'] },
    columns: [textColumn<PartLine>({ key: 'order', title: 'Order', hidden: true }), ...columns],
  },
  async play() {
    await screen.findByRole('treegrid');
    await expect(stuck()).toEqual([]);
    grid().scrollTo({ top: 200 });
    await waitFor(() => expect(stuck()).toEqual(['OrderPO-120 rows | 400 | 4,100.00', 'WarehouseSantiago7 rows | 133 | 1,363.25']));
    await expect(screen.getAllByRole('row').filter((row) => textOf(row).includes('PO-1'))).toHaveLength(1);
    // Typing adds up there as well.
    table.current!.setValues([{ rowId: 'line-1', values: { quantity: 101 } }]);
    await waitFor(() => expect(stuck()[0]).toBe('OrderPO-120 rows | 500 | 4,100.00'));
    // A row above that the keys go to comes to lie below the headings.
    table.current!.focusCell('line-25', 'part');
    await waitFor(() => expect(cell('line-25', 'part').querySelector('input')).toHaveFocus());
    grid().scrollTo({ top: 500 });
    await waitFor(() => expect(isCovered(cell('line-25', 'part'))).toBe(true));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(cell('line-19', 'part').querySelector('input')).toHaveFocus());
    await waitFor(() => expect(isCovered(cell('line-19', 'part'))).toBe(false));
    // A press closes the group, and its own heading is there.
    await userEvent.click(document.querySelectorAll<HTMLElement>('[data-rows] > [aria-hidden] > *')[1]!);
    await waitFor(() => expect(heading('Santiago')).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(heading('Santiago')).toContainElement(document.activeElement as HTMLElement));
    await expect(isCovered(heading('Santiago').querySelector<HTMLElement>('[data-column]')!)).toBe(false);
  },
};

/** 390 px, dark, Russian. */
export const Narrow: Story = {
  args: {
    rows: lines(20),
    rowGroups: { by: ['order', 'warehouse'] },
    rowSelection: true,
    columns: [textColumn<PartLine>({ key: 'order', title: 'Order', hidden: true }), ...columns],
  },
  globals: { theme: 'dark', language: 'ru' },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  async play() {
    await screen.findByRole('treegrid');
    await expect(document.querySelector<HTMLElement>('[data-table-root]')!.scrollWidth).toBeLessThanOrEqual(358);
  },
};
