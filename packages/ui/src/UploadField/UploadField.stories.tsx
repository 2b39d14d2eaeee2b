import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FileStore } from '../attachments/index.ts';
import { turnedQuarters } from '../attachments/pictureEdit/pictures.fixture.ts';
import { exifSegment } from '../attachments/upload/exif.ts';
import { untilActed } from '../editors/untilActed.fixture.ts';
import { UploadField } from './UploadField.tsx';
import type { UploadFieldProps, UploadValue } from './UploadField.types.ts';

/** A field of a form: what it emits comes back as its value. */
function Field(props: UploadFieldProps) {
  const [value, setValue] = useState<UploadValue | null | undefined>(props.value);
  return (
    <div style={{ maxWidth: 480 }}>
      <UploadField
        {...props}
        value={value ?? null}
        onChange={(next) => {
          setValue(next);
          props.onChange?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Files/UploadField',
  component: UploadField,
  render: (args) => <Field {...args} />,
  args: { 'aria-label': 'Evidence', onChange: fn() },
} satisfies Meta<typeof UploadField>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, type = 'application/pdf'): File => new File(['content'], name, { type });
const chooser = (root: HTMLElement): HTMLInputElement => root.querySelector<HTMLInputElement>('input[type="file"]')!;
const last = (args: { onChange?: unknown }): unknown => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0];
const drop = async (target: Element, files: File[], kind: 'drop' | 'paste' = 'drop'): Promise<void> => {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  await fireEvent(
    target,
    kind === 'drop'
      ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
      : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
  );
};

const middleOf = (element: Element): { clientX: number; clientY: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const touch = (target: Element, type: string, at: { clientX: number; clientY: number }) => {
  const finger = new Touch({ identifier: 1, target, ...at });
  return fireEvent(
    target,
    new TouchEvent(type, { bubbles: true, cancelable: true, touches: type === 'touchend' ? [] : [finger], changedTouches: [finger], targetTouches: [finger] }),
  );
};

/** A list of records; names and sizes that came with the value stay. */
export const Files: Story = {
  args: {
    storeAs: 'records',
    reorder: true,
    maxCount: 3,
    value: [{ fileName: 'Инспекция 2026-05.pdf', filePath: 'temp/inspection_01.pdf', fileSize: 348_160 }],
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    const group = await canvas.findByRole('group', { name: 'Evidence' });
    await step('the value changes once, when all have arrived', async () => {
      await drop(group, [file('a.pdf'), file('b.pdf'), file('c.pdf')]);
      await expect(await canvas.findByRole('progressbar', { name: 'Upload of a.pdf' })).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(await screen.findByText('c.pdf: only 3 files can be added here')).toBeVisible();
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
      await expect(last(args)).toMatchObject([
        { fileName: 'Инспекция 2026-05.pdf', fileSize: 348_160 },
        { fileName: 'a.pdf' },
        { fileName: 'b.pdf', fileSize: 7 },
      ]);
      await expect(canvas.queryByRole('button', { name: 'Upload Evidence' })).toBeNull();
    });
    await step('arrows change the order and say where the ends are', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move b.pdf back' }));
      await expect(last(args)).toMatchObject([{ fileName: 'Инспекция 2026-05.pdf' }, { fileName: 'b.pdf' }, { fileName: 'a.pdf' }]);
      await userEvent.click(canvas.getByRole('button', { name: 'Move a.pdf on' }));
      await expect(await screen.findByText('already at the end')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Move Инспекция 2026-05.pdf back' }));
      await expect(await screen.findByText('unknown operation')).toBeVisible();
    });
    await step('removing tells at once, and makes room', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove b.pdf' }));
      await expect((last(args) as unknown[]).length).toBe(2);
      await userEvent.upload(chooser(canvasElement), file('d.pdf'));
      await waitFor(() => expect((last(args) as { fileName: string }[]).at(-1)!.fileName).toBe('d.pdf'));
    });
  },
};

/** Pictures as cards: arrows, dragging, paste. The value is a text of paths, never of addresses. */
export const Pictures: Story = {
  args: { look: 'cards', reorder: true, value: 'plate,hours' },
  play: async ({ args, canvas, step }) => {
    const group = await canvas.findByRole('group', { name: 'Evidence' });
    await step('what is no picture is refused', async () => {
      await drop(group, [file('notes.txt', 'text/plain')]);
      await expect(await screen.findByText('notes.txt: please upload an image')).toBeVisible();
    });
    await step('a pasted picture joins the others', async () => {
      await drop(group, [file('screen.png', 'image/png')], 'paste');
      await waitFor(() => expect(last(args)).toMatch(/^plate,hours,memory-\d+$/));
    });
    const card = (name: string): HTMLElement => canvas.getByRole('button', { name: `Open ${name}` }).closest('li')!;
    await step('arrows do it with the keyboard, and keep the focus', async () => {
      const arrow = canvas.getByRole('button', { name: 'Move plate on' });
      arrow.focus();
      await userEvent.keyboard('{Enter}');
      await expect(last(args)).toMatch(/^hours,plate,/);
      await expect(arrow).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(last(args)).toMatch(/^hours,memory-\d+,plate$/);
      await expect(arrow).toHaveFocus();
      const back = canvas.getByRole('button', { name: 'Move plate back' });
      back.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(last(args)).toMatch(/^hours,plate,/));
      await expect(back).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(last(args)).toMatch(/^plate,hours,/));
    });
    await step('a card opens the viewer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open plate' }));
      const viewer = within(await screen.findByRole('dialog', { name: 'plate' }));
      await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a picture is dragged to the front by the mouse', async () => {
      await waitFor(() => expect(card('hours')).toHaveAttribute('data-draggable', 'true'));
      const [from, to] = [middleOf(card('hours')), middleOf(card('plate'))];
      await fireEvent.mouseDown(card('hours'), { button: 0, ...from });
      await fireEvent.mouseMove(document, { clientX: from.clientX - 10, clientY: from.clientY });
      await waitFor(() => expect(card('hours')).toHaveAttribute('data-dragged', 'true'));
      await fireEvent.mouseMove(document, to);
      await fireEvent.mouseUp(document, to);
      await waitFor(() => expect(last(args)).toMatch(/^hours,plate,memory-\d+$/));
    });
    await step('and by a finger that has rested on it', async () => {
      const [held, from, to] = [card('hours'), middleOf(card('hours')), middleOf(card('plate'))];
      await touch(held, 'touchstart', from);
      await waitFor(() => expect(held).toHaveAttribute('data-dragged', 'true'));
      await touch(held, 'touchmove', to);
      await touch(held, 'touchend', to);
      await waitFor(() => expect(last(args)).toMatch(/^plate,hours,memory-\d+$/));
    });
  },
};

