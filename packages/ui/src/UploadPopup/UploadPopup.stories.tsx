import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { UploadRecord } from '../UploadField/index.ts';
import { UploadPopup } from './UploadPopup.tsx';

const meta = {
  title: 'Files/UploadPopup',
  component: UploadPopup,
  args: { open: false, onOk: fn(), onClose: fn() },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    const [files, setFiles] = useState<UploadRecord[]>([]);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Files ({files.length})</Button>
        <UploadPopup
          {...args}
          open={open}
          value={files}
          onOk={(next) => {
            setFiles(next);
            args.onOk(next);
          }}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
} satisfies Meta<typeof UploadPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 520 px wide; confirming without a file is refused. */
export const Files: Story = {
  play: async ({ args, canvas, step }) => {
    const opener = await canvas.findByRole('button', { name: 'Files (0)' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'File upload' });
    await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(520);
    const inside = within(dialog);
    await step('nothing uploaded', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'OK' }));
      await expect(await screen.findByText('No file was uploaded')).toBeVisible();
      await expect(args.onOk).not.toHaveBeenCalled();
    });
    await step('it waits for what is on its way', async () => {
      await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
      await expect(inside.getByRole('button', { name: 'OK' })).toBeDisabled();
      await waitFor(() => expect(inside.getByRole('button', { name: 'OK' })).toBeEnabled());
      await userEvent.click(inside.getByRole('button', { name: 'OK' }));
      await expect(args.onOk).toHaveBeenCalledWith([{ fileName: 'a.pdf', filePath: expect.stringMatching(/^memory-/), fileSize: 1 }]);
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ChinesePictures: Story = {
  globals: { language: 'zh-cn' },
  args: { imagesOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Files (0)' }));
    const dialog = await screen.findByRole('dialog', { name: '图片上传' });
    await userEvent.click(within(dialog).getByRole('button', { name: /确\s?认/ }));
    await expect(await screen.findByText('未上传任何文件')).toBeVisible();
  },
};
