import type { LoadList } from '@harrow/ui';
import { queryColumns } from '@harrow/ui/advanced-query';
import { evaluateQuery, resolveQuery } from '@harrow/validation/query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Claim, ClaimList, fields } from './SavedViews.example.tsx';

const dealers = ['Rift Valley Tractors Ltd.', 'Máquinas do Cerrado Ltda.', 'Société Sahélienne de Machinisme Agricole'];
const statuses = ['Draft', 'Submitted', 'Approved', 'Refused'];
const claims: Claim[] = Array.from({ length: 24 }, (_, index) => ({
  id: String(index + 1),
  claimNo: `WC-${String(index + 1).padStart(3, '0')}`,
  dealer: dealers[index % dealers.length]!,
  status: statuses[index % statuses.length]!,
  amount: 120 + index * 35.5,
  createTime: `2026-04-${String(index + 1).padStart(2, '0')} 08:00:00`,
}));

/** A server in memory. */
const load: LoadList<Claim> = async ({ page, pageSize, sort, filters, query }, signal) => {
  signal.throwIfAborted();
  const named = claims.filter(({ dealer }) => dealer.toLowerCase().includes((filters['dealer'] ?? '').toLowerCase()));
  const found = query ? evaluateQuery(named, resolveQuery(query, '2026-05-01'), queryColumns(fields)) : named;
  const key = sort.column as keyof Claim;
  const way = sort.order === 'asc' ? 1 : -1;
  const sorted = found.toSorted((a, b) => way * (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
  return { records: sorted.slice((page - 1) * pageSize, page * pageSize), total: sorted.length };
};

const forget = (): void => ['harrow.views.claims', 'harrow.list.claims'].forEach((key) => localStorage.removeItem(key));

const meta = {
  title: 'Recipes/A list with saved views',
  component: ClaimList,
  tags: ['!autodocs'],
  args: { load },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof ClaimList>;
export default meta;

/** A filter is kept under a name, and found again. */
export const Views: StoryObj<typeof meta> = {
  async play({ canvas, step }) {
    await canvas.findByText('WC-001');
    await step('what is shown is kept under a name', async () => {
      await userEvent.type(await canvas.findByLabelText('Dealer'), 'cerrado{Enter}');
      await canvas.findByText('1-8 of 8');
      await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
      const panel = within(await screen.findByRole('tooltip'));
      await userEvent.type(await panel.findByLabelText('Save what is shown as'), 'Cerrado{Enter}');
      await panel.findByRole('button', { name: 'Cerrado' });
      await userEvent.keyboard('{Escape}');
    });
    await step('all claims again, and back by the view', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Clear all|Clear filters/ }));
      await canvas.findByText('1-10 of 24');
      await userEvent.click(canvas.getByRole('button', { name: /Views|Cerrado/ }));
      await userEvent.click(await within(await screen.findByRole('tooltip')).findByRole('button', { name: 'Cerrado' }));
      await waitFor(() => expect(canvas.getByText('1-8 of 8')).toBeVisible());
    });
  },
};
