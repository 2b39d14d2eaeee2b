import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FramePage } from './FramePage.tsx';

const meta = {
  title: 'Layout/FramePage',
  component: FramePage,
  args: { title: 'Sales report', src: `data:text/html,${encodeURIComponent('<html lang="en"><title>Report</title><h1>Report</h1></html>')}` },
  decorators: [
    (Story) => (
      <div style={{ height: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FramePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const frame = await canvas.findByTitle('Sales report');
    await expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());
    await expect(frame.getBoundingClientRect().height).toBeGreaterThanOrEqual(320);
  },
};

export const NoAddress: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing can be shown here')).toBeVisible();
  },
};
