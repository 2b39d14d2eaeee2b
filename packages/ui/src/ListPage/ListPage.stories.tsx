import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../states/EmptyState.tsx';
import { claimList, HeldList } from './HeldList.fixtures.tsx';
import { type Claim, claims } from './ListPage.fixtures.tsx';
import { ListPage } from './ListPage.tsx';
import type { ListPageProps } from './ListPage.types.ts';

const meta: Meta<ListPageProps<Claim>> = {
  title: 'Lists/ListPage',
  component: ListPage<Claim>,
  parameters: { layout: 'padded' },
  args: claimList,
  render: (args) => <HeldList {...args} />,
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
      await expect(args.rows!.onOpen).toHaveBeenLastCalledWith(claims[2]);
      await userEvent.keyboard('{Home}');
      await expect(rows[0]).toHaveFocus();
    });
    await step('a click on the row opens it, a click on its controls does not', async () => {
      await userEvent.click(within(rows[3]!).getByText(claims[3]!.dealer));
      await expect(args.rows!.onOpen).toHaveBeenLastCalledWith(claims[3]);
      const calls = (args.rows!.onOpen as ReturnType<typeof fn>).mock.calls.length;
      await userEvent.click(within(rows[4]!).getByRole('checkbox'));
      await expect(args.rows!.onOpen).toHaveBeenCalledTimes(calls);
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
      await expect(args.sorting!.onChange).toHaveBeenLastCalledWith({ column: 'totalAmount', order: 'desc' });
      await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
      await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
      await expect(args.sorting!.onChange).toHaveBeenLastCalledWith(null);
    });
    await step('a total that the server stopped counting says so', async () => {
      await expect(canvas.getByText('1-10 of 10,000+')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^All *10,000\+$/ })).toBeVisible();
    });
    await step('another page size keeps the first record in view', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Records per page' }), '20');
      await expect(args.paging!.onChange).toHaveBeenLastCalledWith(2, 20);
    });
  },
};

/** Filters that do not fit wait behind "more"; Enter asks for the list. */

export const Filters: Story = {
  args: {
    filtering: { ...claimList.filtering, values: { vin: 'LHW7' } },
    filters: {
      ...claimList.filters,
      active: [
        { key: 'vin', label: 'VIN', value: 'LHW7' },
        { key: 'status', label: 'Status', value: 'Draft, Submitted' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Claim no.'), 'WC2024{Enter}');
    await waitFor(() => expect(args.filtering!.onFilter).toHaveBeenCalledWith(expect.objectContaining({ claimNo: 'WC2024', vin: 'LHW7' })));
    const more = await canvas.findByRole('button', { name: /More filters/ });
    await expect(canvas.queryByRole('combobox', { name: 'Currency' })).toBeNull();
    await userEvent.click(more);
    await expect(await canvas.findByRole('combobox', { name: 'Currency' })).toBeVisible();
    const conditions = within(canvas.getByRole('list', { name: 'Active filters' }));
    await userEvent.click(conditions.getAllByRole('button', { name: 'Remove filter' })[0]!);
    await expect(args.filtering!.onRemove).toHaveBeenCalledWith('vin');
  },
};

export const Loading: Story = { args: { data: { loading: true } } };

export const Failed: Story = {
  args: { data: { error: { message: 'Network timeout' }, onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.data.onRetry).toHaveBeenCalledOnce();
  },
};

/** A list that has never had a record says what it is for. */

export const Empty: Story = {
  args: {
    data: { records: [] },
    paging: { ...claimList.paging, total: 0, totalCapped: false },
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
  args: {
    data: { records: [] },
    paging: { ...claimList.paging, total: 0 },
    filters: { ...claimList.filters, active: [{ key: 'vin', label: 'VIN', value: 'LHW999' }] },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('No data found')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear all filters' })[1]!);
    await expect(args.filtering!.onClear).toHaveBeenCalled();
  },
};

/** Where the list began with a filter that nobody chose, that is said, with the way to all records. */
export const NothingAtFirst: Story = {
  args: {
    data: { records: [] },
    paging: { ...claimList.paging, total: 0 },
    filtering: { ...claimList.filtering, isFiltered: true, isPreset: true },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Nothing here at the moment')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.filtering!.onClear).toHaveBeenCalled();
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

/** Under 768 px every record is a card with the first five facts in the same order. */

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
  args: { selection: { ids: [], onChange: fn() } },
};

/** A list of another tab stays in the document: fields are still named by their own labels. */
export const BesideAnotherTab: Story = {
  render: (args) => (
    <>
      <div hidden>
        <HeldList {...args} />
      </div>
      <HeldList {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Claim no.' })).toBeVisible();
  },
};

/** Where nothing else would stand above the fields, refreshing and columns stand beside them. */
export const WithoutChips: Story = {
  args: { chips: [], data: { ...claimList.data, onRefresh: fn() } },
  play: async ({ canvas }) => {
    const fields = within(await canvas.findByRole('search'));
    await expect(await fields.findByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Refresh' })).toHaveLength(1);
  },
};
