import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { claimList, HeldList } from './HeldList.fixtures.tsx';
import { type Claim } from './ListPage.fixtures.tsx';
import { ListPage } from './ListPage.tsx';
import type { ListPageProps } from './ListPage.types.ts';

const meta: Meta<ListPageProps<Claim>> = {
  title: 'Lists/ListPage/Views',
  component: ListPage<Claim>,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: claimList,
  render: (args) => <HeldList {...args} />,
};
export default meta;
type Story = StoryObj<ListPageProps<Claim>>;

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
      await expect(await panel.findByText('No view is saved yet', undefined)).toBeVisible();
      await userEvent.click(panel.getByRole('button', { name: 'Save view' }));
      await expect(panel.getByRole('alert')).toHaveTextContent('Give the view a name');
      await userEvent.type(panel.getByLabelText('Save what is shown as'), 'My drafts{Enter}');
      await expect(await panel.findByRole('button', { name: 'My drafts' })).toHaveAttribute('aria-current', 'true');
    });
    await step('it can be what is seen first', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Set as default' }));
      await waitFor(() => expect(panel.getByRole('button', { name: 'Set as default' })).toHaveAttribute('aria-pressed', 'true'));
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
      await expect(await panel.findByText('No view is saved yet', undefined)).toBeVisible();
    });
  },
};
