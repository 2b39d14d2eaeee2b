import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from 'antd';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine, partColumns, partLines } from '../EditableTable.fixtures.tsx';
import { type EditableTable, type EditableTableHandle, readOnlyColumn } from '../index.ts';

const table = createRef<EditableTableHandle<LabourLine>>();
/** The operation can only be read: a press on it is a press on its row. */
const columns = labourColumns.map((column) =>
  column.key === 'hourName' ? readOnlyColumn<LabourLine>({ key: 'hourName', title: 'Operation', width: 240, showDetails: true }) : column,
);

const meta = {
  title: 'EditableTable/What belongs to a row',
  tags: ['!autodocs'],
  component: Held<LabourLine>,
  args: { label: 'Labour', rows: labourLines(30), columns, createRow: newLabourLine, ref: table },
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (row: number, column: string) => document.querySelector<HTMLElement>(`[data-row-id="labour-${row}"] [data-column="${column}"]`)!;
const box = (element: Element) => element.getBoundingClientRect();
const subForm = {
  render: ({ row }: { row: LabourLine }) => <Held label={`Parts of ${row.hourCode}`} rows={partLines(1)} columns={partColumns} size="compact" />,
};

/** Opens below its row, 96 % as wide as the table; another row's takes its place; the same row closes it. */
export const SubForm: Story = {
  args: { subForm },
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(cell(2, 'hourName'));
    const panel = await screen.findByRole('dialog', { name: 'Sub-form of row 2' });
    await expect(panel).toHaveFocus();
    await expect(await within(panel).findByRole('grid', { name: 'Parts of HYD-0210-10' })).toBeVisible();
    await expect(Math.round(box(panel).top)).toBeGreaterThanOrEqual(Math.round(box(cell(2, 'hourName')).bottom));
    await expect(box(panel).width / box(panel.parentElement!).width).toBeCloseTo(0.96, 2);
    await userEvent.click(cell(1, 'hourName'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sub-form of row 1' })).toBeVisible());
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(cell(1, 'hourName'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Presses on editors and on the table's own columns are not for the row. It is in the row's menu, too; Escape goes back to it. */
export const SubFormByMenu: Story = {
  args: { subForm, rowSelection: true },
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(cell(1, 'remark'));
    await userEvent.click(within(cell(1, '#selection')).getByRole('checkbox'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for row 3' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open sub-form' }));
    const panel = await screen.findByRole('dialog', { name: 'Sub-form of row 3' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.closest('[data-row-id]')).toHaveAttribute('data-row-id', 'labour-3'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** With little room below the press it opens above. As soon as the table scrolls it is gone. */
export const SubFormAbove: Story = {
  args: { subForm },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 420 }}>
        <Story />
      </div>
    ),
  ],
  async play() {
    const grid = await screen.findByRole('grid');
    await userEvent.pointer([{ target: cell(4, 'hourName'), coords: { clientY: window.innerHeight - 200 }, keys: '[MouseLeft]' }]);
    const panel = await screen.findByRole('dialog', { name: 'Sub-form of row 4' });
    await expect(Math.round(box(panel).bottom)).toBeLessThanOrEqual(Math.round(box(cell(4, 'hourName')).top));
    grid.scrollTop = 100;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A row that cannot be found, even after three more tries. */
export const SubFormFails: Story = {
  globals: { language: 'zh-cn' },
  args: { subForm },
  async play() {
    await screen.findByRole('grid');
    table.current!.openSubForm('labour-99');
    await expect(await screen.findByText('打开子表失败')).toBeVisible();
    // One that is only out of view is scrolled to.
    table.current!.openSubForm('labour-25');
    const panel = await screen.findByRole('dialog', { name: '第 25 行的子表' });
    await expect(within(panel).getByText('子表')).toBeVisible();
  },
};

const onConfirm = fn<(row: LabourLine) => boolean | Promise<boolean>>();
const details = {
  title: 'Labour line',
  onConfirm,
  render: ({ row, change }: { row: LabourLine; change: (patch: Partial<LabourLine>) => void }) => (
    <Input aria-label="Remark" value={row.remark} onChange={({ target }) => change({ remark: target.value })} />
  ),
};

/** A dialog with a copy of the row: the parent says whether it may close, and a refusal is shown. */
export const Details: Story = {
  args: { details },
  beforeEach: () => void onConfirm.mockReset(),
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Details of row 2' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Remark'), '!');
    onConfirm.mockReturnValueOnce(false);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'OK' }));
    onConfirm.mockRejectedValueOnce(new Error('The line is locked'));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'OK' }));
    await expect(await screen.findByText('The line is locked')).toBeVisible();
    await expect(dialog).toBeVisible();
    onConfirm.mockResolvedValueOnce(true);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onConfirm).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'labour-2', remark: 'Ran 30 minutes after the repair, no leak!' }),
      'labour-2',
    );
    await expect(table.current!.getChanges().edited).toEqual([]);
    await waitFor(() => expect(document.activeElement?.closest('[data-row-id]')).toHaveAttribute('data-row-id', 'labour-2'));
  },
};