/** In the cell of a table: five characters of the name, and a menu. */
export const Cell: Story = {
  args: { look: 'cell', value: 'temp/inspection-2026-05.pdf' },
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Actions for inspection-2026-05.pdf' });
    await expect(button).toHaveTextContent('inspe…');
    await userEvent.click(button);
    await expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('download', 'inspection-2026-05.pdf');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(last(args)).toBe('');
  },
};

/** A failed file keeps its place, says why, and holds nothing back. */
export const Failure: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Upload Evidence' });
    await userEvent.upload(chooser(canvasElement), [file('broken.pdf'), file('good.pdf')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('broken.pdf upload failed. The file could not be read');
    await waitFor(() => expect(last(args)).toMatch(/^memory-\d+$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: broken.pdf' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Upload of broken.pdf' })).toBeVisible();
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel broken.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** To the browser this looks like a lost connection, but no network will bring the file back. */
export const RemovedOnTheDevice: Story = {
  args: {
    store: {
      upload: () => Promise.reject(new Error('offline')),
      isConnectionLost: () => true,
      list: () => Promise.resolve([]),
      remove: () => Promise.resolve(),
      url: () => '',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Upload Evidence' });
    const removed = file('removed.pdf');
    removed.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) });
    await userEvent.upload(chooser(canvasElement), [removed, file('there.pdf')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'removed.pdf upload failed. The file was changed, moved or removed on this device. Choose it again.',
    );
    await expect(await canvas.findByText('No network, goes on by itself')).toBeVisible();
  },
};

