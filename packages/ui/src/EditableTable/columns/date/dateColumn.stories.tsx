import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dateColumn, timeColumn } from '../../index.ts';
import { HarrowProvider } from '../../../HarrowProvider/index.ts';
import { cellOf, ColumnTable, enter, textIn, typeInto } from '../columns.fixtures.tsx';

interface Visit {
  id: string;
  day: string | null;
  arrived: string | null;
  left: string | null;
}

const columns = [
  dateColumn<Visit>({ key: 'day', title: 'Day', min: '2026-01-01', max: '2026-12-31' }),
  dateColumn<Visit>({ key: 'arrived', title: 'Arrived', showTime: true }),
  timeColumn<Visit>({ key: 'left', title: 'Left at', width: 140 }),
];
const rows: Visit[] = [
  { id: '1', day: '2026-05-18', arrived: '2026-05-18 08:15:00', left: '17:40:00' },
  { id: '2', day: null, arrived: null, left: null },
  { id: '3', day: 'end of May', arrived: '18.05.2026', left: 'noon' },
];

/** `date`, `datetime` and `time` of JSON columns: texts in the format of the wire. */
const meta = {
  title: 'EditableTable/Columns/date',
  tags: ['!autodocs'],
  component: ColumnTable<Visit>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Visit>>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = (args: { onRowsChange?: unknown }) => ((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Visit[])[1]!;

export const Day: Story = {
  async play({ args }) {
    const day = await enter('2', 'day');
    await expect(day).toHaveAccessibleName('Day');
    await userEvent.type(day, '2026-06-01{Enter}');
    await waitFor(() => expect(last(args).day).toBe('2026-06-01'));
  },
};

export const DayAndTime: Story = {
  async play({ args }) {
    await userEvent.type(await enter('2', 'arrived'), '2026-06-01 09:30:00{Enter}');
    await waitFor(() => expect(last(args).arrived).toBe('2026-06-01 09:30:00'));
  },
};

export const Time: Story = {
  async play({ args }) {
    await userEvent.type(await enter('2', 'left'), '16:05:10{Enter}');
    await waitFor(() => expect(last(args).left).toBe('16:05:10'));
  },
};

/** A typed text is kept whichever way the cell is left. */
export const LeftByTab: Story = {
  async play({ args }) {
    await userEvent.type(await enter('2', 'day'), '2026-06-02');
    await userEvent.tab();
    await waitFor(() => expect(last(args).day).toBe('2026-06-02'));
    await userEvent.type(await enter('2', 'arrived'), '01/06/2026 09:30:00');
    await userEvent.tab();
    await waitFor(() => expect(last(args).arrived).toBe('2026-06-01 09:30:00'));
    await userEvent.type(await enter('2', 'left'), '16:05:10');
    await userEvent.tab();
    await waitFor(() => expect(last(args).left).toBe('16:05:10'));
  },
};

/** Day and month are in the order of the provider's region, whatever the language; what can only be one day is that day. */
export const MonthFirst: Story = {
  decorators: [
    (Story) => (
      <HarrowProvider language="fr" dateOrder="monthFirst">
        <Story />
      </HarrowProvider>
    ),
  ],
  async play({ args }) {
    await userEvent.type(await enter('2', 'day'), '03/04/2026{Enter}');
    await waitFor(() => expect(last(args).day).toBe('2026-03-04'));
    await typeInto('2', 'day', '24/12/2026{Enter}');
    await waitFor(() => expect(last(args).day).toBe('2026-12-24'));
    await typeInto('2', 'day', '3.4.2026{Enter}');
    await waitFor(() => expect(last(args).day).toBe('2026-04-03'));
  },
};

/** An hour that the zone of the browser lacks is shown and kept as it was typed. */
export const LackingHour: Story = {
  async play({ args }) {
    await userEvent.type(await enter('2', 'arrived'), '1994-01-01 00:30:00');
    await userEvent.tab();
    await waitFor(() => expect(last(args).arrived).toBe('1994-01-01 00:30:00'));
    await expect(await enter('2', 'arrived')).toHaveValue('1994-01-01 00:30:00');
  },
};

/** A stored text that is no date is not lost: it stays until it is corrected, and is marked when the user has been there. */
export const UnknownText: Story = {
  async play({ args }) {
    await waitFor(() => expect(textIn('3', 'day')).toBe('end of May'));
    await expect(await enter('3', 'day')).toHaveValue('end of May');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(cellOf('3', 'day')).toHaveAttribute('aria-invalid', 'true'));
    await expect(textIn('3', 'day')).toContain('end of May');
    await expect(args.onRowsChange).not.toHaveBeenCalled();
  },
};