export const DetailsFullScreen: Story = {
  args: { details, readOnly: true },
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for row 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Details' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(box(dialog).width)).toBe(Math.min(1200, window.innerWidth - 32)));
    const full = within(dialog).getByRole('button', { name: 'Full screen' });
    await userEvent.click(full);
    await waitFor(() => expect(Math.round(box(dialog).width)).toBeGreaterThanOrEqual(document.documentElement.clientWidth - 1));
    await expect(full).toHaveAttribute('aria-pressed', 'true');
    // Not by Escape: under test all pop-ups of antd have one and the same id, by which it finds out whose the key is.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const expand = {
  render: ({ row }: { row: LabourLine }) => <p style={{ height: 80, margin: 0 }}>{row.hourName}, as the dealer wrote it</p>,
  isExpandable: ({ id }: LabourLine) => id !== 'labour-3',
};
const toggle = (row: number) => screen.findByRole('button', { name: `Expand row ${row}` });

/** Panels are as high as what is in them and push down what follows, also far out of view. */
export const ExpandedRows: Story = {
  args: { expand, rows: labourLines(1000) },
  async play() {
    await userEvent.click(await toggle(2));
    const panel = (await screen.findByText('Bleed hydraulic system and test pressure, as the dealer wrote it')).closest<HTMLElement>('[role="row"]')!;
    await expect(await toggle(2)).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.queryByRole('button', { name: 'Expand row 3' })).toBeNull();
    await waitFor(() => expect(Math.round(box(cell(3, 'hourName')).top)).toBe(Math.round(box(panel).bottom)));
    await expect(Math.round(box(panel).top)).toBe(Math.round(box(cell(2, 'hourName').parentElement!).bottom));
    const grid = screen.getByRole('grid');
    table.current!.setExpandedRowIds(['labour-2', 'labour-500']);
    table.current!.scrollToRow('labour-500');
    await waitFor(() => expect(cell(500, 'hourName')).toBeVisible());
    grid.scrollTop += 200;
    const far = await waitFor(() => {
      const found = document.querySelector('[id$="panel-labour-500"]');
      if (!found) throw new Error('no panel yet');
      return found;
    });
    await waitFor(() => expect(Math.round(box(far).top)).toBe(Math.round(box(cell(500, 'hourName').parentElement!).bottom)));
    await expect(document.querySelectorAll('[data-row-id]').length).toBeLessThan(25);
    await userEvent.click(await toggle(500));
    await waitFor(() => expect(table.current!.getExpandedRowIds()).toEqual(['labour-2']));
  },
};

/** Only one at a time. A panel may hold a table of its own, with its own keys. */
export const Accordion: Story = {
  args: { expand: { accordion: true, render: subForm.render }, rows: labourLines(4), maxHeight: 600 },
  async play() {
    await userEvent.click(await toggle(1));
    await screen.findByRole('grid', { name: 'Parts of HYD-0140-20' });
    await userEvent.click(await toggle(2));
    const inner = await screen.findByRole('grid', { name: 'Parts of HYD-0210-10' });
    await expect(screen.getAllByRole('grid')).toHaveLength(2);
    inner.querySelector<HTMLElement>('[data-column="qty"]')!.focus();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', 'Quantity'));
    await userEvent.keyboard('5{Enter}');
    await expect(inner).toContainElement(document.activeElement as HTMLElement);
    await expect(inner.querySelector('[data-row-id] [data-column="amount"]')).toHaveTextContent('2,094.50');
  },
};

export const Dark: Story = {
  args: { subForm, expand, rows: labourLines(4) },
  globals: { theme: 'dark' },
  async play() {
    await userEvent.click(await toggle(1));
    await userEvent.click(cell(2, 'hourName'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sub-form of row 2' })).toBeVisible());
  },
};

/** 390 px. */
export const Narrow: Story = {
  args: Dark.args!,
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  async play() {
    await userEvent.click(await toggle(1));
    const text = await screen.findByText(/as the dealer wrote it/);
    await expect(box(text).right).toBeLessThanOrEqual(box(screen.getByRole('grid')).right);
    table.current!.openSubForm('labour-2');
    const panel = await screen.findByRole('dialog', { name: 'Sub-form of row 2' });
    await expect(box(panel).right).toBeLessThanOrEqual(box(screen.getAllByRole('grid')[0]!).right);
  },
};
