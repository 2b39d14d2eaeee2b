import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WarningConfirm } from './WarningConfirm.tsx';

const meta = {
  title: 'Documents/WarningConfirm',
  component: WarningConfirm,
  // Each opens above its page, so a page of them shows each in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    warnings: [
      { code: 'W-114', text: 'The PDI deadline 2024-05-12 has passed; explain the delay' },
      { code: 'W-104', text: 'VIN check character does not match' },
    ],
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof WarningConfirm>;
export default meta;

export const TwoWarnings: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    const text = await screen.findByText('VIN check character does not match');
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Back to editing' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** It is being saved: a second press does nothing. */
export const Saving: StoryObj<typeof meta> = {
  args: { loading: true },
  play: async ({ args }) => {
    const save = await screen.findByRole('button', { name: /Save anyway/ });
    await waitFor(() => expect(save).toHaveClass('ant-btn-loading'));
    await userEvent.click(save);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
