import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { middleOf, tap } from '../../finger.fixtures.ts';
import { answerMedia } from '../../media.fixtures.ts';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine } from '../EditableTable.fixtures.tsx';
import type { EditableColumn, EditableTableHandle, RowsChange } from '../index.ts';

interface OrderedLine extends LabourLine {
  orderNum?: number;
}

/**
 * On a phone. A tap opens a cell, a swipe scrolls, a finger on the handle drags the row. A finger that rests on a cell begins a range,
 * which it extends when it is dragged on, or which a tap on another cell extends; what can be done with it stands below.
 */
const meta = {
  title: 'EditableTable/Touch',
  tags: ['!dev', '!autodocs', '!manifest'],
  component: Held<OrderedLine>,
  args: { label: 'Labour', rows: labourLines(12), columns: labourColumns as EditableColumn<OrderedLine>[], createRow: newLabourLine, onRowsChange: fn() },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } } } },
  globals: { viewport: { value: 'phone' } },
  // The fingers of these stories are those of the browser under test: elsewhere there is only the table to be tried by hand.
  beforeEach: async () => {
    const forget = answerMedia('any-pointer: coarse', true);
    await Promise.all([import('../dragging/RowDragging.tsx'), import('./TouchRange.tsx')]);
    return async () => {
      await globalThis.storyFinger?.cancel();
      forget();
    };
  },
} satisfies Meta<typeof Held<OrderedLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = createRef<EditableTableHandle<OrderedLine>>();
const cell = (rowId: string, column: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] > [data-column="${column}"]`)!;
const inRange = () => [...document.querySelectorAll<HTMLElement>('[data-in-range]')];
const rangeOf = () => inRange().map((one) => `${one.closest<HTMLElement>('[data-row-id]')!.dataset['rowId']!.replace('labour-', '')} ${one.dataset['column']}`);
const orders = () => table.current!.getRows().map(({ id }) => Number(id.replace('labour-', '')));

export const DragARow: Story = {
  args: { ref: table, dragSort: true },
  async play({ args }) {
    const finger = globalThis.storyFinger;
    const handle = await screen.findByRole('button', { name: 'Move row 2' });
    if (!finger) return;
    // A tap is no drag.
    await tap(finger, handle);
    await screen.findByRole('menuitem', { name: 'Move down' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Move down' })).toBeNull());

    const { x, y } = middleOf(handle);
    await finger.down(x, y);
    for (const way of [10, 40, 61 * 2 + 20]) await finger.move(x, y + way);
    // Between the rows 4 and 5.
    const top = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0);
    await waitFor(() => expect(top(document.querySelector('[class*="dropLine"]'))).toBe(top(document.querySelector('[data-row-id="labour-5"]'))));
    await expect(screen.getByRole('grid').scrollTop).toBe(0);
    await finger.up();
    await waitFor(() => expect(orders().slice(0, 5)).toEqual([1, 3, 4, 2, 5]));
    const [rows, change] = (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall as [OrderedLine[], RowsChange<OrderedLine>];
    await expect(change).toMatchObject({ type: 'move', from: 1, to: 3 });
    await expect(rows.map(({ orderNum }) => orderNum)).toEqual(rows.map((_, index) => index + 1));
  },
};

/** The table goes on scrolling while the finger stays at its edge. */
export const DragARowFar: Story = {
  args: { ref: table, dragSort: true, rows: labourLines(1000) },
  async play() {
    const finger = globalThis.storyFinger;
    const handle = await screen.findByRole('button', { name: 'Move row 1' });
    if (!finger) return;
    const grid = screen.getByRole('grid');
    const { x, y } = middleOf(handle);
    const { bottom } = grid.getBoundingClientRect();
    await finger.down(x, y);
    for (const to of [y + 20, (y + bottom) / 2, bottom - 50]) await finger.move(x, to);
    await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(61 * 12));
    await finger.move(x, bottom - 200);
    await finger.up();
    await waitFor(() => expect(orders().indexOf(1)).toBeGreaterThan(10));
  },
};

export const SwipeScrolls: Story = {
  args: { ref: table },
  async play() {
    const finger = globalThis.storyFinger;
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(cell('labour-4', 'hourCode')).toBeVisible());
    if (!finger) return;
    const { x, y } = middleOf(cell('labour-4', 'hourCode'));
    await finger.down(x, y);
    for (const way of [20, 60, 120, 160]) await finger.move(x, y - way);
    await finger.up();
    await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(80));
    await expect(inRange()).toEqual([]);
    await expect(grid.contains(document.activeElement)).toBe(false);
  },
};

/** Hold, drag, let go; then a tap moves the far corner. Copied and filled by the buttons below; the table has not scrolled. */
export const ChooseARange: Story = {
  args: { ref: table },
  async play() {
    const finger = globalThis.storyFinger;
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(cell('labour-2', 'hourCode')).toBeVisible());
    if (!finger) return;
    const start = middleOf(cell('labour-1', 'hourCode'));
    await finger.down(start.x, start.y);
    await waitFor(() => expect(rangeOf()).toEqual(['1 hourCode']));
    await finger.move(start.x, start.y + 61);
    await waitFor(() => expect(rangeOf()).toEqual(['1 hourCode', '2 hourCode']));
    await finger.move(start.x + 5, start.y + 61 * 2);
    await finger.up();
    await waitFor(() => expect(rangeOf()).toHaveLength(3));
    await expect(grid.scrollTop).toBe(0);
    // No editor has opened, and no keyboard.
    await expect(document.querySelector('[data-live]')).toBeNull();

    await tap(finger, cell('labour-2', 'hourName'));
    await waitFor(() => expect(rangeOf().toSorted()).toEqual(['1 hourCode', '1 hourName', '2 hourCode', '2 hourName']));
    const ground = (one: Element) => getComputedStyle(one).backgroundColor;
    await expect(ground(cell('labour-1', 'hourCode'))).toBe(ground(cell('labour-1', 'hourName')));
    await expect(ground(cell('labour-1', 'hourCode'))).not.toBe(ground(cell('labour-3', 'hourCode')));
    const bar = await screen.findByRole('toolbar', { name: 'Chosen cells' });
    await expect(within(bar).getByRole('status')).toHaveTextContent('2 × 2');

    // The browser does not reveal the clipboard, so this observes the call.
    const told = spyOn(DataTransfer.prototype, 'setData');
    await tap(finger, within(bar).getByRole('button', { name: 'Copy' }));
    await screen.findByText('Copied');
    await expect(told).toHaveBeenCalledWith(
      'text/plain',
      'HYD-0140-20\tReplace hydraulic gear pump\r\nHYD-0210-10\tBleed hydraulic system and test pressure\r\n',
    );
    told.mockRestore();

    await tap(finger, within(bar).getByRole('button', { name: 'Fill down' }));
    await waitFor(() => expect(table.current!.getRows()[1]).toMatchObject({ hourCode: 'HYD-0140-20', hourName: 'Replace hydraulic gear pump' }));
    table.current!.undo();
    await tap(finger, within(bar).getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Chosen cells' })).toBeNull());
    await expect(inRange()).toEqual([]);
    // From now on a tap opens a cell again.
    await tap(finger, cell('labour-2', 'hourCode'));
    await waitFor(() => expect(cell('labour-2', 'hourCode').querySelector('input')).toHaveFocus());
  },
};

/** A range grows beyond what is in view while the finger stays near the edge. */
export const RangeBeyondTheView: Story = {
  args: { ref: table, rows: labourLines(200) },
  async play() {
    const finger = globalThis.storyFinger;
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(cell('labour-2', 'hourCode')).toBeVisible());
    if (!finger) return;
    const start = middleOf(cell('labour-2', 'hourCode'));
    const { bottom } = grid.getBoundingClientRect();
    await finger.down(start.x, start.y);
    await waitFor(() => expect(rangeOf()).toEqual(['2 hourCode']));
    await finger.move(start.x, bottom - 60);
    await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(61 * 15));
    await finger.up();
    await waitFor(() => expect(Number(/^\d+/.exec(screen.getByRole('toolbar', { name: 'Chosen cells' }).textContent!)![0])).toBeGreaterThan(15));
  },
};

/** The bar as it looks, in a language of long words. */
export const RangeInRussian: Story = {
  args: { ref: table },
  globals: { language: 'ru' },
  async play() {
    const finger = globalThis.storyFinger;
    await screen.findByRole('grid');
    await waitFor(() => expect(cell('labour-2', 'hourCode')).toBeVisible());
    if (!finger) return;
    const { x, y } = middleOf(cell('labour-1', 'hourCode'));
    await finger.down(x, y);
    const bar = await screen.findByRole('toolbar');
    await finger.up();
    await expect(bar.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(within(bar).getByRole('button', { name: 'Очистить' }));
    await expect(table.current!.getRows()[0]!.hourCode).toBe('');
  },
};
