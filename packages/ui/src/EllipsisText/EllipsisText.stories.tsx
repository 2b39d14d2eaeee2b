import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { EllipsisText } from './EllipsisText.tsx';

const text = 'Преждевременный износ подшипника вала отбора мощности';
const meta = { title: 'Values/EllipsisText', component: EllipsisText, args: { text } } satisfies Meta<typeof EllipsisText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Преждевременный износ под…')).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  },
};
export const Short: Story = {
  args: { text: '割台离合器打滑' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('割台离合器打滑')).not.toHaveAttribute('tabindex');
  },
};
