import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DictSelect } from '../DictSelect/DictSelect.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { type Claim, claimColumns, claims } from './ListPage.fixtures.tsx';
import { ListPage } from './ListPage.tsx';
import type { ListPageProps, Sort } from './ListPage.types.ts';

const filters = (
  <>
    <Form.Item name="claimNo" label="Claim no.">
      <Input allowClear />
    </Form.Item>
    <Form.Item name="status" label="Status">
      <DictSelect dict="bill_status" style={{ width: 180 }} />
    </Form.Item>
    <Form.Item name="vin" label="VIN">
      <Input allowClear maxLength={17} />
    </Form.Item>
    <Form.Item name="dealer" label="Dealer">
      <Input allowClear />
    </Form.Item>
    <Form.Item name="currency" label="Currency">
      <DictSelect dict="currency" style={{ width: 180 }} />
    </Form.Item>
  </>
);

const meta: Meta<ListPageProps<Claim>> = {
  title: 'Lists/ListPage',
  component: ListPage<Claim>,
  parameters: { layout: 'padded' },
  args: {
    title: 'Warranty claims',
    description: 'Claims of your dealers, newest first.',
    toolbar: <Button type="primary">New claim</Button>,
    chips: [
      { key: 'all', label: 'All', count: 10_000, active: true },
      { key: 'draft', label: 'Draft', count: 12 },
      { key: 'submitted', label: 'Submitted', count: 7 },
      { key: 'no_pass', label: 'No pass', count: 3 },
    ],
    columns: claimColumns,
    records: claims.slice(0, 10),
    total: 10_000,
    totalCapped: true,
    filters,
    sort: { column: 'createTime', order: 'desc' },
    onChipClick: fn(),
    onFilter: fn(),
    onFilterRemove: fn(),
    onFiltersClear: fn(),
    onPageChange: fn(),
    onSortChange: fn(),
    onRowOpen: fn(),
    rowHref: (claim) => `#claim/${claim.id}`,
    rowActions: (claim) => [
      { key: 'view', label: 'View', onClick: fn() },
      { key: 'edit', label: 'Edit', onClick: fn(), disabled: claim.status !== 'draft' },
      { key: 'delete', label: 'Delete', danger: true, onClick: fn() },
    ],
  },
  render: function Render(args) {
    const [selected, setSelected] = useState<string[]>(args.selection?.ids ?? []);
    const [paging, setPaging] = useState({ page: args.page ?? 1, pageSize: args.pageSize ?? 10 });
    const [sort, setSort] = useState<Sort | null | undefined>(args.sort);
    const controlled: ListPageProps<Claim> = {
      ...args,
      ...paging,
      sort,
      onPageChange: (page, pageSize) => {
        args.onPageChange?.(page, pageSize);
        setPaging({ page, pageSize });
      },
      onSortChange: (next) => {
        args.onSortChange?.(next);
        setSort(next);
      },
      selection: args.selection && {
        ...args.selection,
        ids: selected,
        onChange: (ids) => {
          args.selection?.onChange(ids);
          setSelected(ids);
        },
      },
    };
    return <ListPage {...controlled} />;
  },
};
export default meta;
type Story = StoryObj<ListPageProps<Claim>>;

export const Claims: Story = {
  args: { selection: { ids: [], onChange: fn(), actions: <Button size="small">Submit</Button> } },
  play: async ({ canvas, args, step }) => {
    const body = within(await canvas.findByRole('table'));
    const rows = body.getAllByRole('row').slice(1);

    await step('arrow keys move between rows, Enter opens', async () => {
      rows[0]!.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(rows[2]).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRowOpen).toHaveBeenLastCalledWith(claims[2]);
      await userEvent.keyboard('{Home}');
      await expect(rows[0]).toHaveFocus();
    });
    await step('a click on the row opens it, a click on its controls does not', async () => {
      await userEvent.click(within(rows[3]!).getByText(claims[3]!.dealer));
      await expect(args.onRowOpen).toHaveBeenLastCalledWith(claims[3]);
      const calls = (args.onRowOpen as ReturnType<typeof fn>).mock.calls.length;
      await userEvent.click(within(rows[4]!).getByRole('checkbox'));
      await expect(args.onRowOpen).toHaveBeenCalledTimes(calls);
    });
    await step('selected rows replace the chips by the selection bar', async () => {
      await expect(canvas.getByText('1 selected')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Draft/ })).toBeNull();
      rows[5]!.focus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByText('2 selected')).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
      await expect(canvas.getByText('10 selected')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
      await expect(canvas.getByRole('button', { name: /^Draft/ })).toBeVisible();
    });
    await step('sorting goes down, up, off', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'totalAmount', order: 'desc' });
      await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
      await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
      await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    });
    await step('a total that the server stopped counting says so', async () => {
      await expect(canvas.getByText('1-10 of 10,000+')).toBeVisible();
    });
    await step('another page size keeps the first record in view', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Records per page' }), '20');
      await expect(args.onPageChange).toHaveBeenLastCalledWith(2, 20);
    });
  },
};

