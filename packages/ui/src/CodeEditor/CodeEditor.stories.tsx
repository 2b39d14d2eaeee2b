import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CodeEditor, type CodeEditorProps } from './index.ts';

function Held(props: CodeEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CodeEditor
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
  title: 'Editors/CodeEditor',
  component: CodeEditor,
  args: { value: 'select vin, hours\nfrom vehicle\nwhere hours > 500;', language: 'sql', 'aria-label': 'Query', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CodeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Query' });

/** Typing, and indenting with Tab. */
export const Typing: Story = {
  args: { value: '' },
  async play({ args }) {
    const code = await field();
    code.focus();
    await userEvent.keyboard('a');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('a'));
    await userEvent.keyboard('{Enter}{Tab}b');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('a\n  b'));
  },
};

/** Escape, and then Tab, leaves the field, also a minute later; Tab alone indents. */
export const Leaving: Story = {
  args: { value: 'a' },
  async play({ args }) {
    const code = await field();
    code.focus();
    /** Whether the browser is left to do what it does with the key. */
    const press = (key: string, keyCode: number) => fireEvent.keyDown(code, { key, keyCode });
    await press('Escape', 27);
    const now = Date.now;
    Date.now = () => now() + 60_000;
    await expect(await press('Tab', 9)).toBe(true);
    Date.now = now;
    await expect(args.onChange).not.toHaveBeenCalled();
    await press('Escape', 27);
    await press('ArrowLeft', 37);
    await expect(await press('Tab', 9)).toBe(false);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('  a'));
  },
};

/** A value from outside is shown and is no change of the user. */
export const FromOutside: Story = {
  render: function Outside(args) {
    const [value, setValue] = useState('one');
    return (
      <>
        <CodeEditor {...args} value={value} />
        <button type="button" onClick={() => setValue('two')}>
          Replace
        </button>
      </>
    );
  },
  async play({ args }) {
    const code = await field();
    await waitFor(() => expect(code).toHaveTextContent('one'));
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(code).toHaveTextContent('two'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The user chooses among some languages; the colours follow. */
export const Languages: Story = {
  args: { value: '{"hours": 312}', language: 'sql', languages: ['sql', 'json', 'xml'] },
  async play({ canvasElement }) {
    await field();
    const choice = screen.getByRole('combobox', { name: 'Language' });
    await expect(choice).toHaveValue('sql');
    const colours = () => new Set([...canvasElement.querySelectorAll('.cm-line span')].map((word) => word.className)).size;
    await userEvent.selectOptions(choice, 'json');
    await expect(choice).toHaveValue('json');
    await waitFor(() => expect(colours()).toBeGreaterThan(1));
    await expect(await field()).toHaveFocus();
  },
};

/** The whole window, and back with Escape. */
export const FullScreen: Story = {
  async play() {
    const code = await field();
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await expect(screen.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: 'Full screen' })).toBeVisible();
  },
};

/** Read, not written. */
export const ReadOnly: Story = {
  args: { readOnly: true, language: 'json', value: '{ "vin": "L9TT504E9SA000123", "hours": 312 }' },
  async play({ args }) {
    const code = await field();
    code.focus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(code).toHaveAttribute('aria-readonly', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** As a control of a form: its label names it, its error marks it. */
export const InAForm: Story = {
  render: () => (
    <Form layout="vertical">
      <Form.Item name="script" label="Script" rules={[{ required: true }]} validateStatus="error" help="Enter a script">
        <CodeEditor language="javascript" autoHeight height={80} />
      </Form.Item>
    </Form>
  ),
  async play() {
    const input = await screen.findByRole('textbox', { name: 'Script' });
    await expect(input).toBeVisible();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(/Enter a script/);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
