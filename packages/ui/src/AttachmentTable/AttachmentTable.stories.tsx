import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { AttachmentTable } from './AttachmentTable.tsx';

const meta = {
  title: 'Files/AttachmentTable',
  component: AttachmentTable,
  args: { owner: { table: 'market_active', id: 'activity-1' }, slot: 'reportPhotos' },
} satisfies Meta<typeof AttachmentTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (root: HTMLElement, ...files: File[]) => userEvent.upload(root.querySelector<HTMLInputElement>('input[type="file"]')!, files);
const file = (name: string, type = 'application/pdf', size = 1): File => new File([new Uint8Array(size)], name, { type });

/** Choose several, start, watch, preview, delete. */
export const Table: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const start = await canvas.findByRole('button', { name: 'Start upload' });
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await step('nothing to send', async () => {
      await expect(start).toBeDisabled();
      await expect(canvas.getByText('several files can be uploaded at once')).toBeVisible();
    });
    await step('50 MB are refused when they are chosen', async () => {
      await choose(canvasElement, file('film.mp4', 'video/mp4', 50 * 1024 * 1024));
      await expect(await screen.findByText('film.mp4: attachments must not exceed 50MB')).toBeVisible();
      await expect(start).toBeDisabled();
    });
    await step('chosen files wait for the button', async () => {
      await choose(canvasElement, file('stand.png', 'image/png', 1_572_864), file('visitors.pdf'), file('wrong.pdf'));
      await expect(row(/stand\.png/).getByText('To be uploaded')).toBeVisible();
      await expect(row(/stand\.png/).getByText('1.50 MB')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove wrong.pdf' }));
      await expect(canvas.queryByText('wrong.pdf')).toBeNull();
    });
    await step('each is sent, then downloaded by name or size', async () => {
      await userEvent.click(start);
      await expect(await canvas.findByRole('progressbar', { name: 'Upload of stand.png' })).toBeVisible();
      await expect(start).toBeDisabled();
      await expect(await screen.findByText('upload succeeded')).toBeVisible();
      await expect(row(/visitors\.pdf/).getByText('Uploaded')).toBeVisible();
      for (const link of row(/visitors\.pdf/).getAllByRole('link')) await expect(link).toHaveAttribute('download', 'visitors.pdf');
      await expect(row(/visitors\.pdf/).getAllByRole('link')).toHaveLength(2);
    });
    await step('the eye shows pictures', async () => {
      await expect(row(/visitors\.pdf/).queryByRole('button', { name: /Preview/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Preview stand.png' }));
      const viewer = within(await screen.findByRole('dialog', { name: 'stand.png' }));
      await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('deleting asks, and says that it worked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove stand.png' }));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
      await expect(await screen.findByText('Deletion succeeded')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('stand.png')).toBeNull());
    });
  },
};

export const Failure: Story = {
  args: { owner: { table: 'market_active', id: 'activity-2' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Start upload' });
    await choose(canvasElement, file('broken.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start upload' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('broken.pdf upload failed. The file could not be read');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: broken.pdf' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Upload of broken.pdf' })).toBeVisible();
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove broken.pdf' }));
    await waitFor(() => expect(canvas.queryByText('broken.pdf')).toBeNull());
  },
};

/** Ten thousand chosen files: only the first rows are drawn. */
export const ManyFiles: Story = {
  args: { owner: { table: 'market_active', id: 'activity-3' }, slot: 'many' },
  play: async ({ canvas, canvasElement }) => {
    const start = await canvas.findByRole('button', { name: 'Start upload' });
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(drop, 'dataTransfer', { value: { files: Array.from({ length: 10_000 }, (_, i) => file(`${i}.pdf`)), types: ['Files'] } });
    await fireEvent(start, drop);
    await expect(await canvas.findByText('and 9900 more')).toBeVisible();
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(100);
  },
};

/** A picture that is none: said in the viewer, which can still download it. */
export const BrokenPicture: Story = {
  args: { owner: { table: 'market_active', id: 'activity-4' }, slot: 'brokenPhotos' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Start upload' });
    await choose(canvasElement, file('no-picture.png', 'image/png'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start upload' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview no-picture.png' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'no-picture.png' }));
    await fireEvent.error(viewer.getByRole('img', { name: 'no-picture.png' }));
    await expect(await viewer.findByText('This picture cannot be shown; download it instead')).toBeVisible();
    await expect(viewer.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'no-picture.png');
  },
};

export const NeverSaved: Story = {
  args: { owner: { table: 'market_active' } },
  globals: { language: 'zh-cn' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: '开始上传' })).toBeDisabled();
    await choose(canvasElement, file('a.pdf'));
    await expect(await screen.findByText('请先保存')).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { readOnly: true, slot: 'vehiclePlatePhoto' } };
export const RussianDark: Story = { globals: { language: 'ru', theme: 'dark' }, args: { slot: 'vehiclePlatePhoto' } };
