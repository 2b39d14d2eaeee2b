import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { DraggableModal } from './DraggableModal.tsx';

const meta = {
  title: 'Overlays/DraggableModal',
  component: DraggableModal,
  args: { title: 'Advanced query', width: 300, switchFullScreen: true, children: <p>The list behind it stays in view.</p> },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Query</Button>
        <DraggableModal {...args} open={open} onOk={() => setOpen(false)} onCancel={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof DraggableModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (name: RegExp | string = /Advanced query/) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Query' }));
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  // Its place counts when it has stopped growing.
  await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0));
  return dialog;
};
const boxOf = (dialog: HTMLElement) => within(dialog).getByText('The list behind it stays in view.').getBoundingClientRect();

export const Pointer: Story = {
  play: async ({ step }) => {
    const dialog = await openDialog();
    const title = within(dialog).getByText('Advanced query');
    const header = title.parentElement!;
    // A pointer that no device has cannot be captured.
    header.setPointerCapture = () => {};
    const from = boxOf(dialog);
    const drag = async (x: number, y: number) => {
      const pointer = { pointerId: 1, isPrimary: true, button: 0 };
      await fireEvent.pointerDown(title, { ...pointer, clientX: 100, clientY: 100 });
      await fireEvent.pointerMove(title, { ...pointer, clientX: 100 + x, clientY: 100 + y });
      await fireEvent.pointerUp(title, { ...pointer, clientX: 100 + x, clientY: 100 + y });
    };
    await step('it goes with the pointer', async () => {
      await drag(20, -30);
      await waitFor(() => expect(boxOf(dialog).left - from.left).toBeCloseTo(20));
      await expect(boxOf(dialog).top - from.top).toBeCloseTo(-30);
    });
    await step('it does not leave the window', async () => {
      await drag(-5000, -5000);
      await waitFor(() => expect(boxOf(dialog).left).toBeLessThan(from.left));
      const { left, top } = header.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(top).toBeGreaterThanOrEqual(0);
    });
    await step('the full screen suspends the move, and gives the place back', async () => {
      const before = boxOf(dialog).left;
      const full = within(dialog).getByRole('button', { name: 'Full screen' });
      await userEvent.click(full);
      await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(innerWidth));
      await expect(within(dialog).queryByRole('button', { name: 'Move the dialog' })).toBeNull();
      await userEvent.click(full);
      await waitFor(() => expect(boxOf(dialog).left).toBeCloseTo(before));
    });
  },
};

export const Keyboard: Story = {
  play: async ({ step }) => {
    const dialog = await openDialog();
    const from = boxOf(dialog);
    within(dialog).getByRole('button', { name: 'Move the dialog' }).focus();
    await step('arrows move by 10 pixels', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
      await waitFor(() => expect(boxOf(dialog).left - from.left).toBeCloseTo(20));
      await expect(boxOf(dialog).top - from.top).toBeCloseTo(-10);
    });
    await step('Home puts it back', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(boxOf(dialog).left).toBeCloseTo(from.left));
    });
  },
};

export const Dark: Story = {
  globals: { theme: 'dark', language: 'ru' },
  args: { title: 'Расширенный запрос' },
  play: async () => {
    const dialog = await openDialog(/Расширенный запрос/);
    await expect(within(dialog).getByRole('button', { name: 'На весь экран' })).toBeVisible();
  },
};
