import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { xssPayloads } from '@harrow/validation/rich-text/xssPayloads';
import { untilActed } from '../editors/untilActed.fixture.ts';
import { MarkdownEditor, type MarkdownEditorProps, MarkdownText } from './index.ts';

function Held(props: MarkdownEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MarkdownEditor
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
  title: 'Editors/MarkdownEditor',
  component: MarkdownEditor,
  args: {
    'aria-label': 'Findings',
    value: '## Findings\n\n- [x] pump replaced\n- [ ] hose ordered\n\n| part | qty |\n| --- | --- |\n| PUMP-1 | 1 |\n',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MarkdownEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Findings' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Text and what becomes of it, side by side: tables, task lists. */
export const Split: Story = {
  async play() {
    await field();
    await expect(await screen.findByRole('heading', { name: 'Findings' })).toBeVisible();
    await expect(await screen.findByRole('cell', { name: 'PUMP-1' })).toBeVisible();
  },
};

/** The toolbar writes Markdown. */
export const Toolbar: Story = {
  args: { value: '' },
  async play({ args }) {
    const text = await field();
    text.focus();
    await userEvent.keyboard('pump');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('pump'));
    await press('Heading');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('# pump'));
    await press('Bullets');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('- # pump'));
    await press('Line');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('---')));
  },
};

/** Neither Tab nor Shift and Tab is kept from the browser, which goes on to the next field. */
export const Leaving: Story = {
  async play({ args }) {
    const text = await field();
    text.focus();
    for (const shiftKey of [false, true]) await expect(await fireEvent.keyDown(text, { key: 'Tab', keyCode: 9, shiftKey })).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A picture by its address, with a remark. */
export const ImageByAddress: Story = {
  args: { value: '' },
  async play({ args }) {
    await field();
    await press('Picture');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a picture' }));
    await userEvent.click(dialog.getByRole('tab', { name: 'From an address' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Address of the picture' }), 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
    await expect(await dialog.findByText('The address must begin with http:// or https://')).toBeVisible();
    const address = dialog.getByRole('textbox', { name: 'Address of the picture' });
    await userEvent.clear(address);
    await userEvent.type(address, 'https://files.example/plate.png');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Remark' }), 'Plate');
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('![Plate](https://files.example/plate.png)'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: args['aria-label'] })).toHaveFocus());
  },
};

/** A store that is full at the first try. */
function failingOnce(): NonNullable<MarkdownEditorProps['uploadImage']> {
  let isFirst = true;
  return async () => {
    if (!isFirst) return '/files/plate.png';
    isFirst = false;
    throw new Error('The store is full');
  };
}

/** A picture from this device is uploaded; a failure keeps the dialog and what was entered. */
export const ImageFromDevice: Story = {
  args: {
    value: '',
    uploadImage: failingOnce(),
  },
  async play({ args }) {
    await field();
    await press('Picture');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a picture' }));
    const input = (await screen.findByRole('dialog')).querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['x'], 'plate.png', { type: 'image/png' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
    await expect(await dialog.findByText('The store is full')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('![](/files/plate.png)'));
  },
};

/** Only shown. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  async play() {
    await expect(await screen.findByRole('heading', { name: 'Findings' })).toBeVisible();
    await expect(screen.queryByRole('toolbar')).toBeNull();
  },
};

/** Nothing in a text acts: scripts, handlers and addresses that run are left out. */
export const HostileText: Story = {
  render: () => <MarkdownText value={xssPayloads.join('\n\n')} />,
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('.markdown-body')).not.toBeNull());
    await untilActed();
    await expect((window as { xss?: unknown }).xss).toBeUndefined();
    await expect(canvasElement.querySelector('.markdown-body :is(script, iframe, object, embed, svg, form, style, link, base, math)')).toBeNull();
    for (const element of canvasElement.querySelectorAll('.markdown-body *'))
      for (const { name, value } of element.attributes) {
        await expect(name).not.toMatch(/^on/);
        if (name === 'href' || name === 'src') await expect(value).not.toMatch(/^(javascript|vbscript|data:text)/i);
      }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Chinese: Story = { globals: { language: 'zh-cn' } };

/** As a control of a form: its label names it, and what the form finds is said at it. */
export const InAForm: StoryObj = {
  render: () => (
    <Form layout="vertical">
      <Form.Item name="findings" label="Findings" rules={[{ required: true, message: 'Write something' }]}>
        <MarkdownEditor />
      </Form.Item>
      <button type="submit">Save</button>
    </Form>
  ),
  async play() {
    const input = await field();
    await expect(input).toBeRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Write something/));
    await expect(input).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };
