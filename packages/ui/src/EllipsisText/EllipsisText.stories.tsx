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

/** A cell that cuts by itself: one cut, the whole text in it, and the tip. */
export const InACell: Story = {
  args: { fit: true, length: 18 },
  decorators: [
    (Cell) => (
      <div style={{ width: 160, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <Cell />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvasElement.textContent).not.toContain('…');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  },
};
/** Twelve Chinese letters take the room of 24. */
export const WideLetters: Story = {
  args: { fit: true, length: 18, text: '割台离合器打滑需要更换' },
  play: async ({ canvas }) => {
    const whole = await canvas.findByText('割台离合器打滑需要更换');
    await expect(whole.closest('[tabindex="0"]')).not.toBeNull();
  },
};
