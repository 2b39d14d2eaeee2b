import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { xssPayloads } from '@harrow/validation/rich-text/xssPayloads';
import { untilActed } from '../editors/untilActed.fixture.ts';
import { RichText, RichTextEditor, type RichTextEditorProps } from './index.ts';

function Held(props: RichTextEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RichTextEditor
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Editors/RichTextEditor',
  component: RichTextEditor,
  args: {
    'aria-label': 'Notice',
    value:
      '<h2>Oil change</h2><p>Use <strong>15W-40</strong> from <a href="https://parts.example">parts</a>.</p><ul><li><p>drain</p></li><li><p>fill</p></li></ul>',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Notice' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Typing and formats; an emptied text is an empty string. */
export const Typing: Story = {
  args: { value: '' },
  async play({ args }) {
    const text = await field();
    await userEvent.click(text);
    await press('Bold');
    // Simulated keys write into the page, from which the editor takes them a moment later: one at a time, or it loses some.
    for (const typed of ['p', 'pu', 'pum', 'pump']) {
      await userEvent.keyboard(typed.at(-1)!);
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`<p><strong>${typed}</strong></p>`));
    }
    await expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paragraph format' }), 'Heading 2');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h2><strong>pump</strong></h2>'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paragraph format' }), 'Paragraph');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
    await expect(screen.getByText('0 characters')).toBeVisible();
    await expect(screen.getByText('0 words')).toBeVisible();
  },
};

/** One stop for Tab; arrows move between the buttons. */
export const ToolbarByKeys: Story = {
  async play() {
    await field();
    const bold = screen.getByRole('button', { name: 'Bold' });
    bold.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(screen.getByRole('combobox', { name: 'Paragraph format' })).toHaveFocus();
    await userEvent.tab();
    await expect(await field()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('combobox', { name: 'Paragraph format' })).toHaveFocus();
  },
};

/** An alignment that was stored as a style is kept; it is written as `align`, which every content security policy lets through. */
export const Alignment: Story = {
  args: { value: '<h2 style="text-align: center">Oil change</h2><p>Drain</p>' },
  render: (args) => (
    <>
      <Held {...args} />
      <article aria-label="As it reads">
        <RichText html='<blockquote style="text-align: right">Fill</blockquote>' />
      </article>
    </>
  ),
  async play({ args }) {
    const text = within(await field());
    await expect(getComputedStyle(text.getByRole('heading', { name: 'Oil change' })).textAlign).toBe('center');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(text.getByText('Drain'));
    await press('Align right');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h2 align="center">Oil change</h2><p align="right">Drain</p>'));
    await expect(getComputedStyle(text.getByText('Drain')).textAlign).toBe('right');
    await expect(getComputedStyle(screen.getByText('Fill')).textAlign).toBe('right');
  },
};

/** A link asks for its address and takes none that runs. */
export const Link: Story = {
  args: { value: '<p></p>' },
  async play({ args }) {
    await userEvent.click(await field());
    await press('Link');
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = await dialog.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(await dialog.findByText(/Enter an address that begins with/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://parts.example/oil');
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('href="https://parts.example/oil"')));
  },
};

/** A table, and one row more. */
export const Table: Story = {
  args: { value: '<p></p>' },
  // The heads of a table that was just made are empty.
  parameters: { a11y: { config: { rules: [{ id: 'empty-table-header', enabled: false }] } } },
  async play({ args }) {
    await userEvent.click(await field());
    await press('Table');
    await expect(await screen.findAllByRole('row')).toHaveLength(3);
    await press('Row below');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<table'));
  },
};

/** A store that answers 'local' has the picture put into the text. */
export const PastedPicture: Story = {
  args: { value: '<p></p>', uploadImage: async () => 'local' },
  async play({ args }) {
    const text = await field();
    await userEvent.click(text);
    const data = new DataTransfer();
    for (const name of ['plate.png', 'engine.png']) data.items.add(new File([Uint8Array.from([137, 80, 78, 71])], name, { type: 'image/png' }));
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('src="data:image/png;base64,')));
    // The second below the first, and not in its place.
    await waitFor(() => expect([...text.querySelectorAll('img')].map((image) => image.getAttribute('alt'))).toEqual(['plate.png', 'engine.png']));
  },
};

