import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Held,
  type LabourLine,
  labourColumns,
  labourLines,
  newLabourLine,
  newPartLine,
  partColumns,
  type PartLine,
  partLines,
} from '../EditableTable.fixtures.tsx';
import { EditableTable, type EditableTableHandle } from '../index.ts';

/** Headings sort and filter what is on show. The rows keep their order; what is hidden is checked and saved as ever. */
const meta = {
  title: 'EditableTable/Sort and filter',
  tags: ['!autodocs'],
  component: EditableTable<LabourLine>,
  args: { label: 'Labour', rows: labourLines(24), columns: labourColumns, createRow: newLabourLine, onRowsChange: fn(), sortable: true, filterable: true },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const head = (key: string) => document.querySelector<HTMLElement>(`[data-head="${key}"]`)!;
const shown = (column: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-row-id] > [data-column="${column}"]`)]
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((cell) => cell.querySelector<HTMLInputElement>('input')?.value ?? cell.textContent);
const press = (key: string) => userEvent.click(head(key).querySelector('button')!);
const said = () => document.querySelector('[data-announcements]')!;
async function openFilter(key: string) {
  await userEvent.hover(head(key));
  await userEvent.click(within(head(key)).getByRole('button', { name: /^Menu of/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter…' }));
  return within(await screen.findByRole('dialog'));
}
const apply = (panel: ReturnType<typeof within>) => userEvent.click(panel.getByRole('button', { name: 'Apply' }));
const rowCount = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount'));

export const SortBySeveralColumns: Story = {
  async play() {
    await screen.findByRole('grid');
    await press('hourName');
    await waitFor(() => expect(head('hourName')).toHaveAttribute('aria-sort', 'ascending'));
    await expect(shown('hourName').slice(0, 5)).toEqual([
      ...Array.from({ length: 4 }, () => 'Adjust gearbox shift fork'),
      'Bleed hydraulic system and test pressure',
    ]);
    await expect(said()).toHaveTextContent('Sorted by Operation, ascending');
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(head('hourCode').querySelector('button')!);
    await user.click(head('hourCode').querySelector('button')!);
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(head('hourCode')).toHaveAttribute('aria-sort', 'descending'));
    await expect(head('hourName')).toHaveAttribute('aria-sort', 'ascending');
    await expect(shown('hourCode').slice(0, 4)).toEqual(['TRN-0520-15-23', 'TRN-0520-15-17', 'TRN-0520-15-11', 'TRN-0520-15']);
    await press('hourCode');
    await waitFor(() => expect(head('hourName')).not.toHaveAttribute('aria-sort'));
    await expect(shown('hourCode')[0]).toBe('HYD-0140-20');
  },
};

/** An edited row stays where it is, and the edit with it. */
export const EditsAreNotLost: Story = {
  async play({ args }) {
    await screen.findByRole('grid');
    await press('claimHours');
    await waitFor(() => expect(head('claimHours')).toHaveAttribute('aria-sort', 'ascending'));
    const first = document.querySelector<HTMLElement>('[data-row-id="labour-3"] > [data-column="claimHours"]')!;
    await userEvent.hover(first);
    await userEvent.click(await waitFor(() => first.querySelector('input')!));
    await userEvent.clear(first.querySelector('input')!);
    await userEvent.type(first.querySelector('input')!, '9');
    await expect(shown('claimHours')[0]).toBe('9');
    await press('hourCode');
    await press('hourCode');
    await press('hourCode');
    await waitFor(() => expect(head('hourCode')).not.toHaveAttribute('aria-sort'));
    await expect((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0][2]).toMatchObject({ id: 'labour-3', claimHours: 9 });
    await expect(shown('claimHours')[2]).toBe('9.00');
  },
};

export const FilterByText: Story = {
  async play() {
    await screen.findByRole('grid');
    const panel = await openFilter('hourCode');
    await userEvent.type(panel.getByRole('textbox', { name: 'Contains' }), 'eng{Enter}');
    await waitFor(() => expect(rowCount()).toBe(4 + 2));
    await expect(await screen.findByText('4 of 24 rows')).toBeVisible();
    await expect(head('hourCode')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter of Hour code' }));
    await waitFor(() => expect(rowCount()).toBe(24 + 2));
    await expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  },
};

export const FilterByRange: Story = {
  async play() {
    await screen.findByRole('grid');
    const panel = await openFilter('claimHours');
    await userEvent.type(panel.getByRole('textbox', { name: 'From' }), '1.5');
    await userEvent.type(panel.getByRole('textbox', { name: 'To' }), '2.5');
    await apply(panel);
    await waitFor(() => expect(new Set(shown('claimHours'))).toEqual(new Set(['2.50', '1.90'])));
    await expect(screen.getByText('Claimed hours: 1.5 – 2.5')).toBeVisible();
    const days = await openFilter('workDate');
    await userEvent.click(days.getByRole('radio', { name: 'Empty' }));
    await apply(days);
    await expect(await screen.findByText('No row passes the filters')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove all filters' }));
    await waitFor(() => expect(rowCount()).toBe(24 + 2));
  },
};

export const FilterByChoice: StoryObj<Meta<typeof EditableTable<PartLine>>> = {
  render: () => <Held label="Parts" rows={partLines(12)} columns={partColumns} createRow={newPartLine} sortable filterable />,
  async play() {
    await screen.findByRole('grid');
    const panel = await openFilter('sourceType');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Warranty order' }));
    await apply(panel);
    await waitFor(() => expect(rowCount()).toBe(6 + 2));
    await expect(screen.getByText('Source: Warranty order')).toBeVisible();
    const again = await openFilter('sourceType');
    await expect(again.getByRole('checkbox', { name: 'Warranty order' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    const causal = await openFilter('isCausal');
    await userEvent.click(causal.getByRole('checkbox', { name: 'Yes' }));
    await apply(causal);
    await expect(await screen.findByText('No row passes the filters')).toBeVisible();
  },
};

const table = createRef<EditableTableHandle<LabourLine>>();
/** A check finds errors in rows that a filter hides, says so, and leads to them. */
export const HiddenErrors: Story = {
  args: { ref: table, rows: labourLines(24).map((line) => (line.id === 'labour-3' ? { ...line, claimHours: null } : line)) },
  async play() {
    await screen.findByRole('grid');
    const panel = await openFilter('hourCode');
    await userEvent.type(panel.getByRole('textbox', { name: 'Contains' }), 'eng{Enter}');
    await waitFor(() => expect(rowCount()).toBe(4 + 2));
    await table.current!.validate();
    await expect(await screen.findByText('1 error in rows that filters hide')).toBeVisible();
    await waitFor(() => expect(said()).toHaveTextContent('1 error: row 3, Claimed hours:'));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(document.activeElement?.closest('[data-row-id]')).toHaveAttribute('data-row-id', 'labour-3'));
    await expect(screen.queryByText('4 of 24 rows')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  async play() {
    await screen.findByRole('grid');
    // Tab goes into the rows at once; the headings are before them.
    screen.getByRole('button', { name: 'Add row' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement?.closest('[data-row-id]')).toHaveAttribute('data-row-id', 'labour-1'));
    await userEvent.tab({ shift: true });
    await expect(head('hourCode')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(head('hourName')).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const item = await screen.findByRole('menuitem', { name: 'Filter…' });
    await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
    await userEvent.click(item);
    await screen.findByRole('dialog', { name: 'Filter Operation' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Contains' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(head('hourName')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement?.closest('[data-row-id]')).not.toBeNull());
  },
};

export const Dark: Story = {
  globals: { theme: 'dark', language: 'ru' },
  async play() {
    await screen.findByRole('grid');
    await userEvent.hover(head('hourCode'));
    await userEvent.click(within(head('hourCode')).getByRole('button', { name: /^Меню/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Фильтр…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Содержит' }), 'HYD{Enter}');
    await expect(await screen.findByText('Строк: 12 из 24')).toBeVisible();
  },
};
