import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { createRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Held, type LabourLine, labourColumns, labourLines, newLabourLine } from '../EditableTable.fixtures.tsx';
import { type AddSettings, EditableTable, type EditableTableHandle, permissionsOfLists } from '../index.ts';

const table = createRef<EditableTableHandle<LabourLine>>();

const meta = {
  title: 'EditableTable/Rows',
  tags: ['!autodocs'],
  component: Held<LabourLine>,
  args: { label: 'Labour', rows: labourLines(5), columns: labourColumns, createRow: newLabourLine, ref: table, onRowsChange: fn(), onSelectionChange: fn() },
} satisfies Meta<typeof EditableTable<LabourLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowIds = () => table.current!.getRows().map(({ id }) => id.replace(/^new-.*/, 'new').replace('labour-', ''));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const place = (element: Element | null) => [
  element?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'],
  element?.closest<HTMLElement>('[data-column]')?.dataset['column'],
];

const kept: { settings?: AddSettings } = {};
const store = { read: () => kept.settings, write: (settings: AddSettings) => void (kept.settings = settings) };

/** How many rows are added, where, and whether to go there. The settings are kept in the browser. */
export const AddSettingsOfTheUser: Story = {
  globals: { language: 'zh-cn' },
  args: { addSettings: store, rows: labourLines(20) },
  beforeEach: () => {
    delete kept.settings;
  },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '添加设置' }));
    const group = await screen.findByRole('group', { name: '选项' });
    const count = within(group).getByRole('spinbutton', { name: '添加行数' });
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    const index = within(group).getByRole('spinbutton', { name: '添加位置' });
    await expect(index).toHaveAccessibleDescription('0 = 最底部');
    await userEvent.clear(index);
    await userEvent.type(index, '2');
    await userEvent.click(within(group).getByRole('button', { name: '保存设置' }));
    await expect(await screen.findByText('保存成功')).toBeVisible();
    await expect(kept.settings).toEqual({ addRowNum: 3, addIndex: 2, addScrollToBottom: false });
    await userEvent.click(button('添加一行'));
    await expect(rowIds().slice(0, 6)).toEqual(['1', '2', 'new', 'new', 'new', '3']);
    await expect(screen.getByText('已添加 3 行')).toHaveAttribute('role', 'status');
    // The press beside it has closed it.
    await waitFor(() => expect(screen.queryByRole('group', { name: '选项' })).toBeNull());
    await userEvent.click(button('添加设置'));
    const again = within(await screen.findByRole('group', { name: '选项' }));
    await userEvent.clear(again.getByRole('spinbutton', { name: '添加位置' }));
    await userEvent.type(again.getByRole('spinbutton', { name: '添加位置' }), '0');
    await userEvent.click(again.getByRole('checkbox', { name: '添加后滚动到底部' }));
    await userEvent.click(button('添加一行'));
    await expect(rowIds().slice(-4)).toEqual(['20', 'new', 'new', 'new']);
    const grid = screen.getByRole('grid');
    await waitFor(() => expect(Math.round(grid.scrollTop + grid.clientHeight)).toBeGreaterThanOrEqual(grid.scrollHeight - 1));
  },
};

/** A row added at the end of many is scrolled into view. */
export const NewRowComesIntoView: Story = {
  args: { rows: labourLines(40) },
  async play() {
    const grid = await screen.findByRole('grid');
    await userEvent.click(button('Add row'));
    await waitFor(() => expect(place(document.activeElement)[0]).toMatch(/^new-/));
    const row = document.activeElement!.closest('[data-row-id]')!;
    await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().bottom - 31));
  },
};