/** Films and sounds: from this device, by an address, pasted; a server that wants them in the text itself gets none. */
export const FilmsAndSounds: Story = {
  args: {
    value: '<p>Drain the oil.</p>',
    uploadMedia: fn(async (file: File) => (file.name === 'big.mp4' ? 'local' : `/static/${file.name}?inline=1`)),
  },
  async play({ args }) {
    const text = await field();
    const dialog = async () => {
      await press('Video or audio');
      const opened = within(await screen.findByRole('dialog'));
      await opened.findByText('Add video or audio');
      return opened;
    };
    const chosen = async (inside: Awaited<ReturnType<typeof dialog>>, name: string, type: string) => {
      await inside.findByText('Choose a video or audio file or drop it here');
      const input = document.querySelector<HTMLInputElement>('.ant-modal input[type=file]')!;
      await userEvent.upload(input, new File(['x'], name, { type }), { applyAccept: false });
    };
    await userEvent.click(text);
    const first = await dialog();
    await chosen(first, 'frame.svg', 'image/svg+xml');
    await expect(await first.findByText('Only MP4 videos and MP3, M4A and WAV audio')).toBeVisible();
    await chosen(first, 'drain.mp4', 'video/mp4');
    await userEvent.type(first.getByRole('textbox', { name: 'Remark' }), 'How to drain');
    await userEvent.click(first.getByRole('button', { name: 'Insert' }));
    const film = '<video src="/static/drain.mp4?inline=1" title="How to drain" controls="" preload="metadata"></video>';
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining(film)));
    // The next key strokes go into the text.
    await waitFor(() => expect(text).toHaveFocus());

    const second = await dialog();
    await userEvent.click(second.getByRole('tab', { name: 'From an address' }));
    const address = await second.findByRole('textbox', { name: 'Address of the video or audio file' });
    await userEvent.type(address, 'http://films.example/knock.mp3');
    await userEvent.click(second.getByRole('button', { name: 'Insert' }));
    await expect(await second.findByText('The address must begin with https://')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, '/sounds/knock.mp3');
    await userEvent.click(second.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<audio src="/sounds/knock.mp3"')));

    const paste = (name: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['x'], name, { type: 'video/mp4' }));
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    };
    paste('big.mp4');
    await expect(await screen.findByText('The video or audio file could not be uploaded')).toBeInTheDocument();
    paste('refit.mp4');
    // Each below the one before, and none in its place.
    await waitFor(() =>
      expect([...text.querySelectorAll('video, audio')].map((media) => media.getAttribute('src'))).toEqual([
        '/static/drain.mp4?inline=1',
        '/sounds/knock.mp3',
        '/static/refit.mp4?inline=1',
      ]),
    );
  },
};

/** Nothing that is put in acts, and nothing that acts comes out. */
export const HostileText: Story = {
  args: { value: xssPayloads.join('') },
  render: (args) => (
    <>
      <Held {...args} />
      <RichText html={xssPayloads.join('')} />
    </>
  ),
  async play({ args, canvasElement }) {
    const text = await field();
    await userEvent.click(text);
    await userEvent.keyboard('x');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await untilActed();
    await expect((window as { xss?: unknown }).xss).toBeUndefined();
    const [html] = (args.onChange as ReturnType<typeof fn>).mock.lastCall as [string];
    for (const holder of [canvasElement, new DOMParser().parseFromString(html, 'text/html').body]) {
      await expect(holder.querySelector('script, iframe, object, embed, form[action], base, math, source, track, [autoplay], [poster]')).toBeNull();
      for (const element of holder.querySelectorAll('a, img, video, audio')) {
        await expect([...element.attributes].filter(({ name }) => name.startsWith('on'))).toEqual([]);
        await expect(element.getAttribute('href') ?? element.getAttribute('src') ?? '').not.toMatch(/^\s*(javascript|vbscript|data:text)/i);
      }
    }
  },
};

/** Only shown. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  async play() {
    await expect(await screen.findByRole('heading', { name: 'Oil change' })).toBeVisible();
    await expect(screen.queryByRole('toolbar')).toBeNull();
  },
};

export const InAForm: Story = {
  render: () => (
    <Form layout="vertical">
      <Form.Item name="content" label="Content" rules={[{ required: true, message: 'Write something' }]}>
        <RichTextEditor placeholder="What dealers should know" />
      </Form.Item>
      <button type="submit">Save</button>
    </Form>
  ),
  async play() {
    const input = await screen.findByRole('textbox', { name: 'Content' });
    await expect(input).toBeVisible();
    await expect(input).toBeRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Write something/));
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
};

function CleanForm({ onSave }: { onSave: (values: unknown) => void }) {
  const [form] = Form.useForm();
  return (
    <Form
      form={form}
      onFinish={onSave}
      initialValues={{ hostile: '<p onclick="alert(1)">Hello<script>alert(2)</script></p>', plain: '<p>Read <a href="https://parts.example">this</a></p>' }}
    >
      <Form.Item name="hostile" label="Hostile">
        <RichTextEditor />
      </Form.Item>
      <Form.Item name="plain" label="Plain">
        <RichTextEditor />
      </Form.Item>
      <button type="button" onClick={() => form.setFieldValue('hostile', '<p>Later</p><iframe src="https://evil.example"></iframe>')}>
        Load
      </button>
      <button type="submit">Save</button>
    </Form>
  );
}

const saved = fn();
/** Active content is removed from the form's value, too, before the user types; clean content is left as it was written. */
export const CleanFromTheStart: StoryObj = {
  render: () => <CleanForm onSave={saved} />,
  async play() {
    const text = await screen.findByRole('textbox', { name: 'Hostile' });
    await press('Save');
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ hostile: '<p>Hello</p>', plain: '<p>Read <a href="https://parts.example">this</a></p>' }));
    await press('Load');
    await waitFor(() => expect(text).toHaveTextContent('Later'));
    await press('Save');
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ hostile: '<p>Later</p>' })));
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Russian: Story = { globals: { language: 'ru' } };

export const Disabled: Story = { args: { disabled: true } };
