import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { AttachmentList } from './AttachmentList.tsx';
import { AttachmentSlots } from './AttachmentSlots.tsx';

const meta = {
  title: 'Files/AttachmentSlots',
  component: AttachmentSlots,
  args: {
    owner: { table: 'warranty_claim', id: 'claim-1' },
    slots: [
      {
        name: 'vehiclePlatePhoto',
        label: 'Photo of the number plate',
        required: true,
        imagesOnly: true,
        hint: 'All 17 characters must be readable.',
      },
      {
        name: 'workingHoursPhoto',
        label: 'Photo of the hour meter',
        required: true,
        imagesOnly: true,
        mark: 'The number is not readable.',
      },
      { name: 'video', label: 'Video' },
    ],
  },
} satisfies Meta<typeof AttachmentSlots>;
export default meta;
type Story = StoryObj<typeof meta>;

const image = (name: string): File => new File(['x'.repeat(2048)], name, { type: 'image/png' });

async function drop(target: Element, files: File[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  await fireEvent(target, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

export const Slots: Story = {
  args: { owner: { table: 'warranty_claim', id: 'claim-upload' } },
  play: async ({ canvas, step }) => {
    const hours = await canvas.findByRole('region', { name: 'Photo of the hour meter' });
    const slot = within(hours);
    await waitFor(() => expect(slot.getByText('Required')).toBeVisible());

    await step('a dropped picture is uploaded into its slot', async () => {
      await drop(hours, [image('hour-meter.png')]);
      await expect(slot.getByRole('progressbar', { name: 'Upload of hour-meter.png' })).toBeVisible();
      await waitFor(() => expect(slot.getByRole('button', { name: 'Open hour-meter.png' })).toBeVisible());
      await expect(slot.queryByText('Required')).toBeNull();
    });
    await step('what is no picture is refused before it is sent', async () => {
      await drop(hours, [new File(['x'], 'notes.txt', { type: 'text/plain' })]);
      await expect(await slot.findByRole('alert')).toHaveTextContent('notes.txt: please upload an image');
    });
    await step('an empty file and one of 50 MB are refused', async () => {
      const large = new File([new Uint8Array(50 * 1024 * 1024)], 'large.png', { type: 'image/png' });
      await drop(hours, [new File([], 'empty.png', { type: 'image/png' }), large]);
      const alert = await slot.findByRole('alert');
      await expect(alert).toHaveTextContent('empty.png: the file is empty');
      await expect(alert).toHaveTextContent('large.png: attachments must not exceed 50MB');
    });
    await step('a failed upload says why and can be repeated or removed', async () => {
      await drop(hours, [image('broken.png')]);
      await waitFor(() => expect(slot.getByText(/broken\.png upload failed\. The file could not be read/)).toBeVisible());
      await userEvent.click(slot.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(slot.getByText(/could not be read/)).toBeVisible());
      await userEvent.click(slot.getByRole('button', { name: 'Cancel broken.png' }));
      await waitFor(() => expect(slot.queryByText(/broken/)).toBeNull());
    });
    await step('removing asks first', async () => {
      await userEvent.click(slot.getByRole('button', { name: 'Remove hour-meter.png' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(slot.queryByRole('button', { name: 'Open hour-meter.png' })).toBeNull());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A slot says which kinds of files it takes, before and after another kind is tried. */
export const Kinds: Story = {
  args: {
    owner: { table: 'warranty_claim', id: 'claim-kinds' },
    slots: [{ name: 'invoiceScan', label: 'Invoice', required: true, takes: ['image', 'pdf'] }],
  },
  play: async ({ canvas, step }) => {
    const region = await canvas.findByRole('region', { name: 'Invoice' });
    const slot = within(region);
    await waitFor(() => expect(slot.getByText('Takes pictures or PDF files')).toBeVisible());
    await expect(region.querySelector('input[type=file]')).toHaveAttribute('accept', 'image/*,.pdf');
    await step('a sound is refused before it is sent', async () => {
      await drop(region, [new File(['x'], 'knock.mp3', { type: 'audio/mpeg' })]);
      await expect(await slot.findByRole('alert')).toHaveTextContent('knock.mp3: only pictures or PDF files can be added here');
      await expect(await slot.findByText('Required')).toBeVisible();
    });
    await step('a PDF is taken', async () => {
      await drop(region, [new File(['%PDF-1.7'], 'invoice.pdf', { type: 'application/pdf' })]);
      await waitFor(() => expect(slot.getByRole('button', { name: 'Open invoice.pdf' })).toBeVisible());
      await expect(slot.queryByText('Required')).toBeNull();
    });
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open number-plate.jpg' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remove|Choose files/ })).toBeNull();
  },
};

/** Who only reads is asked for nothing. */
export const ReadOnlyAndEmpty: Story = {
  args: { readOnly: true, owner: { table: 'warranty_claim', id: 'claim-kinds' }, slots: [{ name: 'idScan', label: 'Identity card', required: true }] },
  play: async ({ canvas }) => {
    const slot = within(await canvas.findByRole('region', { name: 'Identity card' }));
    await expect(await slot.findByText('No files')).toBeVisible();
    await expect(slot.queryByText('Required')).toBeNull();
  },
};

export const NeverSaved: Story = {
  args: { owner: { table: 'warranty_claim' } },
  play: async ({ canvas }) => {
    const slot = await canvas.findByRole('region', { name: 'Video' });
    await drop(slot, [image('a.png')]);
    await expect(await within(slot).findByRole('alert')).toHaveTextContent('a.png: please save first');
  },
};

export const Unreachable: Story = {
  args: { owner: { table: 'unreachable', id: '1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Network timeout')).toBeVisible();
  },
};

/** Zoom, rotation, next and previous, all with keys. */
export const Viewer: Story = {
  play: async ({ canvas, step }) => {
    const opener = await canvas.findByRole('button', { name: 'Open number-plate.jpg' });
    await userEvent.click(opener);
    const viewer = within(await screen.findByRole('dialog', { name: 'number-plate.jpg' }));
    const shown = (): HTMLElement => viewer.getByRole('img', { name: /plate|счётчик/ });
    await step('keys zoom and rotate', async () => {
      await userEvent.keyboard('++r');
      await expect(shown().style.transform).toBe('translate(0px, 0px) scale(2.25) rotate(90deg)');
      await userEvent.keyboard('0');
      await expect(shown().style.transform).toBe('translate(0px, 0px) scale(1) rotate(0deg)');
    });
    await step('the wheel zooms, and what is larger than the window can be drawn', async () => {
      const stage = shown().parentElement!;
      // A pointer that no device has cannot be captured.
      stage.setPointerCapture = () => {};
      const pointer = { pointerId: 1, isPrimary: true, button: 0 };
      const drag = async () => {
        await fireEvent.pointerDown(stage, { ...pointer, clientX: 100, clientY: 100 });
        await fireEvent.pointerMove(stage, { ...pointer, clientX: 140, clientY: 80 });
        await fireEvent.pointerUp(stage, { ...pointer, clientX: 140, clientY: 80 });
      };
      await drag();
      await expect(shown().style.transform).toMatch(/^translate\(0px, 0px\)/);
      await fireEvent.wheel(stage, { deltaY: -100 });
      await drag();
      await expect(shown().style.transform).toBe('translate(40px, -20px) scale(1.5) rotate(0deg)');
      await userEvent.keyboard('0');
    });
    await step('arrows change the picture', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(shown()).toHaveAttribute('alt', expect.stringContaining('счётчик'));
      await expect(viewer.getByRole('button', { name: 'Next' })).toBeDisabled();
    });
    await step('the photo says when and where it was taken', async () => {
      await userEvent.click(viewer.getByRole('button', { name: 'Previous' }));
      await expect(viewer.getByText('2024-05-18 09:14')).toBeVisible();
      await expect(viewer.getByText(/51\.67204, 39\.18431/)).toBeVisible();
    });
    await step('closing gives the focus back', async () => {
      await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

/** The same files as one list, for records without named slots. */
export const List: Story = {
  render: (args) => <AttachmentList owner={args.owner} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inspection report 2024-05.pdf')).toBeVisible();
    await expect(canvas.getByText('several files can be uploaded at once')).toBeVisible();
  },
};

export const RussianDark: Story = { globals: { language: 'ru', theme: 'dark' } };

/** Draws a line on the pad, as a pen does. */
async function draw(pad: HTMLElement): Promise<void> {
  const { left, top } = pad.getBoundingClientRect();
  const pen = { pointerId: 1, isPrimary: true, pointerType: 'pen', bubbles: true, cancelable: true };
  const at = (x: number, y: number) => ({ ...pen, clientX: left + x, clientY: top + y });
  await fireEvent(pad, new PointerEvent('pointerdown', { ...at(40, 60), buttons: 1 }));
  for (let x = 50; x < 200; x += 10) await fireEvent(pad, new PointerEvent('pointermove', { ...at(x, 60 + (x % 30)), buttons: 1 }));
  await fireEvent(pad, new PointerEvent('pointerup', { ...at(200, 60), buttons: 0 }));
}

/** How many pixels of the pad have ink. */
function inkOn(pad: HTMLElement): number {
  const canvas = pad as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, index) => index % 4 === 0 && value < 128).length;
}

/** A signature is drawn in place. */
export const Signature: Story = {
  args: { owner: { table: 'warranty_claim', id: 'claim-signed' }, slots: [{ name: 'signature', label: "Customer's signature", signed: true }] },
  play: async ({ canvas, step }) => {
    const slot = within(await canvas.findByRole('region', { name: "Customer's signature" }));
    await userEvent.click(await slot.findByRole('button', { name: "Sign: Customer's signature" }));
    const dialog = within(await screen.findByRole('dialog', { name: "Customer's signature" }));
    const pad = await dialog.findByRole('img', { name: /^Signature/ });
    const accept = dialog.getByRole('button', { name: 'Use signature' });
    await waitFor(() => expect(pad.getBoundingClientRect().width).toBeGreaterThan(200));

    await step('nothing drawn is no signature', async () => {
      await expect(accept).toBeDisabled();
    });
    await step('a stroke can be taken back', async () => {
      await draw(pad);
      await expect(inkOn(pad)).toBeGreaterThan(50);
      await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
      await expect(inkOn(pad)).toBe(0);
      await expect(accept).toBeDisabled();
    });
    await step('what was drawn is stored as a picture', async () => {
      await draw(pad);
      await userEvent.click(accept);
      await expect(await slot.findByRole('button', { name: 'Open signature.png' })).toBeVisible();
    });
  },
};
