import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HarrowProvider, useSettings } from '../../HarrowProvider/index.ts';
import { UploadField, type UploadFieldProps } from '../../UploadField/index.ts';
import { AttachmentSlots } from '../AttachmentSlots.tsx';
import { createTusStore } from './createTusStore.ts';
import { createMemoryTus, type MemoryTus } from './memoryTus.fixture.ts';

let server: MemoryTus;

/** The field with a store of its own, as the application would make it once. */
function Field(props: UploadFieldProps) {
  const [store] = useState(() => createTusStore({ endpoint: '/files/', pausesMs: [], storage: sessionStorage }));
  return <UploadField {...props} store={store} />;
}

const meta = {
  title: 'Files/Resumable uploads',
  component: UploadField,
  args: { 'aria-label': 'Evidence', onChange: fn() },
  render: (args) => <Field {...args} />,
  beforeEach() {
    const real = window.XMLHttpRequest;
    server = createMemoryTus();
    window.XMLHttpRequest = server.Xhr;
    return () => {
      window.XMLHttpRequest = real;
    };
  },
} satisfies Meta<typeof UploadField>;
export default meta;
type Story = StoryObj<typeof meta>;

const film = (): File => new File(['x'.repeat(64 * 1024)], 'field-day.mp4', { type: 'video/mp4' });
const choose = (root: HTMLElement, file: File) => userEvent.upload(root.querySelector<HTMLInputElement>('input[type="file"]')!, file);

/** The connection is cut in the middle. The upload waits, and goes on with the half that is missing. */
export const GoesOn: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await canvas.findByRole('button', { name: 'Upload Evidence' });
    server.cutOnce();
    await choose(canvasElement, film());
    await step('it waits for the network', async () => {
      await expect(await canvas.findByText('No network, goes on by itself')).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: 'Upload of field-day.mp4' })).toHaveAttribute('value', '50');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('and goes on where the server stands', async () => {
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(expect.stringMatching(/\/files\/1$/)));
      await expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 32768']);
      await expect(canvas.queryByRole('progressbar')).toBeNull();
    });
  },
};

/** Given up while it waits, the file is gone from the field. */
export const GivenUp: Story = {
  globals: { language: 'ru', theme: 'dark' },
  play: async ({ args, canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^Загрузить/ });
    server.cutOnce();
    await choose(canvasElement, film());
    await expect(await canvas.findByText('Нет сети, продолжится автоматически')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /field-day\.mp4/ }));
    await waitFor(() => expect(canvas.queryByText(/field-day/)).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A record whose files the application lists: only sending is by tus. */
function Record() {
  const { sources } = useSettings();
  const [own] = useState(() => {
    const tus = createTusStore({
      endpoint: '/files/',
      pausesMs: [],
      storage: sessionStorage,
      metadata: (_file, { owner, slot = '' }) => ({ table: owner.table, id: owner.id ?? '', slot }),
    });
    return { ...sources, files: { ...sources.files!, upload: tus.upload, isConnectionLost: tus.isConnectionLost! } };
  });
  return (
    <HarrowProvider sources={own}>
      <AttachmentSlots owner={{ table: 'warranty_claim', id: 'claim-tus' }} slots={[{ name: 'video', label: 'Video' }]} />
    </HarrowProvider>
  );
}

export const FilesOfARecord: Story = {
  render: () => <Record />,
  play: async ({ canvas, canvasElement }) => {
    const slot = within(await canvas.findByRole('region', { name: 'Video' }));
    await waitFor(() => expect(canvasElement.querySelector('input[type="file"]')).not.toBeNull());
    server.cutOnce();
    await choose(canvasElement, film());
    await expect(await slot.findByText(/No network, goes on by itself/)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(await slot.findByRole('button', { name: /field-day\.mp4/ })).toBeVisible();
    await waitFor(() => expect(slot.queryByRole('progressbar')).toBeNull());
    await expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 32768']);
  },
};
