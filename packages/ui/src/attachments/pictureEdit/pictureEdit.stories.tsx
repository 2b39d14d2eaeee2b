import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { middleOf } from '../../finger.fixtures.ts';
import type { FileStore } from '../../sources/fileStore.ts';
import { UploadField, type UploadFieldProps, type UploadValue } from '../../UploadField/index.ts';
import { AttachmentSlots } from '../AttachmentSlots.tsx';
import { look, noise, quarters, turnedQuarters } from './pictures.fixture.ts';

let sent: File[] = [];
/** Keeps what arrives. */
const store: FileStore = {
  upload(file) {
    sent.push(file);
    return Promise.resolve({ id: `temp/${file.name}`, name: file.name, size: file.size, type: file.type });
  },
  list: () => Promise.resolve([]),
  remove: () => Promise.resolve(),
  url: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
};

function Field(props: UploadFieldProps) {
  const [value, setValue] = useState<UploadValue>('');
  return (
    <UploadField
      {...props}
      store={store}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Files/Editing of pictures',
  component: UploadField,
  args: { 'aria-label': 'Evidence', look: 'cards', edit: true, onChange: fn() },
  render: (args) => <Field {...args} />,
  beforeEach() {
    sent = [];
  },
} satisfies Meta<typeof UploadField>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(root: HTMLElement, ...files: File[]) {
  const input = await waitFor(() => {
    const found = root.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('The field is not there yet');
    return found;
  });
  await userEvent.upload(input, files, { applyAccept: false });
}
/** The dialog with its picture. */
async function dialogOf(name: string | RegExp) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByRole('group', { name: /^Frame/ });
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof dialogOf>>;
const press = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('button', { name }));
const sizeIn = (dialog: Dialog): string | undefined => dialog.getByRole('status').firstElementChild?.textContent;
const names = (): string[] => sent.map(({ name }) => name);
const arrived = async (count = 1): Promise<string[]> => {
  await waitFor(() => expect(sent).toHaveLength(count));
  return Promise.all(sent.map(look));
};

