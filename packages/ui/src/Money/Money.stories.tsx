import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
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

function Changing() {
  const [amount, setAmount] = useState(10);
  return (
    <>
      <Money amount={amount} currency="USD" />
      <button onClick={() => setAmount(20)}>Change</button>
    </>
  );
}

/** A translation by the browser puts elements in the place of texts; the amount that follows is shown all the same. */
export const Translated: Story = {
  render: () => <Changing />,
  play: async ({ canvas, canvasElement }) => {
    const texts = document.createTreeWalker(canvasElement.querySelector('.hw-number')!, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvasElement).toHaveTextContent('20.00 USD');
  },
};
