import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'Lists/Pager',
  component: Pager,
  args: { total: 1234, page: 1, pageSize: 10, onChange: fn() },
  render: function Render(args) {
    const [at, setAt] = useState({ page: args.page, pageSize: args.pageSize });
    return (
      <Pager
        {...args}
        {...at}
        onChange={(page, pageSize) => {
          setAt({ page, pageSize });
          args.onChange(page, pageSize);
        }}
      />
    );
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chinese: Story = {
  globals: { language: 'zh-cn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-10 共1,234条')).toBeVisible();
  },
};

export const Jump: Story = {
  play: async ({ canvas, args }) => {
    const jump = await canvas.findByRole('textbox', { name: 'Go to' });
    await userEvent.type(jump, '12x4{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(124, 10);
    await expect(canvas.getByText('1231-1234 of 1,234')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await userEvent.type(jump, '9999{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(124, 10);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByRole('button', { name: 'Page 123' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Nothing: Story = { args: { total: 0 } };
