import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { FileStore } from '../../sources/fileStore.ts';
import { FileViewer } from './FileViewer.tsx';

const check = fn(() => Promise.reject(new Error('The record does not exist')));
/** Knows files that are gone, and addresses that hold nothing that can be played. */
const store: FileStore = {
  upload: () => Promise.reject(new Error('not asked for')),
  list: () => Promise.resolve([]),
  remove: () => Promise.resolve(),
  check,
  url: ({ type }) => `data:${type};base64,AAAA`,
};

const meta = {
  title: 'Files/FileViewer',
  component: FileViewer,
  // Each opens above its page, so a page of them shows each in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    store,
    index: 0,
    files: [{ id: '1', name: 'invoice.pdf', size: 2048, type: 'application/pdf' }],
    onIndexChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FileViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The file was removed meanwhile: the server's error page is neither shown nor saved in its place. */
export const Gone: Story = {
  play: async () => {
    await expect(await screen.findByText('This file cannot be shown any more.')).toBeVisible();
    await expect(document.querySelector('iframe[title="invoice.pdf"]')).toBeNull();
    check.mockClear();
    await userEvent.click(screen.getByRole('link', { name: 'Download' }));
    await expect(await screen.findByText('File download failed')).toBeInTheDocument();
    await expect(check).toHaveBeenCalledOnce();
  },
};

/** A sound has a player of its own. */
export const Sound: Story = {
  args: { files: [{ id: '3', name: 'knock.mp3', size: 2048, type: 'audio/mpeg' }] },
  play: async () => {
    // The store of these stories keeps no sound that plays.
    await expect(await screen.findByText('This file cannot be played here; download it instead')).toBeVisible();
  },
};

/** A film that this browser cannot play says so. */
export const FilmThatCannotBePlayed: Story = {
  args: { files: [{ id: '2', name: 'IMG_0007.MOV', size: 2048, type: 'video/quicktime' }] },
  play: async () => {
    await expect(await screen.findByText('This file cannot be played here; download it instead')).toBeVisible();
  },
};
