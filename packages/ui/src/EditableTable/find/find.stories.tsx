import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Held } from '../EditableTable.fixtures.tsx';
import { type EditableColumn, EditableTable, type EditableTableHandle, numberColumn, readOnlyColumn, selectColumn, textColumn } from '../index.ts';

interface StockLine {
  id: string;
  part: string;
  warehouse: string;
  quantity: number | null;
  price: number;
}

const warehouses = [
  { value: 'CL', label: 'Santiago' },
  { value: 'KZ', label: 'Kostanay' },
  { value: 'CI', label: 'Abidjan' },
];
const columns: EditableColumn<StockLine>[] = [
  textColumn({ key: 'part', title: 'Part', width: 260, required: true }),
  selectColumn({ key: 'warehouse', title: 'Warehouse', width: 160, options: warehouses }),
  numberColumn({ key: 'quantity', title: 'Quantity', width: 120 }),
  readOnlyColumn({ key: 'price', title: 'Price', width: 140, precision: 2 }),
];
const names = ['Hydraulic pump', 'Seal kit', 'Blade', 'Filter', 'Bearing'];
const lines = (count: number): StockLine[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `line-${index + 1}`,
    part: `${names[index % names.length]} ${index + 1}`,
    warehouse: warehouses[index % 3]!.value,
    quantity: index,
    price: index + 1000,
  }));

const manyLines = lines(100_000);

const table = createRef<EditableTableHandle<StockLine>>();

