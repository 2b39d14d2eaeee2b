import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ListSkeleton, PageSkeleton } from './Skeletons.tsx';

const meta = { title: 'States/Empty, loading, failed', component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { reason: 'Network timeout', onRetry: fn() },
  play: async ({ canvas, args }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Network timeout');
    await expect(alert).toHaveTextContent('Nothing was changed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedInTheDark: Story = { args: { onRetry: fn() }, globals: { theme: 'dark', language: 'ru' } };
export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No claims yet"
      description="A claim asks the maker to pay for a repair under warranty."
      action={<Button type="primary">New claim</Button>}
    />
  ),
};
export const LoadingList: Story = { render: () => <ListSkeleton /> };
export const LoadingPage: Story = { render: () => <PageSkeleton />, globals: { theme: 'dark' } };
export const Offline: Story = {
  render: () => <OfflineNotice onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('No connection. Your entries are kept');
  },
};
