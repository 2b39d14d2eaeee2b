import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CopyText } from './CopyText.tsx';

const meta = { title: 'Values/CopyText', component: CopyText, args: { text: 'LHW7TRA3113K10977' } } satisfies Meta<typeof CopyText>;
export default meta;
type Story = StoryObj<typeof meta>;

const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
};
const write = fn(() => Promise.resolve());

export const Vin: Story = {
  play: async ({ canvas }) => {
    clipboard(write)();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy LHW7TRA3113K10977' }));
    await expect(write).toHaveBeenCalledWith('LHW7TRA3113K10977');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
  },
};

export const Missing: Story = {
  args: { text: '-' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('–');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    clipboard(() => Promise.reject(new Error('denied')))();
    await userEvent.click(await canvas.findByRole('button', { name: /Copy/ }));
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toBeVisible();
  },
};