/** Filters that do not fit wait behind "more"; Enter asks for the list. */
export const Filters: Story = {
  args: {
    filterValues: { vin: 'LHW7' },
    activeFilters: [
      { key: 'vin', label: 'VIN', value: 'LHW7' },
      { key: 'status', label: 'Status', value: 'Draft, Submitted' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Claim no.'), 'WC2024{Enter}');
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith(expect.objectContaining({ claimNo: 'WC2024', vin: 'LHW7' })));
    const more = await canvas.findByRole('button', { name: /More filters/ });
    await expect(canvas.queryByRole('combobox', { name: 'Currency' })).toBeNull();
    await userEvent.click(more);
    await expect(await canvas.findByRole('combobox', { name: 'Currency' })).toBeVisible();
    const conditions = within(canvas.getByRole('list', { name: 'Active filters' }));
    await userEvent.click(conditions.getAllByRole('button', { name: 'Remove filter' })[0]!);
    await expect(args.onFilterRemove).toHaveBeenCalledWith('vin');
  },
};

/** Columns and density are the user's; they are remembered, and can be put back. */
export const ColumnSettings: Story = {
  args: { storageKey: 'story-columns', onLayoutChange: fn() },
  beforeEach: () => localStorage.removeItem('harrow.list.story-columns'),
  play: async ({ canvas, args, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns and density' }));
    const settings = within(await screen.findByRole('tooltip'));
    await step('a column can be shown and hidden', async () => {
      await expect(canvas.queryByRole('columnheader', { name: 'Working hours' })).toBeNull();
      await userEvent.click(await settings.findByRole('checkbox', { name: 'Working hours' }));
      await expect(canvas.getByRole('columnheader', { name: 'Working hours' })).toBeVisible();
    });
    await step('a column moves with Alt and an arrow key', async () => {
      settings.getByRole('checkbox', { name: 'VIN' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
      await expect(heads.indexOf('VIN')).toBeLessThan(heads.indexOf('Dealer'));
    });
    await step('a column gets wider with Alt and an arrow key, and by its buttons', async () => {
      const widthOf = (name: string): number => canvas.getByRole('columnheader', { name }).getBoundingClientRect().width;
      settings.getByRole('checkbox', { name: 'Dealer' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await expect(settings.getByRole('status', { name: 'Width 256 px' })).toBeVisible();
      await userEvent.click(settings.getAllByRole('button', { name: 'Wider' })[0]!);
      await waitFor(() => expect(widthOf('Claim no.')).toBeGreaterThanOrEqual(186));
    });
    await step('a column can be kept in view', async () => {
      const row = settings.getByRole('checkbox', { name: 'VIN' }).closest('li')!;
      await userEvent.selectOptions(within(row).getByRole('combobox', { name: 'Pin' }), 'left');
      await expect(getComputedStyle(canvas.getByRole('columnheader', { name: 'VIN' })).position).toBe('sticky');
      await expect(canvas.getByRole('columnheader', { name: 'VIN' })).toHaveClass('hw-list-fixed');
    });
    await step('a column is dragged by keys, and it is announced', async () => {
      const row = settings.getByRole('checkbox', { name: 'Fault' }).closest('li')!;
      within(row).getByRole('button', { name: 'Move column' }).focus();
      await userEvent.keyboard(' ');
      await screen.findByText('Lifted “Fault”');
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByText(/“Fault” at place 6/);
      await userEvent.keyboard(' ');
      await waitFor(() => {
        const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
        return expect(heads.indexOf('Fault')).toBeGreaterThan(heads.indexOf('Amount'));
      });
    });
    await step('the layout is remembered', async () => {
      await userEvent.click(settings.getByRole('radio', { name: 'Compact' }));
      await expect(JSON.parse(localStorage.getItem('harrow.list.story-columns') ?? '{}')).toMatchObject({
        density: 'compact',
        hidden: ['createBy'],
        pins: { vin: 'left' },
        widths: { dealer: 256 },
      });
      await expect(args.onLayoutChange).toHaveBeenCalled();
      await waitFor(() => expect(canvas.getAllByRole('row')[1]!.getBoundingClientRect().height).toBe(32));
    });
    await step('and can be put back', async () => {
      await userEvent.click(settings.getByRole('button', { name: 'Restore defaults' }));
      await expect(localStorage.getItem('harrow.list.story-columns')).toBeNull();
      await expect(canvas.queryByRole('columnheader', { name: 'Working hours' })).toBeNull();
      await expect(canvas.getByRole('columnheader', { name: 'VIN' })).not.toHaveClass('hw-list-fixed');
    });
  },
};

/** The edge of a column's head can be dragged; a double click gives the column its own width back. */
export const DraggedWidth: Story = {
  args: { storageKey: 'story-width' },
  beforeEach: () => localStorage.removeItem('harrow.list.story-width'),
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('columnheader', { name: 'Dealer' });
    const edge = head.querySelector('.hw-list-resize')!;
    const { right, top } = head.getBoundingClientRect();
    const at = (x: number): PointerEventInit => ({ bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: top + 5 });
    // A pointer that no hardware has cannot be captured.
    (edge as HTMLElement).setPointerCapture = () => undefined;
    const before = head.getBoundingClientRect().width;
    edge.dispatchEvent(new PointerEvent('pointerdown', at(right)));
    edge.dispatchEvent(new PointerEvent('pointermove', at(right + 60)));
    edge.dispatchEvent(new PointerEvent('pointerup', at(right + 60)));
    await waitFor(() => expect(JSON.parse(localStorage.getItem('harrow.list.story-width') ?? '{}').widths).toEqual({ dealer: Math.round(before + 60) }));
    await userEvent.dblClick(edge);
    await waitFor(() => expect(localStorage.getItem('harrow.list.story-width')).toBeNull());
  },
};

/** Space shows a record in short, the arrow keys move on, Enter opens it; Shift with Space selects. */
export const Preview: Story = {
  args: { preview: true, selection: { ids: [], onChange: fn() } },
  play: async ({ canvas, args, step }) => {
    const rows = within(await canvas.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    await step('Space opens, arrows move', async () => {
      rows[1]!.focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.getByRole('group', { name: 'Record in short' })).toHaveFocus());
      await expect(screen.getByRole('dialog')).toHaveTextContent(claims[1]!.vin);
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('dialog')).toHaveTextContent(claims[2]!.vin);
      await userEvent.keyboard('{Enter}');
      await expect(args.onRowOpen).toHaveBeenLastCalledWith(claims[2]);
    });
    await step('Space closes and leaves the focus on the row', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(rows[2]).toHaveFocus();
    });
    await step('Shift with Space selects', async () => {
      await userEvent.keyboard('{Shift>} {/Shift}');
      await expect(args.selection!.onChange).toHaveBeenLastCalledWith([claims[2]!.id]);
    });
  },
};

/** What would become of each record is asked first; what became of it is said afterwards. */
export const BatchActions: Story = {
  args: {
    selection: { ids: ['claim-1', 'claim-2', 'claim-3'], records: claims.slice(0, 3), onChange: fn() },
    batchColumns: ['claimNo', 'dealer', 'totalAmount'],
    onChanged: fn(),
    batchActions: [
      {
        key: 'pass',
        label: 'Pass',
        isAllowed: ({ status }) => status !== 'draft',
        preview: async (ids) => ({ ok: ids.slice(0, 1), failed: ids.slice(1).map((id) => ({ id, text: 'The warranty has expired' })) }),
        run: fn(async (ids: string[]) => ({ ok: ids, failed: [] })),
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pass' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pass' }));
    await dialog.findByText('1 record will be processed, 2 are skipped');
    await expect(dialog.getByRole('row', { name: new RegExp(claims[2]!.claimNo) })).toHaveTextContent('The warranty has expired');
    await expect(dialog.getByRole('row', { name: new RegExp(claims[1]!.claimNo) })).toHaveTextContent('Not allowed for this record');
    await userEvent.click(dialog.getByRole('button', { name: 'Pass' }));
    await dialog.findByText('1 done, 2 skipped');
    await expect(args.batchActions![0]!.run).toHaveBeenCalledWith(['claim-1']);
    await expect(args.onChanged).toHaveBeenCalledWith(['claim-1']);
  },
};

/** Records that came in the meantime wait until the user asks for them. */
export const NewRecords: Story = {
  args: { newCount: 3, onShowNew: fn(), onRefresh: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 new records: show them' }));
    await expect(args.onShowNew).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

const viewState = { page: 2, pageSize: 20, sort: { column: 'vin', order: 'asc' as const }, filters: { status: 'draft' } };

/** Columns, sort, filters and query under a name. */
export const Views: Story = {
  args: { storageKey: 'story-views', view: { state: viewState, onApply: fn() } },
  beforeEach: () => {
    localStorage.removeItem('harrow.views.story-views');
    localStorage.removeItem('harrow.list.story-views');
  },
  play: async ({ canvas, args, step }) => {
    const button = await canvas.findByRole('button', { name: 'Views' });
    const open = async () => {
      await userEvent.click(button);
      return within(await screen.findByRole('tooltip'));
    };
    let panel = await open();
    await step('what is shown is kept under a name', async () => {
      await expect(await panel.findByText('No view is saved yet', undefined, { timeout: 10_000 })).toBeVisible();
      await userEvent.click(panel.getByRole('button', { name: 'Save view' }));
      await expect(panel.getByRole('alert')).toHaveTextContent('Give the view a name');
      await userEvent.type(panel.getByLabelText('Save what is shown as'), 'My drafts{Enter}');
      await expect(await panel.findByRole('button', { name: 'My drafts' })).toHaveAttribute('aria-current', 'true');
    });
    await step('it can be what is seen first', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Show first' }));
      await waitFor(() => expect(panel.getByRole('button', { name: 'Show first' })).toHaveAttribute('aria-pressed', 'true'));
    });
    await step('the same name asks before it replaces', async () => {
      await userEvent.type(panel.getByLabelText('Save what is shown as'), 'My drafts{Enter}');
      await userEvent.click(await panel.findByRole('button', { name: 'Replace' }));
      await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1));
    });
    await step('choosing it shows it from its first page', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'My drafts' }));
      await expect(args.view!.onApply).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, pageSize: 20, filters: { status: 'draft' } }));
      await expect(button).toHaveTextContent('My drafts');
    });
    await step('it asks before it is deleted', async () => {
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      panel = await open();
      await userEvent.click(await panel.findByRole('button', { name: 'Delete' }));
      await userEvent.click(within(panel.getByRole('group', { name: 'Delete the view “My drafts”?' })).getByRole('button', { name: 'Delete' }));
      await expect(await panel.findByText('No view is saved yet', undefined, { timeout: 10_000 })).toBeVisible();
    });
  },
};

