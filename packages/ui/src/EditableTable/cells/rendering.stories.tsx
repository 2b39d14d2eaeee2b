import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createLiveRows, type LiveMember } from '../../liveRows/index.ts';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine } from '../EditableTable.fixtures.tsx';
import type { EditableColumn, EditableTable, EditableTableHandle } from '../index.ts';

/** Rendering and clean-up. Not shown in Storybook. */
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

const head = (key: string) => document.querySelector<HTMLElement>(`[data-head="${key}"]`)!;
const parts = (at: 0 | 1) => [...new Set(drawn.filter((name) => !name.startsWith('sum')).map((name) => name.split(' ')[at] ?? ''))].sort();
const columnsDrawn = () => parts(1);
/** So few that all have room, and none comes into view. */
const fewColumns = watched.filter(({ key }) => key !== 'hourRate' && key !== 'hourCost');
const unkept = { key: 'drawn', store: { load: () => undefined, save: () => undefined } };

/** A column that is pulled draws its own cells, one that is moved those that count otherwise now, one that is hidden those behind it. */
export const ArrangedColumnsDrawOnlyTheirCells: StoryObj = {
  render: () => <Held label="Labour" rows={rows} columns={fewColumns} createRow={newLabourLine} columnSettings={unkept} />,
  async play() {
    await screen.findByRole('grid');
    head('hourName').querySelector<HTMLElement>('button')!.focus();
    const { width } = head('hourName').getBoundingClientRect();
    drawn.length = 0;
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(head('hourName').getBoundingClientRect().width).toBeLessThan(width));
    await expect(columnsDrawn()).toEqual(['hourName']);

    drawn.length = 0;
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(cell('labour-2', 'hourName')).toHaveAttribute('aria-colindex', '3'));
    await expect(columnsDrawn()).toEqual(['hourName', 'standardHours']);

    await userEvent.hover(head('workDate'));
    await userEvent.click(within(head('workDate')).getByRole('button', { name: /^Menu of/ }));
    const hide = await screen.findByRole('menuitem', { name: 'Hide column' });
    drawn.length = 0;
    await userEvent.click(hide);
    await waitFor(() => expect(cell('labour-2', 'workDate')).toBeNull());
    await expect(columnsDrawn()).toEqual(['remark']);
  },
};

let member: LiveMember | undefined;
const liveRows = createLiveRows({
  join(joined) {
    member = joined;
    return { send: () => true, leave: () => undefined };
  },
});
const table = createRef<EditableTableHandle<LabourLine>>();

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** The cells whose values came, and what is computed from them; the same for taking that back. */
export const ChangesFromElsewhereDrawOnlyWhatTheyChange: StoryObj = {
  render: () => <Held ref={table} label="Labour" rows={rows} columns={watched} createRow={newLabourLine} socket={liveRows} />,
  async play() {
    await screen.findByRole('grid');
    await waitFor(() => expect(member).toBeDefined());
    drawn.length = 0;
    member!.onMessage!({ type: 'update_vxe_table', data: { socketKey: 'vxe-default', args: [{ id: 'labour-3', claimHours: 9 }, 'somebody'] } });
    await waitFor(() => expect(cell('labour-3', 'claimHours')).toHaveTextContent('9.00'));
    await expect(drawnNow().filter((name) => !name.startsWith('sum'))).toEqual(['labour-3 claimHours', 'labour-3 hourCost']);

    table.current!.focusCell('labour-2', 'remark');
    await waitFor(() => expect(cell('labour-2', 'remark').querySelector('input')).toHaveFocus());
    drawn.length = 0;
    paste('one\ntwo\n');
    await waitFor(() => expect(cell('labour-3', 'remark')).toHaveTextContent('two'));
    await expect(columnsDrawn()).toEqual(['remark']);
    await expect(parts(0)).toEqual(['labour-2', 'labour-3']);

    drawn.length = 0;
    await expect(table.current!.undo()).toBe(true);
    await waitFor(() => expect(cell('labour-3', 'remark')).not.toHaveTextContent('two'));
    await expect(columnsDrawn()).toEqual(['remark']);
    await expect(parts(0)).toEqual(['labour-2', 'labour-3']);
  },
};

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
