import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { UploadValue } from '../UploadField/index.ts';
import { ImageUpload } from './ImageUpload.tsx';

const meta = {
  title: 'Files/ImageUpload',
  component: ImageUpload,
  args: { 'aria-label': 'Photo of the plate', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState<UploadValue>('plate');
    return (
      <ImageUpload
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ImageUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (root: HTMLElement, ...files: File[]) =>
  userEvent.upload(root.querySelector<HTMLInputElement>('input[type="file"]')!, files, { applyAccept: false });

/** A new picture takes the place of the old one. */
export const One: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await canvas.findByRole('button', { name: 'Open plate' });
    await step('what is no image is refused', async () => {
      await choose(canvasElement, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
      await expect(await screen.findByText('a.pdf: please upload an image')).toBeVisible();
    });
    await step('a failure is told with the name, once', async () => {
      await choose(canvasElement, new File(['x'], 'broken.png', { type: 'image/png' }));
      await expect(await screen.findAllByText(/broken\.png upload failed\./)).toHaveLength(1);
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('a new one replaces the old one, and the failed one', async () => {
      await choose(canvasElement, new File(['x'], 'new.png', { type: 'image/png' }));
      await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(expect.stringMatching(/^memory-\d+$/)));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    });
  },
};

export const Several: Story = { args: { multiple: true, reorder: true } };
export const Chinese: Story = {
  globals: { language: 'zh-cn' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /^上传/ })).toBeVisible();
    await choose(canvasElement, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    await expect(await screen.findByText('a.pdf: 请上传图片')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const Empty: Story = { render: (args) => <ImageUpload {...args} value="" /> };
