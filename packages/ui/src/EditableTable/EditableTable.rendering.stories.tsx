import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine } from './EditableTable.fixtures.tsx';
import type { EditableColumn, EditableTable } from './index.ts';

/** What is drawn, and what is left behind. Not shown in Storybook. */
const meta = {
  title: 'EditableTable/Rendering',
  component: Held<LabourLine>,
  tags: ['!dev', '!autodocs', '!manifest'],
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;

const drawn: string[] = [];
const note = (row: LabourLine, key: string) => void drawn.push(`${row.id} ${key}`);

/** The same columns, noting each cell that is drawn: at rest by its text, else by its editor, and each sum. */
const watched: EditableColumn<LabourLine>[] = labourColumns.map((column) => {
  const { Editor, editText, toText, toTotal, key } = column;
  return {
    ...column,
    editText(value, row, locale) {
      note(row, key);
      return editText(value, row, locale);
    },
    toText(value, row, locale) {
      note(row, key);
      return toText(value, row, locale);
    },
    ...(toTotal && {
      toTotal(total, locale) {
        drawn.push(`sum ${key}`);
        return toTotal(total, locale);
      },
    }),
    ...(Editor && {
      Editor(props) {
        note(props.getRow(), key);
        return <Editor {...props} />;
      },
    }),
  };
});

const cell = (rowId: string, column: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] > [data-column="${column}"]`)!;
const drawnNow = () => [...new Set(drawn)].sort();

export const AnEditDrawsItsCellWhatFollowsFromItAndTheSums: StoryObj = {
  render: () => <Held label="Labour" rows={rows} columns={watched} createRow={newLabourLine} />,
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(cell('labour-2', 'claimHours'));
    await waitFor(() => expect(cell('labour-2', 'claimHours').querySelector('input')).toHaveFocus());
    (document.activeElement as HTMLInputElement).select();
    drawn.length = 0;
    await userEvent.keyboard('7');
    await waitFor(() => expect(cell('labour-2', 'hourCost').textContent).not.toBe('26.00'));
    // Sums of other columns are read again, and found the same.
    await expect(drawnNow().filter((name) => !name.startsWith('sum'))).toEqual(['labour-2 claimHours', 'labour-2 hourCost']);
    await expect(drawnNow()).toContain('sum hourCost');
    // A text that nothing follows from.
    await userEvent.click(cell('labour-3', 'remark'));
    await waitFor(() => expect(cell('labour-3', 'remark').querySelector('input')).toHaveFocus());
    drawn.length = 0;
    await userEvent.keyboard('x');
    await expect(drawnNow().filter((name) => !name.startsWith('sum'))).toEqual(['labour-3 remark']);
  },
};
const rows = labourLines(1000);

function Mounted() {
  const [shown, setShown] = useState(true);
  const [count, setCount] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setShown(!shown);
          setCount(count + 1);
        }}
      >
        toggle
      </button>
      <output>{count}</output>
      {shown && <Held label="Labour" rows={fewRows} columns={labourColumns} createRow={newLabourLine} rowSelection />}
    </>
  );
}
const fewRows = labourLines(50);

/** Listeners on window and document that were added and not taken away again. */
function watchListeners() {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  let open = 0;
  const isGlobal = (target: unknown) => target === window || target === document || target === document.body;
  EventTarget.prototype.addEventListener = function add(...args: Parameters<typeof addEventListener>) {
    if (isGlobal(this)) open += 1;
    return addEventListener.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function remove(...args: Parameters<typeof removeEventListener>) {
    if (isGlobal(this)) open -= 1;
    return removeEventListener.apply(this, args);
  };
  return {
    open: () => open,
    stop: () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  };
}

/** Heap is measured by `bench/table/memory.mjs`, which can force the collection of garbage; here what is left in the page. */
export const NothingIsLeftInThePage: StoryObj = {
  render: () => <Mounted />,
  async play() {
    await screen.findByRole('grid');
    const toggle = screen.getByRole('button', { name: 'toggle' });
    toggle.click();
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    const [elements, listeners] = [document.querySelectorAll('*').length, watchListeners()];
    try {
      for (let round = 0; round < 10; round += 1) {
        toggle.click();
        const remark = await waitFor(() => {
          const found = cell('labour-2', 'remark');
          if (!found) throw new Error('no table yet');
          return found;
        });
        remark.focus();
        await waitFor(() => expect(cell('labour-2', 'remark').querySelector('input')).toHaveFocus());
        toggle.click();
        await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
      }
      await expect(screen.getByText('21')).toBeVisible();
      await expect(document.querySelectorAll('*').length).toBe(elements);
      await expect(listeners.open()).toBe(0);
    } finally {
      listeners.stop();
    }
  },
};
