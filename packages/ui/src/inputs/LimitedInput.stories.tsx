import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LimitedInput, LimitedTextArea } from './index.ts';

const saved = fn();

/** `LimitedInput`, `LimitedTextArea` and `LimitedPassword` take whatever is typed or pasted and say where it is too long; the DOM's `maxLength` would cut a paste in silence. */
const meta = {
  title: 'Inputs/LimitedInput',
  component: LimitedInput,
  args: { limit: 10 },
  beforeEach: () => void saved.mockReset(),
} satisfies Meta<typeof LimitedInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAForm: Story = {
  render: ({ limit }) => (
    <Form layout="vertical" onFinish={saved} style={{ maxWidth: 320 }}>
      <Form.Item name="code" label="Code">
        <LimitedInput limit={limit} />
      </Form.Item>
      <Form.Item name="remark" label="Remark">
        <LimitedTextArea limit={limit * 2} />
      </Form.Item>
      <Button htmlType="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, step }) => {
    const code = await canvas.findByLabelText('Code');
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('a paste that is too long stays whole, is marked, and is not sent', async () => {
      await userEvent.click(code);
      await userEvent.paste('0123456789ABC');
      await expect(code).toHaveValue('0123456789ABC');
      await waitFor(() => expect(code).toBeInvalid());
      await expect(code).toHaveAccessibleDescription('At most 10 characters, this has 13');
      await userEvent.click(save);
      await expect(saved).not.toHaveBeenCalled();
    });
    await step('a shorter one is', async () => {
      await userEvent.type(code, '{Backspace}{Backspace}{Backspace}');
      await waitFor(() => expect(code).not.toBeInvalid());
      await userEvent.click(save);
      await waitFor(() => expect(saved).toHaveBeenCalledWith({ code: '0123456789', remark: undefined }));
    });
  },
};

function Alone({ limit }: { limit: number }) {
  const [text, setText] = useState('');
  return <LimitedInput aria-label="Reason" limit={limit} value={text} onChange={({ target }) => setText(target.value)} />;
}

/** Outside of a form the field says it all the same. */
export const OutsideAForm: Story = {
  render: ({ limit }) => <Alone limit={limit} />,
  play: async ({ canvas }) => {
    const reason = await canvas.findByLabelText('Reason');
    await userEvent.click(reason);
    await userEvent.paste('too long for ten');
    await waitFor(() => expect(reason).toBeInvalid());
    await expect(reason).toHaveValue('too long for ten');
    await expect(reason).toHaveFocus();
  },
};
