import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Held } from '../EditableTable.fixtures.tsx';
import { type EditableColumn, EditableTable, type EditableTableHandle, numberColumn, readOnlyColumn, textColumn } from '../index.ts';

interface OrderLine {
  id: string;
  order: string;
  dealer: string;
  part: string;
  quantity: number | null;
}

const columns: EditableColumn<OrderLine>[] = [
  readOnlyColumn({ key: 'order', title: 'Order', width: 140, span: true }),
  readOnlyColumn({ key: 'dealer', title: 'Dealer', width: 180, span: true }),
  textColumn({ key: 'part', title: 'Part', width: 240 }),
  numberColumn({ key: 'quantity', title: 'Quantity', width: 120 }),
];
const lines = (count: number, each: number): OrderLine[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `line-${index + 1}`,
    order: `PO-${Math.floor(index / each) + 1}`,
    dealer: Math.floor(index / each) % 3 < 2 ? 'Santiago' : 'Kostanay',
    part: `Seal kit ${index + 1}`,
    quantity: index + 1,
  }));

const table = createRef<EditableTableHandle<OrderLine>>();

/** Equal values of a column below each other are one cell. */
const meta = {
  title: 'EditableTable/Cells of several rows',
  tags: ['!autodocs'],
  component: EditableTable<OrderLine>,
  args: { ref: table, label: 'Order lines', rows: lines(12, 3), columns, sortable: true, onRowsChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof EditableTable<OrderLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const { keyboard } = userEvent;
const cell = (rowId: string, column: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] > [data-column="${column}"]`)!;
const isIn = (rowId: string, column: string) => waitFor(() => expect(cell(rowId, column)).toContainElement(document.activeElement as HTMLElement));
/** Cells of a column as they are read: their text and the number of their rows. */
const read = (column: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-row-id] > [role="gridcell"][data-column="${column}"]`)]
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((one) => `${one.textContent} ${one.getAttribute('aria-rowspan') ?? 1}`);

/** Keys go from cell to cell, past all rows of one; a press on any of its rows goes to it. */
export const ByKeys: Story = {
  args: { maxHeight: 800 },
  async play() {
    await screen.findByRole('grid');
    await expect(read('order')).toEqual(['PO-1 3', 'PO-2 3', 'PO-3 3', 'PO-4 3']);
    await expect(read('dealer')).toEqual(['Santiago 6', 'Kostanay 3', 'Santiago 3']);
    table.current!.focusCell('line-1', 'order');
    await isIn('line-1', 'order');
    await keyboard('{ArrowDown}');
    await isIn('line-4', 'order');
    await keyboard('{ArrowRight}');
    await isIn('line-1', 'dealer');
    await keyboard('{ArrowDown}{ArrowRight}');
    await isIn('line-7', 'part');
    await keyboard('{ArrowDown}{ArrowLeft}');
    await isIn('line-7', 'dealer');
    await keyboard('{ArrowUp}');
    await isIn('line-1', 'dealer');
    await userEvent.click(cell('line-12', 'order'));
    await isIn('line-10', 'order');
  },
};

/** Sort and live changes make and end such cells. */
export const SortedAndChanged: Story = {
  args: { maxHeight: 800 },
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(document.querySelector('[data-head="dealer"] button')!);
    await waitFor(() => expect(read('dealer')).toEqual(['Kostanay 3', 'Santiago 9']));
    table.current!.setValues([{ rowId: 'line-2', values: { dealer: 'Abidjan' } }]);
    await waitFor(() => expect(read('dealer')).toEqual(['Kostanay 3', 'Santiago 1', 'Abidjan 1', 'Santiago 7']));
  },
};

/** A cell that begins above the view shows its value at the first of its rows in view. */
export const Scrolled: Story = {
  args: { rows: lines(200, 50), maxHeight: 305 },
  async play() {
    const grid = await screen.findByRole('grid');
    await expect(read('order')).toEqual(['PO-1 50']);
    grid.scrollTo({ top: 610 });
    await waitFor(() => expect(read('order')).toEqual(['PO-1 40']));
    await waitFor(() => expect(cell('line-11', 'order')).toHaveTextContent('PO-1'));
    await expect(cell('line-11', 'order').getBoundingClientRect().top).toBeGreaterThan(grid.getBoundingClientRect().top);
  },
};

/** All rows of it are copied, each with its value. */
export const Copied: Story = {
  args: { readOnly: true },
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(cell('line-1', 'order'));
    await isIn('line-1', 'order');
    await keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(document.querySelectorAll('[data-in-range]')).toHaveLength(2);
    const clipboardData = new DataTransfer();
    document.activeElement!.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    await expect(clipboardData.getData('text/plain').trim().split(/\r?\n/)).toEqual(['PO-1', 'PO-1']);
  },
};

/** 390 px, dark, with a chosen row. */
export const Narrow: Story = {
  globals: { theme: 'dark', language: 'ru' },
  args: { rowSelection: true },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(screen.getAllByRole('checkbox')[2]!);
    await expect(document.querySelector<HTMLElement>('[data-table-root]')!.scrollWidth).toBeLessThanOrEqual(358);
  },
};