/** Only one row at a time; there is nothing to choose all with. */
export const OneRow: Story = {
  args: { rowSelection: 'radio', disabledRow: ({ id }) => id === 'labour-2' },
  async play({ args }) {
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    await expect(radios.map((one) => one.disabled)).toEqual([false, true, false, false, false]);
    await expect(screen.queryByRole('checkbox', { name: 'Select all rows' })).toBeNull();
    await userEvent.click(radios[2]!);
    await userEvent.click(radios[3]!);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['labour-4']);
    await expect(radios.map((one) => one.checked)).toEqual([false, false, false, true, false]);
    await userEvent.click(button('Clear selection'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
  },
};

function ServerPages() {
  const [page, setPage] = useState(1);
  return (
    <EditableTable
      ref={table}
      label="Labour"
      rows={labourLines(page * 4).slice(-4)}
      columns={labourColumns}
      rowSelection
      reserveSelection
      toolbar={{ prefix: <Button onClick={() => setPage(3 - page)}>Other page</Button> }}
    />
  );
}

/** The parent shows page by page what the server sends; what was chosen on one page stays chosen on the other. */
export const SelectionOverPagesOfTheServer: StoryObj = {
  render: () => <ServerPages />,
  async play() {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 2' }));
    await userEvent.click(button('Other page'));
    await expect(screen.getByRole('checkbox', { name: 'Select all rows' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(table.current!.getSelectedRowIds()).toEqual(['labour-2', 'labour-5', 'labour-6', 'labour-7', 'labour-8']);
    await userEvent.click(button('Other page'));
    await expect(screen.getByRole('checkbox', { name: 'Select row 2' })).toBeChecked();
    await userEvent.click(button('Clear selection'));
    await expect(table.current!.getSelectedRowIds()).toEqual([]);
  },
};

const onTurn = fn();

/** All rows are checked; a jump to an error turns the page. */
export const Paged: Story = {
  args: {
    rows: labourLines(37).map((line, index) => (index === 33 ? { ...line, claimHours: null } : line)),
    pages: { defaultPageSize: 10, onChange: onTurn },
    rowNumber: true,
  },
  async play() {
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(document.querySelectorAll('[data-row-id]').length).toBeLessThanOrEqual(10));
    await expect(grid).toHaveAttribute('aria-rowcount', '39');
    await expect(screen.getByText('1-10 of 37')).toBeVisible();
    const second = button('Page 2');
    await userEvent.click(second);
    await waitFor(() => expect(document.querySelector('[data-row-id="labour-11"]')).toHaveAttribute('aria-rowindex', '12'));
    await expect(second).toHaveFocus();
    await expect(onTurn).toHaveBeenLastCalledWith({ current: 2, pageSize: 10 });
    await table.current!.validate({ focus: true });
    await waitFor(() => expect(place(document.activeElement)).toEqual(['labour-34', 'claimHours']));
    await expect(onTurn).toHaveBeenLastCalledWith({ current: 4, pageSize: 10 });
    // A new row is at the end, wherever the user is.
    await userEvent.click(button('Page 1'));
    await userEvent.click(button('Add row'));
    await waitFor(() => expect(place(document.activeElement)[0]).toMatch(/^new-/));
    await expect(screen.getByText('31-38 of 38')).toBeVisible();
  },
};

function Loading() {
  const [loading, setLoading] = useState(false);
  return (
    <Held
      ref={table}
      label="Labour"
      rows={labourLines(3)}
      columns={labourColumns}
      loading={loading}
      toolbar={{ prefix: <Button onClick={() => setLoading(!loading)}>Load</Button> }}
    />
  );
}

/** Nothing can be done, nothing is lost: what was typed, and where the user was. */
export const WhileLoading: StoryObj = {
  render: () => <Loading />,
  async play() {
    const grid = await screen.findByRole('grid');
    const cell = grid.querySelector<HTMLElement>('[data-row-id="labour-1"] [data-column="remark"]')!;
    await userEvent.click(cell);
    await waitFor(() => expect(cell.querySelector('input')).toHaveFocus());
    await userEvent.keyboard('abc');
    button('Load').click();
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Loading…'));
    await expect(button('Add row')).toBeDisabled();
    await userEvent.keyboard('d{ArrowDown}');
    await expect(cell.querySelector('input')).toHaveFocus();
    const { left, top } = grid.getBoundingClientRect();
    await expect(grid).not.toContainElement(document.elementFromPoint(left + 300, top + 100) as HTMLElement);
    button('Load').click();
    await waitFor(() => expect(grid).not.toHaveAttribute('aria-busy'));
    await userEvent.keyboard('e');
    await expect(table.current!.getRows()[0]!.remark).toBe('abce');
  },
};

/** Before the first rows there is something in their shape. */
export const LoadingTheFirstRows: Story = { args: { rows: [], loading: true } };

const onSave = fn<() => Promise<void>>();

export const ToolbarWithAllButtons: Story = {
  args: {
    rowSelection: true,
    toolbar: { prefix: <Button>Import</Button>, suffix: <span>5 lines</span>, buttons: ['add', 'remove', 'clearSelection', 'save', 'collapse'], onSave },
  },
  async play() {
    onSave.mockRejectedValueOnce(new Error('The claim is locked'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The claim is locked')).toBeVisible();
    const fold = button('Collapse');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fold);
    await expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.click(button('Expand'));
    await expect(screen.getByRole('grid')).toBeVisible();
    await expect(document.querySelectorAll('[data-row-id]')).toHaveLength(5);
  },
};

/** Only the buttons that are named. */
export const ToolbarWithOneButton: Story = {
  args: { rowSelection: true, toolbar: { buttons: ['remove'] } },
  async play() {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
    await expect(button('Delete 1 row')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
  },
};

/** With the last rows the focus goes to the heading. From there, too, they are brought back by keys. */
export const AllRowsDeletedAndBack: Story = {
  args: { rowSelection: true },
  async play() {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(button('Delete 5 rows'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rowIds()).toEqual([]));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(rowIds()).toEqual(['1', '2', '3', '4', '5']);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(rowIds()).toEqual([]);
  },
};

const permissions = permissionsOfLists({
  auth: [],
  allAuth: [
    { action: 'claim:labour:add', type: '1', status: '1' },
    { action: 'claim:labour:batch_delete', type: '1', status: '1' },
    { action: 'claim:labour:hourRate,claim:labour:hourCost', type: '1', status: '1' },
    { action: 'claim:labour:remark', type: '2', status: '1' },
    { action: 'claim:labour:save', type: '2', status: '1' },
  ],
});

/** Buttons and columns that the user may not see are not there, others cannot be used. The values stay in the rows. */
export const ByPermission: Story = {
  args: { authPre: 'claim:labour', permissions, rowSelection: true, toolbar: { onSave } },
  async play() {
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    await expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Delete 1 row' })).toBeNull();
    await expect(button('Save')).toBeDisabled();
    await expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).not.toContain('Rate');
    await expect(document.querySelector('[data-row-id="labour-1"] [data-column="remark"]')).toHaveAttribute('aria-readonly', 'true');
    await expect(table.current!.getRows()[0]!.hourRate).toBe(32.5);
    await userEvent.click(button('Actions for row 1'));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Dark: Story = {
  args: { rowSelection: 'radio', dragSort: true, addSettings: store, pages: { defaultPageSize: 3 }, toolbar: { onSave, buttons: ['add', 'save', 'collapse'] } },
  globals: { theme: 'dark' },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Settings for adding' }));
    // It is there before it has faded in.
    await waitFor(() => expect(screen.getByRole('group', { name: 'Options' })).toBeVisible());
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
    await screen.findByRole('grid');
    await expect(document.querySelector<HTMLElement>('[data-table-root]')!.scrollWidth).toBeLessThanOrEqual(358);
  },
};

/** The line below the last row is that of the frame, or of the sums; a row that comes below it gives the row its own line back. */
export const OneLineBelowTheLastRow: Story = {
  args: { rows: labourLines(2) },
  async play() {
    const lines = (): boolean[] =>
      [...document.querySelectorAll('[data-row-id]')].map((row) => getComputedStyle(row).borderBlockEndColor !== 'rgba(0, 0, 0, 0)');
    await waitFor(() => expect(lines()).toEqual([true, false]));
    await userEvent.click(button('Add row'));
    await waitFor(() => expect(lines()).toEqual([true, true, false]));
  },
};
