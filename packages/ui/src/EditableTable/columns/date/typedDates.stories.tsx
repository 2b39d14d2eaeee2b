import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Held } from '../../EditableTable.fixtures.tsx';
import { dateColumn, type EditableTableHandle, textColumn, timeColumn } from '../../index.ts';
import { cellOf, enter, textIn, typeInto } from '../columns.fixtures.tsx';

interface Visit {
  id: string;
  day: string | null;
  arrived: string | null;
  left: string | null;
  remark: string;
}

const table = createRef<EditableTableHandle<Visit>>();
const visits = (count: number): Visit[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    day: '2026-05-18',
    arrived: '2026-05-18 08:15:00',
    left: '17:40:00',
    remark: '',
  }));

/** A text that is no date, or no day that can be chosen, is never lost: it stays in its cell and says what is wrong until it is right. */
const meta = {
  title: 'EditableTable/Columns/date as it is typed',
  tags: ['!dev', '!autodocs', '!manifest'],
  component: Held<Visit>,
  args: {
    ref: table,
    label: 'Visits',
    rowActions: false,
    rows: visits(2),
    columns: [
      dateColumn<Visit>({ key: 'day', title: 'Day', min: '2026-01-01', max: '2026-12-31' }),
      dateColumn<Visit>({ key: 'arrived', title: 'Arrived', showTime: true }),
      timeColumn<Visit>({ key: 'left', title: 'Left at', width: 140 }),
      textColumn<Visit>({ key: 'remark', title: 'Remark' }),
    ],
    onRowsChange: fn(),
  },
} satisfies Meta<typeof Held<Visit>>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowNow = (rowId: string): Visit => table.current!.getRows().find(({ id }) => id === rowId)!;

/** The cell shows what was typed, is wrong for everybody, and says why. */
async function isRefused(rowId: string, column: keyof Visit, text: string, reason: string) {
  await waitFor(() => expect(cellOf(rowId, column)).toHaveAttribute('aria-invalid', 'true'));
  await expect(cellOf(rowId, column)).toHaveAccessibleDescription(reason);
  await expect(textIn(rowId, column)).toContain(text);
}

/** Left by Tab, with the keyboard alone: the text stands, the table is not valid, and is once the text is right. */
export const NoDate: Story = {
  async play() {
    await typeInto('1', 'day', 'soon');
    await userEvent.tab();
    await isRefused('1', 'day', 'soon', 'Enter it like 2026-05-18');
    await typeInto('1', 'arrived', '2026-05-18 25:00:00');
    await userEvent.tab();
    await isRefused('1', 'arrived', '2026-05-18 25:00:00', 'Enter it like 2026-05-18 16:30:00');
    await typeInto('1', 'left', '4 o’clock');
    await userEvent.tab();
    await isRefused('1', 'left', '4 o’clock', 'Enter it like 16:30:00');
    const { ok, errors } = await table.current!.validate({ focus: true });
    await expect(ok).toBe(false);
    await expect(errors.map(({ column, code }) => `${column} ${code}`)).toEqual(['day date', 'arrived date', 'left date']);
    // The text is there to be corrected, not to be typed anew, and the field itself says what is wrong with it.
    const field = await screen.findByRole('textbox', { name: 'Day' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('soon');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter it like 2026-05-18');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-06-01');
    await userEvent.tab();
    await waitFor(() => expect(cellOf('1', 'day')).not.toHaveAttribute('aria-invalid'));
    await expect(rowNow('1').day).toBe('2026-06-01');
  },
};

/** A day beyond the limits is a slip or not allowed: it is kept and marked. */
export const BeyondTheLimits: Story = {
  async play() {
    await typeInto('1', 'day', '2025-12-31{Enter}');
    await isRefused('1', 'day', '2025-12-31', 'Too early: the first day possible is 2026-01-01');
    await typeInto('2', 'day', '2027-01-01');
    await userEvent.click(cellOf('1', 'remark'));
    await isRefused('2', 'day', '2027-01-01', 'Too late: the last day possible is 2026-12-31');
    await expect((await table.current!.validate()).ok).toBe(false);
  },
};

/** Escape gives back what was there: of what is being typed, and of what was refused. Undo does so later on. */
export const GivenBack: Story = {
  async play({ args }) {
    await typeInto('1', 'day', 'soon');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('2026-05-18'));
    await userEvent.tab();
    await waitFor(() => expect(textIn('1', 'day')).toContain('2026-05-18'));
    await expect(args.onRowsChange).not.toHaveBeenCalled();

    await typeInto('1', 'day', 'soon{Enter}');
    await isRefused('1', 'day', 'soon', 'Enter it like 2026-05-18');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(rowNow('1').day).toBe('2026-05-18'));
    await waitFor(() => expect(cellOf('1', 'day')).not.toHaveAttribute('aria-invalid'));

    await typeInto('2', 'day', 'later');
    await userEvent.tab();
    await isRefused('2', 'day', 'later', 'Enter it like 2026-05-18');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rowNow('2').day).toBe('2026-05-18'));
    await waitFor(() => expect(cellOf('2', 'day')).not.toHaveAttribute('aria-invalid'));
  },
};

