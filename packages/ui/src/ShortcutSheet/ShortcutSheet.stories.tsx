import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from 'antd';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useShortcut } from './shortcut.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const meta = {
  title: 'Layout/ShortcutSheet',
  component: ShortcutSheet,
  // Each opens above its page, so a page of them shows each in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onClose: fn(),
    groups: [
      {
        title: 'Everywhere',
        shortcuts: [
          { keys: 'mod+k', text: 'Go to a page or document' },
          { keys: '?', text: 'Show this sheet' },
        ],
      },
      { title: 'Tabs', shortcuts: [{ keys: 'Delete', text: 'Close the tab' }] },
    ],
  },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(screen.getByRole('region', { name: 'Tabs' })).toHaveTextContent('Close the tabDelete');
  },
};

/** A single key is text while the user types. */
export const OpenedByKey: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    useShortcut('?', () => setOpen(true));
    return (
      <>
        <Input aria-label="Remark" />
        <ShortcutSheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Remark' });
    await userEvent.type(field, 'why?');
    await expect(field).toHaveValue('why?');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    field.blur();
    await userEvent.keyboard('?');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeVisible());
  },
};