const sizes: string[] = [];
/** Notes how large the pictures are that arrive, and whether they still say when they were taken. */
const measuringStore: FileStore = {
  async upload(sent) {
    const bytes = new Uint8Array(await sent.slice(0, 4096).arrayBuffer());
    const { width, height } = await createImageBitmap(sent);
    sizes.push(`${sent.name} ${width}x${height}${exifSegment(bytes) ? ' with EXIF' : ''}`);
    return { id: 'temp/small.jpg', name: sent.name, size: sent.size, type: sent.type };
  },
  list: () => Promise.resolve([]),
  remove: () => Promise.resolve(),
  url: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
};

/** Pictures are made smaller before they are sent: upright, and with the facts of the shot. */
export const MadeSmaller: Story = {
  args: { look: 'cards', scaleToPx: 300, store: measuringStore },
  play: async ({ args, canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Upload Evidence' });
    sizes.length = 0;
    await userEvent.upload(chooser(canvasElement), await turnedQuarters());
    await waitFor(() => expect(last(args)).toBe('temp/small.jpg'));
    await expect(sizes).toEqual(['photo.jpg 225x300 with EXIF']);
  },
};

const attacks = [
  '"><img src=x onerror=alert(1)>.png',
  '<svg onload=alert(1)>.png',
  "';alert(1)//.png",
  'javascript:alert(1).png',
  '{{constructor.constructor("alert(1)")()}}.png',
  '<iframe srcdoc="<script>parent.alert(1)</script>">.png',
];

/** Names of files are texts, whatever they look like: in lists, messages, titles and the viewer. */
export const HostileNames: Story = {
  args: {
    reorder: true,
    storeAs: 'records',
    value: [{ fileName: 'open me.pdf', filePath: 'javascript:alert(1)', fileSize: 1 }],
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    const alerted = fn();
    const original = window.alert;
    window.alert = alerted;
    await step('no address that runs a script can be opened', async () => {
      await expect(await canvas.findByText('open me.pdf')).toBeVisible();
      await expect(canvas.queryByRole('link')).toBeNull();
    });
    await step('names are shown as they are', async () => {
      await userEvent.upload(
        chooser(canvasElement),
        attacks.map((name) => file(name, 'image/png')),
      );
      await waitFor(() => expect((last(args) as unknown[]).length).toBe(attacks.length + 1));
      for (const name of attacks) await expect(await canvas.findByRole('button', { name })).toBeVisible();
      await drop(canvas.getByRole('group', { name: 'Evidence' }), [new File([], attacks[0]!, { type: 'image/png' })]);
      await screen.findByText(`${attacks[0]}: the file is empty`);
      await userEvent.click(canvas.getByRole('button', { name: attacks[1]! }));
      const viewer = within(await screen.findByRole('dialog', { name: attacks[1]! }));
      await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
    });
    await step('nothing ran', async () => {
      await untilActed();
      await expect(alerted).not.toHaveBeenCalled();
      window.alert = original;
    });
  },
};

const tinyFiles = (count: number): File[] => Array.from({ length: count }, (_, i) => file(`${i}.pdf`));
/** As `drop`, without a `DataTransfer`, which takes a second to hold ten thousand files. */
const dropMany = async (target: Element, files: File[]): Promise<void> => {
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { files, types: ['Files'] } });
  await fireEvent(target, event);
};

/** Ten thousand files at once: refused ones are counted in one message, the page stays usable. */
export const ManyFiles: Story = {
  args: { maxCount: 30 },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Evidence' });
    await dropMany(group, tinyFiles(10_000));
    await expect(await screen.findByText(/30\.pdf, 31\.pdf, 32\.pdf and 9967 more: only 30 files/)).toBeVisible();
    await expect(within(group).getAllByRole('progressbar')).toHaveLength(20);
    await expect(within(group).getByText('and 10 more')).toBeVisible();
    // Those that have arrived wait for the others and say so.
    await waitFor(() => expect(within(group).getAllByText('100%').length).toBeGreaterThan(0));
  },
};

