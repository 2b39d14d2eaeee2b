import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine, newPartLine, partColumns, partLines } from '../EditableTable.fixtures.tsx';
import type { EditableTable } from '../index.ts';

/** A grid for people who never let go of the keyboard. */
const meta = {
  title: 'EditableTable/Keyboard',
  tags: ['!dev', '!autodocs', '!manifest'],
  component: Held<LabourLine>,
  args: { label: 'Labour', rows: labourLines(8), columns: labourColumns, createRow: newLabourLine, rowNumber: true, onRowsChange: fn() },
  decorators: [
    (Story) => (
      <>
        <button type="button">before</button>
        <Story />
        <button type="button">after</button>
      </>
    ),
  ],
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const { keyboard, tab } = userEvent;
const cell = (rowId: string, column: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] > [data-column="${column}"]`)!;
const at = () => {
  const active = document.activeElement;
  return `${active?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']} ${active?.closest<HTMLElement>('[data-column]')?.dataset['column']}`;
};
const isAt = (place: string) => waitFor(() => expect(at()).toBe(place));
/** Puts the caret into a cell, as a click does. */
async function clickInto(rowId: string, column: string) {
  await waitFor(() => expect(cell(rowId, column)).not.toBeNull());
  await userEvent.click(cell(rowId, column));
  await isAt(`${rowId} ${column}`);
}
/** Walks to the cell, so that it is chosen as a whole. */
async function walkTo(rowId: string, column: string) {
  await clickInto(rowId, column);
  await keyboard('{Escape}');
  await isAt(`${rowId} ${column}`);
}
/** Text of a cell, in its editor or at rest. */
const shown = (rowId: string, column: string) => cell(rowId, column).querySelector('input')?.value ?? cell(rowId, column).textContent;
const inRange = () =>
  [...document.querySelectorAll<HTMLElement>('[data-in-range]')].map((one) => `${one.parentElement!.dataset['rowId']} ${one.dataset['column']}`);
const selected = () => {
  const input = document.activeElement as HTMLInputElement;
  return input.value.slice(input.selectionStart!, input.selectionEnd!);
};

/** Arrows go from cell to cell; Tab goes through those that can be edited, from row to row, and leaves at the ends. */
export const Walking: Story = {
  async play() {
    await walkTo('labour-1', 'hourCode');
    await keyboard('{ArrowDown}{ArrowRight}');
    await isAt('labour-2 hourName');
    await expect(selected()).toBe('Bleed hydraulic system and test pressure');
    await keyboard('{ArrowRight}');
    await isAt('labour-2 standardHours');
    await keyboard('{ArrowLeft}{ArrowLeft}{End}');
    await isAt('labour-2 remark');
    await tab();
    await isAt('labour-3 hourCode');
    await tab({ shift: true });
    await isAt('labour-2 remark');
    await keyboard('{Control>}{End}{/Control}');
    await isAt('labour-8 remark');
    await tab();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('after'));
    await tab({ shift: true });
    await isAt('labour-8 remark');
    await keyboard('{Control>}{Home}{/Control}{Home}');
    await isAt('labour-1 hourCode');
  },
};

/** Typing replaces the value; Enter commits it and goes down; Escape restores the old one. */
export const Typing: Story = {
  async play({ args }) {
    await walkTo('labour-1', 'remark');
    await keyboard('Leaks');
    await expect(document.activeElement).toHaveValue('Leaks');
    await keyboard('{Enter}');
    await isAt('labour-2 remark');
    await expect(shown('labour-1', 'remark')).toBe('Leaks');
    await keyboard('gone{Escape}');
    await isAt('labour-2 remark');
    await expect(document.activeElement).toHaveValue('Ran 30 minutes after the repair, no leak');
    // F2 puts the caret at the end, and the arrows are the editor's.
    await keyboard('{F2}{ArrowLeft}!');
    await expect(document.activeElement).toHaveValue('Ran 30 minutes after the repair, no lea!k');
    await keyboard('{Escape}{Escape}{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'grid'));
    await expect(shown('labour-2', 'remark')).toMatch(/no leak$/);
    await keyboard('{ArrowDown}');
    await isAt('labour-2 remark');
    await expect((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0]).toMatchObject([
      { remark: 'Leaks' },
      { remark: /no leak$/ },
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  },
};

/** Shift and arrows, Shift and a press, a drag, Ctrl+A: then Delete clears all of it in one step, which Ctrl+Z takes back. */
export const Ranges: Story = {
  async play({ args }) {
    const changes = args.onRowsChange as ReturnType<typeof fn>;
    await walkTo('labour-2', 'claimHours');
    await keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(inRange()).toEqual(['labour-2 claimHours', 'labour-3 claimHours', 'labour-4 claimHours']);
    await expect(at()).toBe('labour-2 claimHours');
    changes.mockClear();
    await keyboard('{Delete}');
    await expect(changes).toHaveBeenCalledTimes(1);
    await expect(cell('labour-3', 'claimHours')).toHaveTextContent(/^(Enter a value)?$/);
    await keyboard('{Control>}z{/Control}');
    await expect(cell('labour-3', 'claimHours')).toHaveTextContent('0.60');
    await keyboard('{Control>}a{/Control}');
    await expect(inRange()).toHaveLength(8 * labourColumns.length);
    await keyboard('{ArrowDown}');
    await waitFor(() => expect(inRange()).toEqual([]));
    await isAt('labour-3 claimHours');
    await fireEvent.mouseDown(cell('labour-4', 'hourRate'), { shiftKey: true });
    await expect(inRange()).toHaveLength(4);
    // Pressed here and moved to there.
    await fireEvent.mouseDown(cell('labour-5', 'hourName'));
    await fireEvent.pointerMove(cell('labour-6', 'standardHours'), { buttons: 1 });
    await expect(inRange()).toHaveLength(4);
    await fireEvent.pointerMove(cell('labour-6', 'hourName'), { buttons: 1 });
    await expect(inRange()).toEqual(['labour-5 hourName', 'labour-6 hourName']);
    // Begun in a text that is being edited, it is still the range that Delete empties.
    await clickInto('labour-5', 'hourName');
    await fireEvent.mouseDown(cell('labour-5', 'hourName').querySelector('input')!);
    await fireEvent.pointerMove(cell('labour-6', 'hourName'), { buttons: 1 });
    await keyboard('{Delete}');
    await expect(shown('labour-5', 'hourName')).toBe('');
    await expect(shown('labour-6', 'hourName')).toBe('');
  },
};

/** Enter on a list opens it, on a box ticks it. Delete empties what takes no text. */
export const ListsAndBoxes: StoryObj = {
  render: () => <Held label="Parts" rows={partLines(3)} columns={partColumns} createRow={newPartLine} />,
  async play() {
    await waitFor(() => expect(cell('part-1', 'qty')).not.toBeNull());
    await walkTo('part-1', 'qty');
    await keyboard('{End}');
    await isAt('part-1 returnRequired');
    await keyboard(' ');
    await expect(document.activeElement).not.toBeChecked();
    await keyboard('{ArrowLeft}');
    await isAt('part-1 sourceType');
    await keyboard('{ArrowDown}');
    await isAt('part-2 sourceType');
    await expect(document.activeElement).toHaveAttribute('aria-expanded', 'false');
    await keyboard('{Delete}');
    await expect(cell('part-2', 'sourceType')).not.toHaveTextContent('Warranty order');
  },
};
