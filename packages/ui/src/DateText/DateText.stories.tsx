import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateText } from './DateText.tsx';

const meta = { title: 'Values/DateText', component: DateText } satisfies Meta<typeof DateText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A calendar day never shifts. */
export const Day: Story = {
  args: { value: '2024-06-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2024-06-01')).not.toHaveAttribute('title');
  },
};

/** A point in time is shown in the user's zone (here Lima); the tooltip names it. */
export const PointInTime: Story = {
  args: { value: '2024-06-01 00:30:05' },
  play: async ({ canvas }) => {
    const time = await canvas.findByText('2024-05-31 11:30');
    await expect(time).toHaveAttribute('title', '2024-05-31 11:30:05 (America/Lima)');
    await expect(time).toHaveAttribute('datetime', '2024-05-31T16:30:05.000Z');
  },
};
