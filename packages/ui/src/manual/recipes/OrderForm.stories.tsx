import type { ExternalError } from '@harrow/ui/editable-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type Order, OrderForm } from './OrderForm.example.tsx';

const order: Order = {
  customer: 'Rift Valley Tractors Ltd.',
  wanted: '2026-06-01',
  clerk: 'u00001',
  lines: [
    { id: '1', part: '1G7K-52110', unit: 'pc', quantity: 2, price: 14.5 },
    { id: '2', part: '1G7K-52111', unit: 'set', quantity: 1, price: 210 },
  ],
};

/** A server that no longer sells one of the parts. */
const refuseOldParts = async ({ lines }: Order): Promise<ExternalError[]> =>
  lines.filter(({ part }) => part.endsWith('-OLD')).map(({ id }) => ({ rowId: id, column: 'part', text: 'This part is no longer sold' }));

const meta = {
  title: 'Recipes/Order lines in a form',
  component: OrderForm,
  tags: ['!autodocs'],
  args: { order, save: fn(refuseOldParts) },
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (rowId: string, column: string) => document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] [data-column="${column}"]`)!;

async function type(rowId: string, column: string, text: string): Promise<void> {
  await userEvent.click(cell(rowId, column));
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(text);
}

export const Saved: Story = {
  async play({ canvas, args, step }) {
    await canvas.findByRole('grid', { name: 'Order lines' });
    await step('what is wrong in a line keeps the order from being saved, and has the focus', async () => {
      await type('2', 'quantity', '0');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await canvas.findByText('1 error');
      await expect(args.save).not.toHaveBeenCalled();
      await waitFor(() => expect(document.activeElement?.closest('[data-column]')).toHaveAttribute('data-column', 'quantity'));
    });
    await step('then it is saved, lines and all', async () => {
      await type('2', 'quantity', '3');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await screen.findByText('The order is saved');
      await expect(args.save).toHaveBeenCalledWith(
        expect.objectContaining({ customer: order.customer, lines: [order.lines[0], { ...order.lines[1], quantity: 3 }] }),
      );
    });
    await step('a new line has all of its fields', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
      await userEvent.keyboard('1G7K-52112{Tab}{Tab}4');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.save).toHaveBeenCalledTimes(2));
      const [saved] = args.save.mock.lastCall!;
      await expect(saved.lines.at(-1)).toEqual({ id: expect.stringMatching(/^new-/), part: '1G7K-52112', unit: 'pc', quantity: 4, price: null, orderNum: 3 });
    });
  },
};

/** Refusals of the server are shown at their cells, until these are edited. */
export const Refused: Story = {
  args: { order: { ...order, lines: [{ ...order.lines[0]!, part: '1G7K-OLD' }] } },
  async play({ canvas }) {
    await canvas.findByRole('grid', { name: 'Order lines' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('1 error');
    await type('1', 'part', '1G7K-52112');
    await waitFor(() => expect(canvas.queryByText('1 error')).toBeNull());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
