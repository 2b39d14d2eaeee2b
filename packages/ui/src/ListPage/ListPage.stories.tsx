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
    await step('the layout is remembered', async () => {
      await userEvent.click(settings.getByRole('radio', { name: 'Compact' }));
      await expect(JSON.parse(localStorage.getItem('harrow.list.story-columns') ?? '{}')).toMatchObject({
        density: 'compact',
        hidden: ['createBy'],
      });
      await expect(args.onLayoutChange).toHaveBeenCalled();
      await waitFor(() => expect(canvas.getAllByRole('row')[1]!.getBoundingClientRect().height).toBe(32));
    });
    await step('and can be put back', async () => {
      await userEvent.click(settings.getByRole('button', { name: 'Restore defaults' }));
      await expect(localStorage.getItem('harrow.list.story-columns')).toBeNull();
      await expect(canvas.queryByRole('columnheader', { name: 'Working hours' })).toBeNull();
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