/** Nothing was changed: the very file is sent. */
export const AsItIs: Story = {
  play: async ({ canvasElement, step }) => {
    const file = await quarters();
    await choose(canvasElement, file);
    const dialog = await dialogOf('Edit quarters.png');
    await step('what was changed and reset is not changed', async () => {
      await press(dialog, 'Turn right');
      await press(dialog, 'Mirror');
      await press(dialog, 'Reset');
      await expect(sizeIn(dialog)).toBe('400 × 300 px');
    });
    await press(dialog, 'Use picture');
    await arrived();
    await expect(sent[0]).toBe(file);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** All by keys: corners and edges make the frame smaller, and the frame moves as a whole. */
export const ByKeys: Story = {
  play: async ({ canvasElement, step }) => {
    await choose(canvasElement, await quarters());
    const dialog = await dialogOf('Edit quarters.png');
    await step('a corner, by 100 px', async () => {
      dialog.getByRole('button', { name: /^Upper left corner/ }).focus();
      await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
      await waitFor(() => expect(sizeIn(dialog)).toBe('300 × 200 px'));
    });
    await step('an edge, by 10 px', async () => {
      dialog.getByRole('button', { name: /^Right edge/ }).focus();
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      await waitFor(() => expect(sizeIn(dialog)).toBe('290 × 200 px'));
    });
    await step('the frame goes to the upper left, where red begins', async () => {
      dialog.getByRole('group', { name: /^Frame/ }).focus();
      await expect(dialog.getByRole('status')).toHaveTextContent('upper left corner at 100, 100');
      await userEvent.keyboard('{Control>}{ArrowLeft}{ArrowUp}{/Control}');
      await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('290 × 200 px, upper left corner at 0, 0'));
    });
    dialog.getByRole('button', { name: 'Use picture' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await arrived()).toEqual(['290x200 red green blue yellow']);
    await expect(sent[0]).toMatchObject({ name: 'quarters.png', type: 'image/png' });
  },
};

/** Turned clockwise blue comes to the upper left; mirrored it goes to the right. */
export const TurnedAndMirrored: Story = {
  play: async ({ canvasElement, step }) => {
    await step('turned', async () => {
      await choose(canvasElement, await quarters());
      const dialog = await dialogOf('Edit quarters.png');
      await press(dialog, 'Turn right');
      await expect(sizeIn(dialog)).toBe('300 × 400 px');
      await press(dialog, 'Use picture');
      await expect(await arrived()).toEqual(['300x400 blue red yellow green']);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('turned, then mirrored', async () => {
      await choose(canvasElement, await quarters('other.png'));
      const dialog = await dialogOf('Edit other.png');
      await press(dialog, 'Turn left');
      await press(dialog, 'Mirror');
      await press(dialog, 'Use picture');
      await expect((await arrived(2))[1]).toBe('300x400 yellow green blue red');
    });
  },
};

/** What the camera's EXIF turns is shown upright, and stays upright: it is turned once, and the facts of the shot stay. */
export const OfACamera: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await turnedQuarters());
    const dialog = await dialogOf('Edit photo.jpg');
    await expect(sizeIn(dialog)).toBe('300 × 400 px');
    await press(dialog, 'Mirror');
    await press(dialog, 'Use picture');
    await expect(await arrived()).toEqual(['300x400 red blue green yellow with EXIF']);
  },
};

/** A given ratio: the largest frame of it, which only its corners change. */
export const GivenRatio: Story = {
  args: { edit: { ratio: 1, type: 'image/jpeg' } },
  play: async ({ canvasElement, step }) => {
    await choose(canvasElement, await quarters(), await quarters('other.png'));
    const dialog = await dialogOf('Edit quarters.png (1 of 2)');
    await expect(sizeIn(dialog)).toBe('300 × 300 px');
    await step('edges are no handles, and no picture goes without the ratio', async () => {
      await expect(dialog.queryByRole('button', { name: 'Use picture, and the others as they are' })).toBeNull();
      await expect(dialog.queryByRole('button', { name: /^Right edge/ })).toBeNull();
    });
    await step('a corner keeps the ratio', async () => {
      dialog.getByRole('button', { name: /^Lower right corner/ }).focus();
      await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
      await waitFor(() => expect(sizeIn(dialog)).toBe('200 × 200 px'));
    });
    await press(dialog, 'Use picture');
    await press(await dialogOf('Edit other.png (2 of 2)'), 'Use picture');
    const seen = await arrived(2);
    await expect(sent.map(({ name, type }) => [name, type])).toEqual([
      ['quarters.jpg', 'image/jpeg'],
      ['other.jpg', 'image/jpeg'],
    ]);
    await expect(seen[0]).toMatch(/^200x200 /);
    await expect(seen[1]).toBe('300x300 red green blue yellow');
  },
};

const at = ({ x, y }: { x: number; y: number }) => ({ clientX: x, clientY: y });
const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };

/** By the mouse, and by a finger. */
export const ByHand: Story = {
  beforeEach: () => () => globalThis.storyFinger?.cancel(),
  play: async ({ canvasElement, step }) => {
    await choose(canvasElement, await quarters());
    const dialog = await dialogOf('Edit quarters.png');
    await step('a corner is drawn by the mouse', async () => {
      const corner = dialog.getByRole('button', { name: /^Lower right corner/ });
      const from = middleOf(corner);
      await fireEvent.pointerDown(corner, { ...pointer, ...at(from) });
      await fireEvent.pointerMove(document, { ...pointer, ...at({ x: from.x - 100, y: from.y - 50 }) });
      await fireEvent.pointerUp(document, { ...pointer, ...at({ x: from.x - 100, y: from.y - 50 }) });
      await waitFor(() => expect(sizeIn(dialog)).toBe('300 × 250 px'));
    });
    const finger = globalThis.storyFinger;
    if (finger) {
      await step('the frame is drawn by a finger, as far as the picture goes', async () => {
        const frame = dialog.getByRole('group', { name: /^Frame/ });
        const { x, y } = middleOf(frame);
        const { left } = frame.getBoundingClientRect();
        await finger.down(x, y);
        await finger.move(x + 40, y);
        await finger.move(x + 80, y);
        await finger.up();
        await waitFor(() => expect(frame.getBoundingClientRect().left).toBeGreaterThan(left + 60));
        await expect(sizeIn(dialog)).toBe('300 × 250 px');
      });
    }
    await press(dialog, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toEqual([]);
  },
};

/** What becomes larger by the change is made smaller until it fits. */
export const WithinLimits: Story = {
  args: { maxMb: 0.03 },
  play: async ({ canvasElement }) => {
    const file = await noise();
    await expect(file.size).toBeLessThan(0.03 * 1024 * 1024);
    await choose(canvasElement, file);
    const dialog = await dialogOf('Edit noise.jpg');
    await press(dialog, 'Turn right');
    await press(dialog, 'Use picture');
    await arrived();
    await expect(sent[0]!.size).toBeLessThan(0.03 * 1024 * 1024);
    const { width, height } = await createImageBitmap(sent[0]!);
    await expect(width).toBeLessThan(300);
    await expect(Math.abs(height / width - 4 / 3)).toBeLessThan(0.05);
  },
};

/** No side longer than the field allows, at once. */
export const MadeSmaller: Story = {
  args: { scaleToPx: 200 },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await quarters());
    const dialog = await dialogOf('Edit quarters.png');
    await press(dialog, 'Turn left');
    await press(dialog, 'Use picture');
    await expect(await arrived()).toEqual(['150x200 green yellow red blue']);
  },
};

