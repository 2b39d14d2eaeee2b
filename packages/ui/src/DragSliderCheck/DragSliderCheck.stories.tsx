import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { useRef } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { DragSliderCheck, type DragSliderCheckHandle } from './DragSliderCheck.tsx';

const meta = {
  title: 'Inputs/DragSliderCheck',
  component: DragSliderCheck,
  args: { onSuccess: fn() },
  render: function Render(args) {
    const handle = useRef<DragSliderCheckHandle>(null);
    return (
      <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
        <DragSliderCheck {...args} ref={handle} />
        <Button onClick={() => handle.current?.reset()}>Reset</Button>
      </div>
    );
  },
} satisfies Meta<typeof DragSliderCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pointer: Story = {
  globals: { language: 'zh-cn' },
  play: async ({ canvas, args, step }) => {
    const slider = await canvas.findByRole('slider', { name: '拖动滑块验证' });
    const drag = async (by: number): Promise<void> => {
      const start = slider.getBoundingClientRect().left + 5;
      // A pointer that no device has cannot be captured.
      slider.setPointerCapture = () => {};
      await fireEvent.pointerDown(slider, { clientX: start, pointerId: 1 });
      await fireEvent.pointerMove(slider, { clientX: start + by, pointerId: 1 });
      await fireEvent.pointerUp(slider, { clientX: start + by, pointerId: 1 });
    };
    await step('released early it snaps back', async () => {
      await drag(100);
      await expect(slider).toHaveAttribute('aria-valuenow', '0');
      await expect(args.onSuccess).not.toHaveBeenCalled();
    });
    await step('at the end it locks', async () => {
      await drag(1000);
      await expect(canvas.getByText('验证通过')).toBeVisible();
      await expect(args.onSuccess).toHaveBeenCalledOnce();
      await drag(-200);
      await expect(slider).toHaveAttribute('aria-valuenow', '100');
    });
    await step('it can be reset', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(canvas.getByText('拖动滑块验证')).toBeVisible();
      await expect(slider).toHaveAttribute('aria-valuenow', '0');
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const slider = await canvas.findByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowRight>3/}');
    await expect(slider).toHaveAttribute('aria-valuenow', '30');
    await userEvent.tab();
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    slider.focus();
    await userEvent.keyboard('{ArrowRight>10/}');
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Verified')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark', language: 'ru' } };
