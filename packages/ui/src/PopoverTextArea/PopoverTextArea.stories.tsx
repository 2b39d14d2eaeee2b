import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PopoverTextArea } from './PopoverTextArea.tsx';

const meta = {
  title: 'Inputs/PopoverTextArea',
  component: PopoverTextArea,
  args: { maxLength: 60, placeholder: 'What was done', onChange: fn() },
  render: ({ onChange, value, ...field }) => (
    <Form layout="vertical" style={{ maxWidth: 260 }} initialValues={{ remedy: value }} onValuesChange={(_, { remedy }) => onChange?.(remedy)}>
      <Form.Item name="remedy" label="Remedy">
        <PopoverTextArea {...field} />
      </Form.Item>
    </Form>
  ),
} satisfies Meta<typeof PopoverTextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Remedy' });
const box = () => document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Remedy"]');
const boxIsGone = () => waitFor(() => expect(box()).toBeNull());

export const InAForm: Story = {
  play: async ({ args, step }) => {
    const input = await field();
    await step('one line is typed in the field', async () => {
      await userEvent.type(input, 'Seal replaced');
      await expect(args.onChange).toHaveBeenLastCalledWith('Seal replaced');
    });
    await step('Enter opens the box: 150 by 200, with the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(box()).toHaveFocus());
      const { width, height } = box()!.getBoundingClientRect();
      await expect([Math.round(width), Math.round(height)]).toEqual([150, 200]);
    });
    await step('lines are shown as one, and are changed in the box only', async () => {
      await userEvent.keyboard('{Enter}tested');
      await expect(args.onChange).toHaveBeenLastCalledWith('Seal replaced\ntested');
      await expect(input).toHaveValue('Seal replaced tested');
      await expect(input).toHaveAttribute('readonly');
    });
    await step('Escape goes back to the field', async () => {
      await userEvent.keyboard('{Escape}');
      await boxIsGone();
      await expect(input).toHaveFocus();
    });
    await step('the button opens it, a press elsewhere closes it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Open the whole text of Remedy' }));
      await waitFor(() => expect(box()).toHaveFocus());
      await userEvent.click(document.body);
      await boxIsGone();
    });
    await step('a text that is too long stays, and is marked', async () => {
      const long = `Seal replaced\n${'tested '.repeat(8)}`.trimEnd();
      await userEvent.click(screen.getByRole('button', { name: 'Open the whole text of Remedy' }));
      await waitFor(() => expect(box()).toHaveFocus());
      await userEvent.clear(box()!);
      await userEvent.paste(long);
      await expect(args.onChange).toHaveBeenLastCalledWith(long);
      await expect(await screen.findByText(`At most 60 characters, this has ${long.length}`)).toBeVisible();
      await expect(input).toBeInvalid();
    });
  },
};

/** Errors of the form are shown at the field. */
export const RequiredInAForm: Story = {
  render: () => (
    <Form layout="vertical">
      <Form.Item name="remedy" label="Remedy" rules={[{ required: true, message: 'Say what was done' }]}>
        <PopoverTextArea />
      </Form.Item>
      <button type="submit">Save</button>
    </Form>
  ),
  play: async () => {
    const input = await field();
    await expect(input).toBeRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Say what was done'));
    await expect(input).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, value: 'Seal replaced\nPressure tested at 180 bar' },
  play: async () => {
    await expect(await field()).toHaveValue('Seal replaced Pressure tested at 180 bar');
    await userEvent.click(screen.getByRole('button', { name: 'Open the whole text of Remedy' }));
    await waitFor(() => expect(box()).toHaveValue('Seal replaced\nPressure tested at 180 bar'));
    await expect(box()).toHaveAttribute('readonly');
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'Seal replaced' } };
export const RussianDark: Story = { globals: { theme: 'dark', language: 'ru' }, args: { value: 'Заменено уплотнение\nиспытано' } };