/** One after the other; what is no picture is not asked about, and what was given up is not sent. */
export const Several: Story = {
  args: { look: 'list' },
  play: async ({ canvasElement, step }) => {
    const [a, b, c] = [await quarters('a.png'), await quarters('b.png'), await quarters('c.png')];
    const paper = new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf' });
    await step('each is asked about', async () => {
      await choose(canvasElement, a, paper, b, c);
      await press(await dialogOf('Edit a.png (1 of 3)'), 'Cancel');
      const dialog = await dialogOf('Edit b.png (2 of 3)');
      await expect(sent).toEqual([]);
      await press(dialog, 'Use picture');
      const last = await dialogOf('Edit c.png (3 of 3)');
      await expect(last.queryByRole('button', { name: 'Use picture, and the others as they are' })).toBeNull();
      await press(last, 'Use picture');
      await waitFor(() => expect(names()).toEqual(['paper.pdf', 'b.png', 'c.png']));
    });
    await step('or only the first, and the others are sent as they are', async () => {
      sent = [];
      await choose(canvasElement, a, b, c);
      const dialog = await dialogOf('Edit a.png (1 of 3)');
      await press(dialog, 'Turn right');
      await press(dialog, 'Use picture, and the others as they are');
      await waitFor(() => expect(names()).toEqual(['a.png', 'b.png', 'c.png']));
      await expect(sent.map((file) => [a, b, c].includes(file))).toEqual([false, true, true]);
    });
    await step('refused files are not asked about', async () => {
      sent = [];
      await choose(canvasElement, new File([], 'empty.png', { type: 'image/png' }), paper);
      await expect(await screen.findByText('empty.png: the file is empty')).toBeVisible();
      await waitFor(() => expect(names()).toEqual(['paper.pdf']));
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

/** A picture that this browser cannot read is sent as it is. */
export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const file = new File(['x'], 'photo.heic', { type: 'image/heic' });
    await choose(canvasElement, file);
    await waitFor(() => expect(names()).toEqual(['photo.heic']));
    await expect(sent[0]).toBe(file);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** In a slot of a record. */
export const InASlot: Story = {
  render: () => (
    <AttachmentSlots
      owner={{ table: 'warranty_claim', id: 'claim-edit' }}
      slots={[{ name: 'vehiclePlatePhoto', label: 'Photo of the number plate', imagesOnly: true, edit: { ratio: 4 / 3 } }]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const slot = within(await canvas.findByRole('region', { name: 'Photo of the number plate' }));
    await choose(canvasElement, await quarters('plate-7.png'));
    const dialog = await dialogOf('Edit plate-7.png');
    await press(dialog, 'Turn right');
    await expect(sizeIn(dialog)).toBe('300 × 225 px');
    await press(dialog, 'Use picture');
    await expect(await slot.findByRole('button', { name: 'Open plate-7.png' })).toBeVisible();
  },
};

const opened = async (canvasElement: HTMLElement, use: string): Promise<void> => {
  await choose(canvasElement, await quarters('счётчик моточасов, правая сторона кабины.png'), await quarters());
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('button', { name: use })).toBeEnabled());
};

/** On a phone everything keeps its place: nothing is wider than the window. */
export const RussianOnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } } } },
  globals: { language: 'ru', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 'Использовать изображение');
    const { left, right } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const ChineseDark: Story = {
  globals: { language: 'zh-cn', theme: 'dark' },
  play: ({ canvasElement }) => opened(canvasElement, '使用此图片'),
};
