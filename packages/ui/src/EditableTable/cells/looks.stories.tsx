import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Held, hourCost, type LabourLine, labourColumns, labourLines } from '../EditableTable.fixtures.tsx';
import { computedColumn, EditableTable, numberColumn, textColumn } from '../index.ts';

const isLong = (row: LabourLine) => (row.claimHours ?? 0) > 2;

const columns = [
  textColumn<LabourLine>({ key: 'hourCode', title: 'Hour code', width: 168, hint: 'As printed in the price list of the year of the repair' }),
  numberColumn<LabourLine>({
    key: 'claimHours',
    title: 'Hours claimed',
    heading: <em>Hours</em>,
    precision: 1,
    className: ({ value }) => ((value ?? 0) > 2 ? 'long-hours' : undefined),
  }),
  computedColumn<LabourLine>({ key: 'cost', title: 'Cost', value: hourCost, className: ({ row }) => (isLong(row) ? 'long-cost' : 'cost') }),
];

/** Classes of the host for the table, its rows and its cells; headings with more than a text; presses told to the host. */
const meta = {
  title: 'EditableTable/Own looks and presses',
  tags: ['!autodocs'],
  component: EditableTable<LabourLine>,
  args: { label: 'Labour', rows: labourLines(6), columns, onRowClick: fn(), onRowDoubleClick: fn(), onCellClick: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (rowId: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"]`)!;
const cell = (rowId: string, column: string) => row(rowId).querySelector<HTMLElement>(`[data-column="${column}"]`)!;

/** A class that depends on the value, or on the row, follows them. */
export const Classes: Story = {
  args: { className: 'of-the-host', style: { maxInlineSize: 640 }, rowClassName: (line) => (isLong(line) ? 'long' : undefined) },
  render: (args) => (
    <>
      <style>{`
        .of-the-host .long { --hw-row-ground: var(--hw-tone-warning-ground); }
        .of-the-host .long-hours { font-weight: 600; }
      `}</style>
      <Held {...args} />
    </>
  ),
  async play() {
    const grid = await screen.findByRole('grid');
    await expect(grid.closest('.of-the-host')).toHaveStyle({ maxInlineSize: '640px' });
    await expect(row('labour-1')).toHaveClass('long');
    await expect(row('labour-2')).not.toHaveClass('long');
    await expect(cell('labour-1', 'claimHours')).toHaveClass('long-hours');
    await expect(cell('labour-2', 'cost')).toHaveClass('cost');
    await userEvent.click(cell('labour-2', 'claimHours'));
    await userEvent.keyboard('{Control>}a{/Control}7{Tab}');
    await waitFor(() => expect(row('labour-2')).toHaveClass('long'));
    await expect(cell('labour-2', 'claimHours')).toHaveClass('long-hours');
    await expect(cell('labour-2', 'cost')).toHaveClass('long-cost');
  },
};

/** The heading is what is seen, the title what is heard; a hint describes the heading and is shown when one points at it. */
export const Headings: Story = {
  async play() {
    const code = await screen.findByRole('columnheader', { name: 'Hour code' });
    await expect(code).toHaveAccessibleDescription('As printed in the price list of the year of the repair');
    await userEvent.hover(code);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('As printed in the price list');
    const hours = screen.getByRole('columnheader', { name: 'Hours claimed' });
    await expect(hours.querySelector('em')).toBeVisible();
    await expect(hours).not.toHaveAccessibleDescription();
  },
};

const grouped = [
  textColumn<LabourLine>({ key: 'hourCode', title: 'Hour code', width: 140, frozen: 'left', group: 'Operation' }),
  textColumn<LabourLine>({ key: 'hourName', title: 'Operation', width: 320, group: 'Operation' }),
  numberColumn<LabourLine>({ key: 'standardHours', title: 'Standard', width: 160, group: 'Hours', statistics: true }),
  numberColumn<LabourLine>({ key: 'claimHours', title: 'Claimed', width: 160, group: 'Hours', statistics: true }),
  textColumn<LabourLine>({ key: 'remark', title: 'Remark', width: 320 }),
];

/** Columns that belong together have a heading above theirs; the frozen edge divides it. */
export const Groups: Story = {
  args: { columns: grouped, style: { inlineSize: 520 }, rows: labourLines(40), sortable: true },
  async play() {
    const grid = await screen.findByRole('grid');
    const heads = screen.getAllByRole('columnheader').map((head) => [head.textContent, head.getAttribute('aria-colspan')]);
    await expect(heads).toEqual([
      ['Operation', '1'],
      ['Operation', '1'],
      ['Hours', '2'],
      ['Hour code', null],
      ['Operation', null],
      ['Standard', null],
      ['Claimed', null],
      ['Actions', null],
    ]);
    await expect(row('labour-1')).toHaveAttribute('aria-rowindex', '3');
    await expect(grid).toHaveAttribute('aria-rowcount', '43');
    // Nothing of a row that is moved to stands behind the headings.
    await userEvent.click(cell('labour-5', 'hourCode'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(row('labour-40')).toBeVisible());
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
    await waitFor(() => expect(row('labour-1').contains(document.activeElement)).toBe(true));
    const bottom = screen.getByRole('columnheader', { name: /Hour code/ }).getBoundingClientRect().bottom;
    await expect(row('labour-1').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
  },
};

/** Where headings are buttons, a hint is shown at the one that has the focus as well. */
export const HintByKeyboard: Story = {
  args: { sortable: true },
  async play() {
    const button = (await screen.findByRole('columnheader', { name: /Hour code/ })).querySelector('button')!;
    button.focus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('columnheader', { name: /Hour code/ })).toHaveAttribute('aria-sort', 'ascending'));
  },
};

/** Presses on cells, also on their editors, but not on the boxes and menus of the table. */
export const Presses: Story = {
  args: { rowSelection: true, rowNumber: true },
  async play({ args }) {
    await screen.findByRole('grid');
    await userEvent.click(cell('labour-3', 'cost'));
    await expect(args.onCellClick).toHaveBeenLastCalledWith(
      expect.objectContaining({ rowId: 'labour-3', column: 'cost', value: hourCost(labourLines(3)[2]!) }),
    );
    await expect(args.onRowClick).toHaveBeenLastCalledWith(expect.objectContaining({ rowId: 'labour-3', row: labourLines(3)[2] }));
    await userEvent.click(cell('labour-2', 'hourCode'));
    await expect(args.onCellClick).toHaveBeenLastCalledWith(expect.objectContaining({ rowId: 'labour-2', column: 'hourCode' }));
    await userEvent.click(screen.getAllByRole('checkbox')[2]!);
    await expect(args.onRowClick).toHaveBeenCalledTimes(2);
    await userEvent.dblClick(cell('labour-4', 'cost'));
    await expect(args.onRowDoubleClick).toHaveBeenCalledWith(expect.objectContaining({ rowId: 'labour-4' }));
  },
};

/** The row that was pressed, beside the table. */
export const RowBeside: Story = {
  render: function Render(args) {
    const [line, setLine] = useState<LabourLine>();
    return (
      <>
        <EditableTable {...args} columns={labourColumns} readOnly onRowClick={({ row: pressed }) => setLine(pressed)} />
        <output aria-label="Pressed">{line ? `${line.hourCode}: ${line.hourName}` : 'Press a row'}</output>
      </>
    );
  },
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(cell('labour-5', 'hourCode'));
    await expect(screen.getByRole('status', { name: 'Pressed' })).toHaveTextContent('TRN-0520-15: Adjust gearbox shift fork');
  },
};
