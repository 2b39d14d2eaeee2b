import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { __Name__ } from './__Name__.tsx';

const meta = {
  title: 'Values/__Name__',
  component: __Name__,
  args: { children: 'WC2611D001-0007' },
} satisfies Meta<typeof __Name__>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WC2611D001-0007')).toBeVisible();
  },
};
