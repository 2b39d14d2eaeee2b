import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SummaryTable } from './SummaryTable.tsx';

const meta = {
  title: 'Display/SummaryTable',
  component: SummaryTable,
  args: {
    label: 'Sums of the claim',
    currency: 'USD',
    rows: [
      { key: 'parts', label: 'Parts', claimed: 480.1, approved: 480.1 },
      { key: 'labour', label: 'Labour', claimed: 120.2, approved: 60.1 },
      { key: 'travel', label: 'Travel', claimed: 35, approved: 0 },
    ],
  },
} satisfies Meta<typeof SummaryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const cells = (row: HTMLElement): (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

export const Reviewed: Story = {
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', { name: 'Sums of the claim' })).getAllByRole('row');
    await expect(cells(rows[2]!)).toEqual(['120.20', '60.10', '60.10']);
    await expect(cells(rows.at(-1)!)).toEqual(['635.30', '540.20', '95.10']);
  },
};

/** Before the review nothing is approved, and nothing deducted either. */
export const Claimed: Story = {
  args: { rows: [{ key: 'parts', label: 'Parts', claimed: 480.1 }] },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table')).getAllByRole('row');
    await expect(cells(rows.at(-1)!)[0]).toBe('480.10');
    await expect(rows.at(-1)).not.toHaveTextContent('0.00');
  },
};
