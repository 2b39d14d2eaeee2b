import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine } from '../EditableTable.fixtures.tsx';
import { EditableTable, type EditableTableHandle, isTemporaryRowId, RowRefusedError, type RowSave } from '../index.ts';

const table = createRef<EditableTableHandle<LabourLine>>();
let lastId = 100;

/** A server that takes its time, gives ids, and has an opinion on hours. */
async function store({ row, isNew }: RowSave<LabourLine>): Promise<Partial<LabourLine>> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if ((row.claimHours ?? 0) > 20) throw new RowRefusedError([{ column: 'claimHours', text: 'More than the 20 hours of a claim' }]);
  if (row.remark === 'offline') throw new Error('The server cannot be reached');
  lastId += 1;
  return isNew ? { id: `labour-${lastId}` } : {};
}

/** Each row is stored once the user has left it, in tables that have no button for it. */
const meta = {
  title: 'EditableTable/Saving by row',
  tags: ['!autodocs'],
  component: EditableTable<LabourLine>,
  args: { label: 'Labour', rows: labourLines(5), columns: labourColumns, createRow: newLabourLine, ref: table, onRowsChange: fn(), onRowSave: fn(store) },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (rowId: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"]`)!;
const cell = (rowId: string, column: string) => row(rowId).querySelector<HTMLElement>(`[data-column="${column}"]`)!;
const said = () => document.querySelector('[data-announcements]')!;
const isBusy = (rowId: string) => row(rowId).getAttribute('aria-busy') === 'true';

async function type(rowId: string, column: string, text: string) {
  await userEvent.click(cell(rowId, column));
  await userEvent.keyboard(`{Control>}a{/Control}${text}`);
}

/** The row is dimmed while it is on its way, and no change any more when it is stored. */
export const Edited: Story = {
  async play({ args }) {
    await screen.findByRole('grid');
    await type('labour-2', 'claimHours', '7');
    await expect(args.onRowSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(isBusy('labour-2')).toBe(true));
    await waitFor(() => expect(isBusy('labour-2')).toBe(false));
    await expect(args.onRowSave).toHaveBeenCalledTimes(1);
    await expect(args.onRowSave).toHaveBeenCalledWith(expect.objectContaining({ rowId: 'labour-2', changes: { claimHours: 7 } }));
    await expect(table.current!.getChanges().edited).toEqual([]);
    await expect(said()).toHaveTextContent('Row 2 saved');
  },
};

/** Refusals of the server are shown at the cell, and the text stays as typed until it is valid. */
export const Refused: Story = {
  async play({ args }) {
    await screen.findByRole('grid');
    await type('labour-3', 'claimHours', '21');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cell('labour-3', 'claimHours')).toHaveAttribute('aria-invalid', 'true'));
    await expect(cell('labour-3', 'claimHours')).toHaveTextContent('More than the 20 hours of a claim');
    await type('labour-3', 'claimHours', '20');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(table.current!.getChanges().edited).toEqual([]));
    await expect(args.onRowSave).toHaveBeenCalledTimes(2);
    await type('labour-3', 'remark', 'offline');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(cell('labour-3', 'hourCode')).toHaveTextContent('The server cannot be reached'));
    await expect(await table.current!.saveRows()).toBe(false);
  },
};

/** A new row is stored with its first values, gets the id of the server, and the user goes on in it. */
export const Added: Story = {
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    const added = table.current!.getRows().find(({ id }) => isTemporaryRowId(id))!.id;
    await type(added, 'hourCode', 'NEW-1');
    await type(added, 'claimHours', '2');
    await expect(await table.current!.saveRows()).toBe(true);
    const id = `labour-${lastId}`;
    await waitFor(() => expect(row(id)).toBeVisible());
    await waitFor(() => expect(cell(id, 'claimHours').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Control>}a{/Control}3{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(table.current!.getRow(id)).toMatchObject({ kind: 'unchanged', row: { claimHours: 3 } }));
  },
};

/** A change that the host refuses at once does not happen; one that it refuses later is taken back. The reason is said. */
export const ChangesRefused: Story = {
  args: {
    onRowSave: undefined,
    onBeforeChange: fn(([edit]) => {
      if (edit?.column === 'workDate') return 'Days are set by the planner';
      return edit?.column === 'claimHours' && Promise.resolve((edit.value as number) <= 12 || 'No more than 12 hours a day');
    }),
  },
  async play() {
    await screen.findByRole('grid');
    await type('labour-1', 'claimHours', '13');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('No more than 12 hours a day')).toBeVisible();
    await waitFor(() => expect(table.current!.getRow('labour-1')!.row.claimHours).toBe(2.5));
    await type('labour-1', 'claimHours', '12');
    await userEvent.keyboard('{Enter}');
    await expect(table.current!.getRow('labour-1')!.row.claimHours).toBe(12);
    table.current!.setCells([{ rowId: 'labour-1', column: 'workDate', value: null }]);
    await expect(await screen.findByText('Days are set by the planner')).toBeVisible();
    await expect(table.current!.getRow('labour-1')!.row.workDate).toBe('2026-01-01');
  },
};

/** Nothing is sent of a row that is wrong, and the last row is stored when the user leaves the table. */
export const LeavingTheTable: Story = {
  render: (args) => (
    <>
      <Held {...args} />
      <button type="button">Elsewhere</button>
    </>
  ),
  async play({ args }) {
    await screen.findByRole('grid');
    await type('labour-5', 'hourCode', '{Delete}');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(cell('labour-5', 'hourCode')).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onRowSave).not.toHaveBeenCalled();
    await type('labour-5', 'hourCode', 'RIGHT');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(args.onRowSave).toHaveBeenCalledWith(expect.objectContaining({ rowId: 'labour-5', changes: { hourCode: 'RIGHT' } })));
  },
};