export const RowMenu: Story = {
  args: {
    rowActions: () => [
      { key: 'view', label: 'View', onClick: fn() },
      { key: 'edit', label: 'Edit', onClick: fn() },
      { key: 'withdraw', label: 'Withdraw', onClick: () => document.body.setAttribute('data-withdrawn', 'yes') },
    ],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Actions for row 2' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    await expect(document.body).toHaveAttribute('data-withdrawn', 'yes');
    document.body.removeAttribute('data-withdrawn');
  },
};

export const Loading: Story = { args: { records: undefined, loading: true } };

export const Failed: Story = {
  args: { records: undefined, error: { message: 'Network timeout' }, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A list that has never had a record says what it is for. */
export const Empty: Story = {
  args: {
    records: [],
    total: 0,
    empty: (
      <EmptyState
        title="No claims yet"
        description="A claim asks the maker to pay for a repair under warranty."
        action={<Button type="primary">New claim</Button>}
      />
    ),
  },
};

/** Nothing found says why, and offers the way out. */
export const NotFound: Story = {
  args: { records: [], total: 0, activeFilters: [{ key: 'vin', label: 'VIN', value: 'LHW999' }] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('No data found')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear all filters' })[1]!);
    await expect(args.onFiltersClear).toHaveBeenCalled();
  },
};

export const Russian: Story = {
  globals: { language: 'ru' },
  args: { title: 'Гарантийные рекламации', description: 'Рекламации ваших дилеров, сначала новые.' },
};
export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { selection: { ids: ['claim-2'], onChange: fn(), actions: <Button size="small">Submit</Button> } },
};

/** Under 768 px every record is a card with the same facts in the same order. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
  args: { selection: { ids: [], onChange: fn() } },
};