/** Dates pasted from a spreadsheet are read in its notation; an emptied cell is empty. */
export const Read: Story = {
  async play() {
    await typeInto('1', 'day', '1-Mar-26');
    await userEvent.tab();
    await waitFor(() => expect(rowNow('1').day).toBe('2026-03-01'));
    await typeInto('1', 'left', '7:05 PM{Enter}');
    await userEvent.tab();
    await waitFor(() => expect(rowNow('1').left).toBe('19:05:00'));
    await typeInto('2', 'arrived', '');
    await userEvent.tab();
    await waitFor(() => expect(rowNow('2').arrived).toBeNull());
    await expect((await table.current!.validate()).ok).toBe(true);
  },
};

/** The text is in the row, so it is still there when the row has been out of view, also where it is being typed. */
export const OutOfView: Story = {
  args: { rows: visits(500) },
  async play() {
    const grid = await screen.findByRole('grid');
    await typeInto('1', 'day', 'soon');
    await userEvent.tab();
    await isRefused('1', 'day', 'soon', 'Enter it like 2026-05-18');
    await typeInto('2', 'day', 'later');
    grid.scrollTop = 60 * 400;
    await waitFor(() => expect(document.querySelector('[data-row-id="400"]')).not.toBeNull());
    await waitFor(() => expect(cellOf('1', 'day')).toBeNull());
    await userEvent.click(cellOf('400', 'remark'));
    await waitFor(() => expect(rowNow('2').day).toBe('later'));
    grid.scrollTop = 0;
    await waitFor(() => expect(cellOf('1', 'day')).not.toBeNull());
    await isRefused('1', 'day', 'soon', 'Enter it like 2026-05-18');
    await isRefused('2', 'day', 'later', 'Enter it like 2026-05-18');
  },
};

/** A row that is saved when it is left is not sent with such a text. */
export const NotSaved: Story = {
  args: { onRowSave: fn() },
  async play({ args }) {
    await typeInto('1', 'day', 'soon');
    await userEvent.click(cellOf('2', 'remark'));
    await isRefused('1', 'day', 'soon', 'Enter it like 2026-05-18');
    await expect(await table.current!.saveRows()).toBe(false);
    await expect(args.onRowSave).not.toHaveBeenCalled();
    await typeInto('1', 'day', '2026-07-01');
    await userEvent.click(cellOf('2', 'remark'));
    await waitFor(() => expect(args.onRowSave).toHaveBeenCalledWith(expect.objectContaining({ changes: { day: '2026-07-01' } })));
  },
};

export const Russian: Story = {
  globals: { language: 'ru', theme: 'dark', viewport: { value: 'phone' } },
  async play() {
    await typeInto('1', 'day', 'скоро');
    await userEvent.tab();
    await isRefused('1', 'day', 'скоро', 'Введите в виде 2026-05-18');
  },
};

/** A choice from the list replaces a text that is no time. */
export const Chosen: Story = {
  async play() {
    await typeInto('1', 'left', 'noon{Enter}');
    await isRefused('1', 'left', 'noon', 'Enter it like 16:30:00');
    await userEvent.click(await enter('1', 'left'));
    await userEvent.click(await screen.findByText('Now'));
    await waitFor(() => expect(rowNow('1').left).toMatch(/^\d\d:\d\d:\d\d$/));
    await waitFor(() => expect(cellOf('1', 'left')).not.toHaveAttribute('aria-invalid'));
  },
};