/** Texts are found in all rows on show, also in those that are not drawn. */
const meta = {
  title: 'EditableTable/Find',
  tags: ['!autodocs'],
  component: EditableTable<StockLine>,
  args: { ref: table, label: 'Stock', rows: lines(60), columns, rowNumber: true, onRowsChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof EditableTable<StockLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const { keyboard } = userEvent;
const cell = (rowId: string, column: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] > [data-column="${column}"]`)!;
const isIn = (rowId: string, column: string) => waitFor(() => expect(cell(rowId, column)).toContainElement(document.activeElement as HTMLElement));
const bar = () => screen.findByRole('search', { name: 'Find in the table' });
const marked = (mark: 'hit' | 'here') =>
  [...document.querySelectorAll<HTMLElement>(`[data-found="${mark}"]`)].map((one) => `${one.parentElement!.dataset['rowId']} ${one.dataset['column']}`);
const said = () => document.querySelector('[data-announcements]')!;
const openByKeys = async () => {
  await keyboard('{Control>}f{/Control}');
  const find = within(await bar());
  await waitFor(() => expect(find.getByRole('textbox', { name: 'Find' })).toHaveFocus());
  return find;
};
async function walkTo(rowId: string, column: string) {
  await screen.findByRole('grid');
  table.current!.focusCell(rowId, column);
  await isIn(rowId, column);
}

/** Ctrl+F opens the bar; Enter goes on, Shift+Enter back, around the ends; Escape ends in the cell that was found. */
export const ByKeys: Story = {
  async play() {
    await walkTo('line-2', 'part');
    const find = await openByKeys();
    await keyboard('pump');
    await expect(await find.findByText('2 of 12')).toBeVisible();
    // The first one from where the user was.
    await waitFor(() => expect(marked('here')).toEqual(['line-6 part']));
    await expect(marked('hit')).toContain('line-1 part');
    await expect(cell('line-6', 'part')).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(said()).toHaveTextContent('2 of 12: row 6, Part: Hydraulic pump 6'));
    await keyboard('{Shift>}{Enter}{/Shift}');
    await expect(find.getByText('1 of 12')).toBeVisible();
    await keyboard('{Shift>}{Enter}{/Shift}');
    await expect(find.getByText('12 of 12')).toBeVisible();
    // Its row was not drawn, and is scrolled to.
    await waitFor(() => expect(cell('line-56', 'part')).toBeVisible());
    await expect(find.getByRole('textbox', { name: 'Find' })).toHaveFocus();
    await keyboard('{Enter}{F3}');
    await expect(find.getByText('2 of 12')).toBeVisible();
    await keyboard('{Escape}');
    await isIn('line-6', 'part');
    await expect(screen.queryByRole('search')).toBeNull();
    await expect(document.querySelector('[data-found]')).toBeNull();
  },
};

/** Nothing is found: Escape gives the focus back to the cell that had it. */
export const NotFound: Story = {
  async play() {
    await walkTo('line-2', 'quantity');
    const find = await openByKeys();
    await keyboard('gearbox');
    await expect(await find.findByText('Not found')).toHaveAttribute('role', 'status');
    await expect(find.getByRole('button', { name: 'Next (Enter)' })).toBeDisabled();
    await keyboard('{Escape}');
    await isIn('line-2', 'quantity');
    // What was looked for last is there again, to be replaced or gone on with.
    const again = await openByKeys();
    await expect(again.getByRole('textbox', { name: 'Find' })).toHaveValue('gearbox');
  },
};

/** Names, not codes, and numbers as they are written; case and whole cells where that is asked for. */
export const WhatCellsShow: Story = {
  args: { findable: true },
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Find in the table (Ctrl+F)' }));
    const find = within(await bar());
    const field = find.getByRole('textbox', { name: 'Find' });
    await waitFor(() => expect(field).toHaveFocus());
    await keyboard('santiago');
    await expect(await find.findByText('1 of 20')).toBeVisible();
    await userEvent.click(find.getByRole('checkbox', { name: 'Match case' }));
    await expect(await find.findByText('Not found')).toBeVisible();
    await userEvent.click(find.getByRole('checkbox', { name: 'Match case' }));
    await userEvent.clear(field);
    await userEvent.type(field, '1,010.00');
    await expect(await find.findByText('1 of 1')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await userEvent.click(find.getByRole('checkbox', { name: 'Whole cell' }));
    await expect(await find.findByText('1 of 1')).toBeVisible();
    await expect(marked('here')).toEqual(['line-6 quantity']);
    await userEvent.click(find.getByRole('button', { name: 'Close the search' }));
    await isIn('line-6', 'quantity');
  },
};

/** The count follows what is typed in the table, and its sort; F3 there goes from cell to cell. */
export const WhileEditing: Story = {
  args: { sortable: true },
  async play() {
    await walkTo('line-1', 'part');
    const find = await openByKeys();
    await keyboard('blade');
    await expect(await find.findByText('1 of 12')).toBeVisible();
    await userEvent.click(cell('line-3', 'part'));
    await isIn('line-3', 'part');
    await userEvent.clear(document.activeElement!);
    await keyboard('Knife');
    await expect(await find.findByText('– of 11')).toBeVisible();
    await keyboard('{F3}');
    await isIn('line-8', 'part');
    await expect(find.getByText('1 of 11')).toBeVisible();
    await keyboard('{Shift>}{F3}{/Shift}');
    await isIn('line-58', 'part');
    await userEvent.click(document.querySelector('[data-head="quantity"] button')!);
    await userEvent.click(document.querySelector('[data-head="quantity"] button')!);
    await expect(await find.findByText('1 of 11')).toBeVisible();
  },
};

/** A hit opens what it stands below; headings are found, too. */
export const InClosedGroups: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, hidden: column.key === 'warehouse' })),
    rowGroups: { by: ['warehouse'], startClosed: true },
    findable: true,
  },
  async play() {
    await screen.findByRole('treegrid');
    const button = screen.getByRole('button', { name: 'Find in the table (Ctrl+F)' });
    await userEvent.click(button);
    await waitFor(async () => expect(within(await bar()).getByRole('textbox', { name: 'Find' })).toHaveFocus());
    // Nothing was looked for: back to where the user came from.
    await keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const find = within(await bar());
    await waitFor(() => expect(find.getByRole('textbox', { name: 'Find' })).toHaveFocus());
    await keyboard('abidjan');
    await expect(await find.findByText('1 of 1')).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-found="here"]')).toHaveTextContent('Abidjan'));
    await userEvent.clear(find.getByRole('textbox', { name: 'Find' }));
    await keyboard('filter 9');
    await expect(await find.findByText('1 of 1')).toBeVisible();
    await waitFor(() => expect(marked('here')).toEqual(['line-9 part']));
    await keyboard('{Escape}');
    await isIn('line-9', 'part');
  },
};

/** In a table to be read, page by page. */
export const ReadOnlyPages: Story = {
  args: { readOnly: true, pages: { defaultPageSize: 10 }, findable: true },
  globals: { language: 'zh-cn' },
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: '在表格中查找（Ctrl+F）' }));
    const find = within(await screen.findByRole('search', { name: '在表格中查找' }));
    await waitFor(() => expect(find.getByRole('textbox', { name: '查找' })).toHaveFocus());
    await keyboard('bearing 45');
    await expect(await find.findByText('1 / 1')).toBeVisible();
    await waitFor(() => expect(marked('here')).toEqual(['line-45 part']));
    await keyboard('{Escape}');
    await isIn('line-45', 'part');
  },
};

const submit = fn((event: Event) => event.preventDefault());

/** In a form, Enter looks for the next hit and submits nothing. */
export const InAForm: Story = {
  decorators: [
    (Story) => (
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Story />
        <button type="submit">Save</button>
      </form>
    ),
  ],
  async play() {
    submit.mockClear();
    await walkTo('line-1', 'part');
    const find = await openByKeys();
    await keyboard('seal{Enter}');
    await expect(await find.findByText('2 of 12')).toBeVisible();
    await expect(submit).not.toHaveBeenCalled();
  },
};

/** A hundred thousand rows are read a slice at a time: the bar takes keys, and the count grows. */
export const LongTable: Story = {
  render: (args) => <Held {...args} rows={manyLines} />,
  tags: ['!dev'],
  async play() {
    await walkTo('line-1', 'part');
    const find = await openByKeys();
    await keyboard('blade 99998');
    await waitFor(() => expect(find.getByText('1 of 1')).toBeVisible(), { timeout: 20_000 });
    await waitFor(() => expect(marked('here')).toEqual(['line-99998 part']));
  },
};

/** 390 px, dark, Russian, with the keyboard of that language. */
export const Narrow: Story = {
  globals: { theme: 'dark', language: 'ru' },
  args: { findable: true },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  async play() {
    await walkTo('line-1', 'part');
    await fireEvent.keyDown(document.activeElement!, { key: 'а', code: 'KeyF', ctrlKey: true });
    const find = await screen.findByRole('search', { name: 'Поиск в таблице' });
    await waitFor(() => expect(within(find).getByRole('textbox', { name: 'Найти' })).toHaveFocus());
    await keyboard('filter');
    await expect(await within(find).findByText('1 из 12')).toBeVisible();
    await expect(find.scrollWidth).toBeLessThanOrEqual(358);
    const [field, next] = [within(find).getByRole('textbox'), within(find).getByRole('button', { name: 'Следующее (Enter)' })];
    await expect(Math.abs(field.getBoundingClientRect().top - next.getBoundingClientRect().top)).toBeLessThan(16);
  },
};

/** What is typed straight after the keys is looked for, even while the code of the bar is on its way, and stands in no cell. */
export const TypedOn: Story = {
  async play() {
    await screen.findByRole('grid');
    table.current!.focusCell('line-1', 'part');
    await isIn('line-1', 'part');
    await keyboard('{Control>}f{/Control}blade 13');
    const text = within(await bar()).getByRole('textbox');
    await expect(text).toHaveValue('blade 13');
    await expect(text).toHaveFocus();
    await waitFor(() => expect(marked('here')).toEqual(['line-13 part']));
    await expect(table.current!.getChanges().edited).toEqual([]);
    await keyboard('{Escape}');
    await isIn('line-13', 'part');
  },
};
