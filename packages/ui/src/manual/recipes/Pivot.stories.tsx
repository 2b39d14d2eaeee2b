import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type Paid, PaidClaims } from './Pivot.example.tsx';

const dealers = ['Rift Valley Tractors Ltd.', 'Máquinas do Cerrado Ltda.', 'Société Sahélienne de Machinisme Agricole'];
const machines = ['Combine', 'Tractor'];
const records: Paid[] = Array.from({ length: 60 }, (_, index) => ({
  id: String(index + 1),
  dealer: dealers[index % 3]!,
  machine: machines[index % 2]!,
  month: `2026-0${1 + (index % 5)}`,
  amount: 0.1 + index,
}));

const meta = {
  title: 'Recipes/A pivot table',
  component: PaidClaims,
  tags: ['!autodocs'],
  args: { records },
} satisfies Meta<typeof PaidClaims>;
export default meta;

export const Pivot: StoryObj<typeof meta> = {
  async play({ canvas, step }) {
    const grid = await canvas.findByRole('grid', { name: 'Paid claims, USD' });
    const headings = (): string[] => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent.trim());
    await waitFor(() => expect(headings()).toEqual(['Dealer', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', 'Total']));
    await step('sums are exact', async () => {
      // 0 + 3 + … + 57, and twenty times 0.1.
      await expect(grid).toHaveTextContent('572.00');
      await expect(grid).toHaveTextContent('1,776.00');
    });
    await step('rows and columns are chosen', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Columns' }));
      await userEvent.click(await screen.findByTitle('Machine'));
      await waitFor(() => expect(headings()).toEqual(['Dealer', 'Combine', 'Tractor', 'Total']));
    });
  },
};
