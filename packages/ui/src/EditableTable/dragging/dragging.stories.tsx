import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine } from '../EditableTable.fixtures.tsx';
import type { EditableColumn, EditableTable, RowsChange } from '../index.ts';

interface OrderedLine extends LabourLine {
  orderNum?: number;
}

const meta = {
  title: 'EditableTable/Dragging rows',
  tags: ['!autodocs'],
  component: Held<OrderedLine>,
  args: {
    label: 'Labour',
    rows: labourLines(6),
    columns: labourColumns as EditableColumn<OrderedLine>[],
    createRow: newLabourLine,
    dragSort: true,
    rowActions: false,
    onRowsChange: fn(),
  },
  // The code of dragging is loaded by the first table that needs it.
  loaders: [() => import('./RowDragging.tsx')],
} satisfies Meta<typeof EditableTable<OrderedLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row-id]')]
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((row) => row.dataset['rowId']!.replace('labour-', ''));
const handle = (row: number) => screen.findByRole('button', { name: `Move row ${row}` });
const lastChange = (args: { onRowsChange?: unknown }) => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall as [OrderedLine[], RowsChange<OrderedLine>];
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const status = (text: string) => waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text));

/** Presses a handle and moves the pointer by `by` px, as a mouse does: in steps. */
async function drag(element: HTMLElement, by: number) {
  // The first table that is dragged in shows before the code for it is there. It has come with dnd-kit's region for announcements.
  await waitFor(() => expect(document.querySelector('[id^="DndLiveRegion"]')).not.toBeNull());
  const { left, top, width, height } = element.getBoundingClientRect();
  const from = { clientX: left + width / 2, clientY: top + height / 2, isPrimary: true, pointerId: 1, pointerType: 'mouse' };
  await fireEvent.pointerDown(element, { ...from, button: 0, buttons: 1 });
  for (const part of [0.2, 0.6, 1]) {
    await fireEvent.pointerMove(document, { ...from, clientY: from.clientY + by * part, buttons: 1 });
    await nextFrame();
  }
  return () => fireEvent.pointerUp(document, { ...from, clientY: from.clientY + by });
}

/** Rows stand still while one is dragged; a line shows where it would go. All rows are numbered anew from 1. */
export const ByPointer: Story = {
  async play({ args }) {
    const drop = await drag(await handle(2), 61 * 2 + 20);
    await expect(ids()).toEqual(['1', '2', '3', '4', '5', '6']);
    await waitFor(async () => {
      const line = document.querySelector('[class*="dropLine"]')!.getBoundingClientRect();
      await expect(Math.round(line.top)).toBe(Math.round(document.querySelector('[data-row-id="labour-5"]')!.getBoundingClientRect().top));
    });
    await drop();
    await waitFor(() => expect(ids()).toEqual(['1', '3', '4', '2', '5', '6']));
    const [rows, change] = lastChange(args);
    await expect(change).toMatchObject({ type: 'move', rowId: 'labour-2', from: 1, to: 3 });
    await expect(rows.map(({ orderNum }) => orderNum)).toEqual([1, 2, 3, 4, 5, 6]);
    await status('Moved from row 2 to row 4');
  },
};

export const EscapeGivesUp: Story = {
  async play({ args }) {
    const drop = await drag(await handle(1), 200);
    await fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });
    await drop();
    await status('Not moved, still row 1');
    await expect(ids()).toEqual(['1', '2', '3', '4', '5', '6']);
    await expect(args.onRowsChange).not.toHaveBeenCalled();
  },
};

/** Space lifts the row and puts it down, arrows move it, Escape takes it back. Every step is said. */
export const ByKeyboard: Story = {
  async play({ args }) {
    (await handle(5)).focus();
    await userEvent.keyboard(' ');
    await status('Row 5 is lifted. Arrow keys move it, Space puts it down, Escape takes it back.');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await status('Row 3 of 6');
    await expect(ids()).toEqual(['1', '2', '3', '4', '5', '6']);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(ids()).toEqual(['1', '2', '5', '3', '4', '6']));
    await waitFor(async () => expect(await handle(3)).toHaveFocus());
    await userEvent.keyboard(' {End}{Escape}');
    await status('Not moved, still row 3');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await handle(4)).toHaveFocus());
    await expect(args.onRowsChange).toHaveBeenCalledTimes(1);
    // Home and End, to the ends.
    await userEvent.keyboard(' {Home} ');
    await waitFor(() => expect(ids()[0]).toBe('3'));
  },
};

