import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './Money.tsx';

const meta = { title: 'Values/Money', component: Money, args: { amount: 1234567.5, currency: 'USD' } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,234,567.50 USD');
  },
};
export const Portuguese: Story = {
  globals: { language: 'pt' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1.234.567,50 USD');
  },
};
export const Negative: Story = {
  args: { amount: -60.2, currency: 'EUR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('-60.20')).toHaveStyle({ color: 'rgb(196, 22, 28)' });
  },
};
export const Nothing: Story = { args: { amount: undefined } };
