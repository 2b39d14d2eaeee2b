import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import { expect, fn, userEvent } from 'storybook/test';
import { MoneyInput, NumberInput } from './NumberInput.tsx';

const changed = fn();

const meta = {
  title: 'Inputs/NumberInput',
  component: NumberInput,
  render: () => (
    <Form layout="vertical" initialValues={{ hours: 1026.5, amount: 1234.5 }} onValuesChange={changed} style={{ maxWidth: 320 }}>
      <Form.Item name="hours" label="Working hours">
        <NumberInput decimals={1} nonNegative />
      </Form.Item>
      <Form.Item name="amount" label="Amount">
        <MoneyInput currency="EUR" />
      </Form.Item>
    </Form>
  ),
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAForm: Story = {
  globals: { language: 'fr' },
  play: async ({ canvas, step }) => {
    const amount = await canvas.findByRole('textbox', { name: 'Amount' });
    const hours = canvas.getByRole('textbox', { name: 'Working hours' });
    await step('a point is taken where the language has a comma', async () => {
      await expect(amount).toHaveValue('1\u202f234,50');
      await userEvent.clear(amount);
      await userEvent.type(amount, '99.5');
      await expect(changed).toHaveBeenLastCalledWith({ amount: 99.5 }, expect.anything());
      await userEvent.tab();
      await expect(amount).toHaveValue('99,50');
    });
    await step('letters and more decimals than allowed do not pass', async () => {
      await userEvent.clear(amount);
      await userEvent.type(amount, '1x2e,3456');
      await expect(changed).toHaveBeenLastCalledWith({ amount: 12.34 }, expect.anything());
    });
    await step('a minus is refused where it makes no sense', async () => {
      await userEvent.clear(hours);
      await userEvent.type(hours, '-7,25');
      await expect(changed).toHaveBeenLastCalledWith({ hours: 7.2 }, expect.anything());
    });
    await step('an emptied field has no value', async () => {
      await userEvent.clear(hours);
      await expect(changed).toHaveBeenLastCalledWith({ hours: undefined }, expect.anything());
    });
  },
};