/** A click on the handle opens a menu; the first row cannot go up, the last not down. */
export const HandleMenu: Story = {
  globals: { language: 'zh-cn' },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '移动第 1 行' }));
    const up = await screen.findByRole('menuitem', { name: '向上移' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: '向下移' }));
    await waitFor(() => expect(ids().slice(0, 2)).toEqual(['2', '1']));
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: '插入一行' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '移动第 6 行' }));
    await expect(await screen.findByRole('menuitem', { name: '向下移' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: '插入一行' }));
    await waitFor(() => expect(ids()).toHaveLength(7));
  },
};

/** A double click inserts a row below. */
export const DoubleClickInserts: Story = {
  async play({ args }) {
    await userEvent.dblClick(await handle(2));
    await waitFor(() => expect(ids()).toHaveLength(7));
    await expect(lastChange(args)[1]).toMatchObject({ type: 'add', index: 2 });
  },
};

/** Menus without inserting; rows that keep their place say so. */
export const FixedRows: Story = {
  args: { insertable: false, dragSort: { notDraggable: { id: ['labour-1', 'labour-6'] } } },
  async play() {
    // The menu first: a click right after a drag counts as its end.
    await userEvent.click(await handle(3));
    await screen.findByRole('menuitem', { name: 'Move up' });
    await expect(screen.queryByRole('menuitem', { name: 'Insert row' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.dblClick(await handle(2));
    await expect(ids()).toHaveLength(6);
    const drop = await drag(await handle(1), 200);
    await drop();
    await expect(await screen.findByText('This row cannot be moved')).toBeVisible();
    await expect(ids()[0]).toBe('1');
  },
};

/** While the table is sorted there is no own order to change; it says why. */
export const NotWhileSorted: Story = {
  args: { sortable: true },
  async play() {
    const element = await handle(1);
    await userEvent.click(screen.getByRole('button', { name: /Claimed hours/ }));
    await waitFor(() => expect(element).toHaveAttribute('title', 'The table is sorted. Take the sorting away to move rows.'));
    const before = ids();
    await (
      await drag(await handle(1), 200)
    )();
    await expect(ids()).toEqual(before);
    await expect(await screen.findByText('The table is sorted. Take the sorting away to move rows.')).toBeVisible();
  },
};

/** 10,000 rows, scrolled sideways: the handle stays, the table scrolls under the pointer, nothing is drawn for rows out of view. */
export const TenThousandRows: Story = {
  args: { rows: labourLines(10_000) },
  decorators: [
    (Story) => (
      <div style={{ width: 800 }}>
        <Story />
      </div>
    ),
  ],
  async play({ args }) {
    const grid = await screen.findByRole('grid');
    grid.scrollLeft = 300;
    const element = await handle(1);
    await expect(Math.round(element.getBoundingClientRect().left)).toBeLessThan(Math.round(grid.getBoundingClientRect().left) + 40);
    const { bottom, left } = grid.getBoundingClientRect();
    const drop = await drag(element, bottom - 50 - element.getBoundingClientRect().top);
    await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(61 * 12));
    await expect(document.querySelectorAll('[data-row-id]').length).toBeLessThan(25);
    await fireEvent.pointerMove(document, { clientX: left + 20, clientY: bottom - 200, buttons: 1, isPrimary: true, pointerId: 1 });
    await drop();
    await waitFor(() => expect(args.onRowsChange).toHaveBeenCalled());
    const [rows, change] = lastChange(args);
    const to = (change as { to: number }).to;
    await expect(to).toBeGreaterThan(12);
    await expect(rows[to]!.id).toBe('labour-1');
    // Where the line was, there the row is.
    await waitFor(() => expect(document.querySelector('[data-row-id="labour-1"]')).not.toBeNull());
    await expect(rows[9999]!.orderNum).toBe(10_000);
  },
};
