import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Inputs/Progress',
  component: Progress,
  args: { value: 62.4, 'aria-label': 'Return of used parts' },
  decorators: [(Content) => <div style={{ maxWidth: 320 }}>{Content()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Return of used parts' })).toHaveValue(62.4);
    await expect(canvas.getAllByText('62%').at(-1)).toBeVisible();
  },
};

/** Beside the bar stands what it counts. */
export const Counted: Story = {
  args: { value: 70, text: '14/20', 'aria-label': 'Seats' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Seats' })).toHaveValue(70);
    await expect(canvas.getAllByText('14/20').at(-1)).toBeVisible();
  },
};

/** The label of the form names it; what is no number is nothing done. */
export const InAForm: Story = {
  globals: { language: 'ru' },
  render: () => (
    <Form layout="vertical" initialValues={{ done: '100', open: 'unknown' }}>
      <Form.Item name="done" label="Осмотр">
        <Progress />
      </Form.Item>
      <Form.Item name="open" label="Ремонт">
        <Progress />
      </Form.Item>
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Осмотр' })).toHaveValue(100);
    await expect(canvas.getByRole('progressbar', { name: 'Ремонт' })).toHaveValue(0);
    await expect(canvas.getAllByText('100 %').at(-1)).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