/** Takes whatever comes, at once. */
const quickStore: FileStore = {
  upload: (sent) => Promise.resolve({ id: `temp/${sent.name}`, name: sent.name, size: sent.size, type: sent.type }),
  list: () => Promise.resolve([]),
  remove: () => Promise.resolve(),
  url: ({ id }) => `/${id}`,
};

/** A thousand files that are all taken: one change of the value, and only the rows that are shown cost anything. (Ten thousand: uploadQueue.test.ts.) */
export const ManyStored: Story = {
  args: { store: quickStore, reorder: true },
  play: async ({ args, canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Evidence' });
    await dropMany(group, tinyFiles(1000));
    await waitFor(() => expect(String(last(args)).split(',').length).toBe(1000));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(group.querySelectorAll('li')).toHaveLength(100);
    await userEvent.click(within(group).getByText('and 900 more'));
    await expect(group.querySelectorAll('li')).toHaveLength(200);
  },
};

/** Names that would turn what stands around them: they keep their direction to themselves, and hidden marks are seen. */
export const TurningNames: Story = {
  args: {
    storeAs: 'records',
    reorder: true,
    value: [
      { fileName: 'photo\u202egpj.exe', filePath: 'temp/1.exe', fileSize: 1 },
      { fileName: 'فاتورة 2026.pdf', filePath: 'temp/2.pdf', fileSize: 348_160 },
      { fileName: `${'я'.repeat(125)}.pdf`, filePath: 'temp/3.pdf', fileSize: 1 },
      { fileName: 'a/b, "c" \'d\' \u{1f69c}.pdf', filePath: 'temp/4.pdf', fileSize: 1 },
      { fileName: 'same.pdf', filePath: 'temp/5.pdf', fileSize: 1 },
      { fileName: 'same.pdf', filePath: 'temp/6.pdf', fileSize: 1 },
    ],
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('a hidden mark is seen, and turns nothing', async () => {
      await expect(await canvas.findByText('photo\ufffdgpj.exe')).toBeVisible();
      await expect(canvasElement.innerHTML).not.toContain('\u202e');
      await drop(canvas.getByRole('group', { name: 'Evidence' }), [file('bill\u202efdp.exe')]);
      await expect(await screen.findByText(/^bill\ufffdfdp\.exe: /)).toBeVisible();
    });
    await step('Arabic keeps to itself, also in the names of buttons', async () => {
      await expect(canvas.getByRole('button', { name: 'Remove \u2068فاتورة 2026.pdf\u2069' })).toBeVisible();
    });
    await step('a name of 255 bytes is cut in its row', async () => {
      const long = canvas.getByTitle(`${'я'.repeat(125)}.pdf`);
      await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth);
      await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    });
    await step('two of one name are two', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Remove same.pdf' })[0]!);
      await expect((last(args) as { filePath: string }[]).map(({ filePath }) => filePath)).toEqual(
        [1, 2, 3, 4, 6].map((n) => `temp/${n}.${n === 1 ? 'exe' : 'pdf'}`),
      );
    });
  },
};

/** Labelled by its form; the browser's own file input stays out of sight. */
export const InAForm: Story = {
  render: () => (
    <Form layout="vertical">
      <Form.Item name="papers" label="Papers">
        <UploadField />
      </Form.Item>
    </Form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Papers' })).toBeVisible();
    await expect(chooser(canvasElement)).not.toBeVisible();
  },
};

export const ReadOnly: Story = { args: { readOnly: true, value: 'temp/inspection.pdf,plate.png' } };
export const ChineseDark: Story = { globals: { language: 'zh-cn', theme: 'dark' }, args: { look: 'cards', reorder: true, value: 'plate,hours' } };
export const RussianDark: Story = { globals: { language: 'ru', theme: 'dark' }, args: { reorder: true, value: 'temp/report.pdf,temp/film.mp4' } };

export const Disabled: Story = {
  args: { disabled: true, storeAs: 'records', value: [{ fileName: 'Инспекция 2026-05.pdf', filePath: 'temp/inspection_01.pdf', fileSize: 348_160 }] },
};
