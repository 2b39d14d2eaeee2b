import type { QueryGroup } from '@harrow/validation/query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { claimFields, createMemoryStore, HeldQuery } from './AdvancedQuery.fixtures.tsx';
import { all, amount, closeDialog, fieldsShown, lastQuery, open, press, preview, reads, status, textbox, vin } from '../queryTestKit.ts';
import { AdvancedQuery } from '../index.ts';

const meta = {
  title: 'Lists/AdvancedQuery tests/Asking',
  component: AdvancedQuery,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields: claimFields, onChange: fn(), store: createMemoryStore() },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

const counts: { query: QueryGroup; signal: AbortSignal; answer: (total: number) => void }[] = [];

export const TheLastCountWins: Story = {
  args: {
    value: all(vin),
    onCount: (query, signal) => new Promise((resolve) => counts.push({ query, signal, answer: (total) => resolve({ total, totalCapped: total === 10_000 }) })),
  },
  async play() {
    counts.length = 0;
    await open();
    await waitFor(() => expect(counts).toHaveLength(1));
    await userEvent.type(textbox(1), '3');
    await waitFor(() => expect(counts).toHaveLength(2));
    await expect(counts[0]!.signal.aborted).toBe(true);
    await expect(counts[1]!.query).toEqual(all({ ...vin, val: '00123' }));
    counts[1]!.answer(10_000);
    await reads('Matching records: more than 10,000');
    counts[0]!.answer(7);
    await expect(preview()).toHaveTextContent('more than 10,000');
  },
};

export const ACountThatFailsSaysWhy: Story = {
  args: { value: all(vin), onCount: () => Promise.reject(new Error('Network timeout')) },
  async play() {
    await open();
    await reads('Could not count: Network timeout');
  },
};

export const ChipsRemoveOneAndAll: Story = {
  args: { value: { match: 'or', items: [vin, { match: 'and', items: [amount, status] }, amount] } },
  async play({ args }) {
    const list = await screen.findByRole('list', { name: 'Conditions in force' });
    await expect(list).toHaveTextContent('Any of');
    await userEvent.click(
      await within(list).findByRole('button', { name: 'Remove condition: Amount is at least 500 and Status is one of Submitted, No pass' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ match: 'or', items: [vin, amount] });
    // The builder follows.
    await open();
    await waitFor(() => expect(fieldsShown()).toEqual(['VIN', 'Amount']));
    await closeDialog('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Clear conditions');
    await expect(lastQuery(args.onChange)).toBeUndefined();
  },
};

export const TheLinkIsCopied: Story = {
  args: { value: all(vin), linkOf: fn(() => 'https://example.com/?q=1') },
  async play({ args }) {
    await open();
    const written = fn(async () => undefined);
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
    await press('Copy link');
    await screen.findByText('Link copied');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await expect(args.linkOf).toHaveBeenCalledWith(all(vin));
    await expect(written).toHaveBeenCalledWith('https://example.com/?q=1');
  },
};
