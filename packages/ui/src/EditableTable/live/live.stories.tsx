import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createLiveRows, type LiveChannel, type LiveMember, type LiveMessage } from '../../liveRows/index.ts';
import { answerMedia } from '../../media.fixtures.ts';
import { Held, type LabourLine, labourColumns, labourLines } from '../EditableTable.fixtures.tsx';
import { EditableTable, type EditableTableHandle } from '../index.ts';

/** A connection whose server is in this page, and sends everything to everybody. */
const members = new Set<LiveMember>();
const broadcast = (message: LiveMessage) => members.forEach(({ onMessage }) => onMessage?.(message));
const channel: LiveChannel = {
  join(member) {
    members.add(member);
    const send = (message: LiveMessage) => {
      broadcast(message);
      return true;
    };
    return { send, leave: () => void members.delete(member) };
  },
};
const tell = (update: unknown) => broadcast({ type: 'update_vxe_table', data: { socketKey: 'vxe-default', args: [update, 'somebody'] } });

const liveRows = createLiveRows(channel);
const [mine, theirs] = [createRef<EditableTableHandle<LabourLine>>(), createRef<EditableTableHandle<LabourLine>>()];

function TwoUsers() {
  const [both, setBoth] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {both && <Held ref={mine} label="Mine" rows={labourLines(3)} columns={labourColumns} socket={liveRows} reloadEffect />}
      {both && <Held ref={theirs} label="Theirs" rows={labourLines(3)} columns={labourColumns} socket={liveRows} reloadEffect />}
      <button type="button" onClick={() => setBoth(!both)}>
        Leave or come
      </button>
    </div>
  );
}

const meta = {
  title: 'EditableTable/Live rows',
  tags: ['!dev', '!autodocs', '!manifest'],
  component: EditableTable<LabourLine>,
  args: { label: 'Labour', rows: labourLines(3), columns: labourColumns },
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (label: string, row: number, column: string) =>
  screen.getByRole('grid', { name: label }).querySelector<HTMLElement>(`[data-row-id="labour-${row}"] [data-column="${column}"]`)!;

/** Both tables take part. Only known fields of known rows, and nothing that the user has changed. */
export const BetweenUsers: Story = {
  render: () => <TwoUsers />,
  async play() {
    await screen.findByRole('grid', { name: 'Theirs' });
    await waitFor(() => expect(members.size).toBe(2));
    await waitFor(() => expect(mine.current!.sendRow({ id: 'labour-2', remark: 'Seen' })).toBe(true));
    await waitFor(() => expect(cell('Theirs', 2, 'remark')).toHaveTextContent('Seen'));
    // Who sends does not hear it again.
    await expect(mine.current!.getRows()[1]!.remark).toBe('Ran 30 minutes after the repair, no leak');

    await userEvent.click(cell('Mine', 3, 'remark'));
    await userEvent.keyboard('My words');
    tell({ id: 'labour-3', remark: 'Their words', hourName: 'Adjust', admin: true, __proto__: { hourRate: 0 } });
    tell({ id: 'labour-99', remark: 'Nobody' });
    tell({ remark: 'Nobody' });
    await waitFor(() => expect(cell('Mine', 3, 'hourName')).toHaveTextContent('Adjust'));
    await expect(mine.current!.getRows()[2]).toMatchObject({ remark: 'My words', hourRate: 32.5 });
    await expect(mine.current!.getRows()[2]).not.toHaveProperty('admin');
    await expect(theirs.current!.getRows()[2]!.remark).toBe('Their words');
    await expect(theirs.current!.getChanges().edited).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Leave or come' }));
    await waitFor(() => expect(members.size).toBe(0));
    await userEvent.click(screen.getByRole('button', { name: 'Leave or come' }));
    await screen.findByRole('grid', { name: 'Mine' });
    await waitFor(() => expect(members.size).toBe(2));
  },
};

/** The tests run where the system asks for less motion. */
const withMotion = () => answerMedia('prefers-reduced-motion', false);
const layers = () => [...document.querySelectorAll<HTMLElement>('[class*="oldValue"]')].map((one) => one.textContent);

function Reloaded() {
  const [hours, setHours] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setHours(hours + 1)}>
        Reload
      </button>
      <EditableTable label="Labour" rows={labourLines(3).map((line) => ({ ...line, standardHours: hours }))} columns={labourColumns} reloadEffect />
    </>
  );
}

/** The old value slides away from over the new one; several in a row lie in a pile, the oldest on top. */
export const OldValuesSlideAway: Story = {
  beforeEach: withMotion,
  render: () => <Reloaded />,
  async play() {
    await screen.findByRole('grid');
    await expect(layers()).toEqual([]);
    const reload = screen.getByRole('button', { name: 'Reload' });
    reload.click();
    await waitFor(() => expect(layers()).toEqual(['1.00', '1.00', '1.00']));
    reload.click();
    await waitFor(() => expect(layers().slice(0, 2)).toEqual(['2.00', '1.00']));
    await expect(cell('Labour', 1, 'standardHours')).toHaveTextContent('3.00');
    await waitFor(() => expect(layers()).toEqual([]));
  },
};

/** Nothing moves where the system asks for less. */
export const NotWithLessMotion: Story = {
  render: () => <Reloaded />,
  async play() {
    await screen.findByRole('grid');
    screen.getByRole('button', { name: 'Reload' }).click();
    await waitFor(() => expect(cell('Labour', 1, 'standardHours')).toHaveTextContent('2.00'));
    await expect(layers()).toEqual([]);
  },
};
