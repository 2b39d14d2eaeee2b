import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { decimalColumn } from '../../index.ts';
import { cellOf, ColumnTable, enter, textIn, typeInto } from '../columns.fixtures.tsx';

interface Account {
  id: string;
  balance: string | null;
}

const columns = [decimalColumn<Account>({ key: 'balance', title: 'Balance', precision: 2, min: 0, statistics: true })];
const rows: Account[] = [
  { id: '1', balance: '99999999999999.99' },
  { id: '2', balance: null },
];

/** Numbers as texts, with all their digits. */
const meta = {
  title: 'EditableTable/Columns/decimal',
  tags: ['!autodocs'],
  component: ColumnTable<Account>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Account>>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = (args: { onRowsChange?: unknown }) => ((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Account[])[1]!.balance;

export const AllDigits: Story = {
  async play({ args, canvas }) {
    await waitFor(() => expect(textIn('1', 'balance')).toContain('99999999999999.99'));
    await typeInto('2', 'balance', '9007199254740993');
    await userEvent.tab();
    await expect(last(args)).toBe('9007199254740993');
    await waitFor(() => expect(textIn('2', 'balance')).toContain('9007199254740993.00'));
    await expect(canvas.getByRole('grid')).toHaveTextContent('9,107,199,254,740,992.99');
    await typeInto('2', 'balance', '１２，３４');
    await userEvent.tab();
    await expect(last(args)).toBe('12.34');
  },
};

/** Every key is taken. What is no number, or none that is right, stays as it was typed, is marked and counts as nothing. */
export const Marked: Story = {
  async play({ args }) {
    for (const [text, reason] of [
      ['1e400', 'Enter a number'],
      ['5-', 'Enter a number'],
      ['-', 'Enter a number'],
      ['2.675', 'At most 2 decimals'],
      ['-3', 'Must be at least 0'],
    ] as const) {
      await typeInto('2', 'balance', text);
      await userEvent.tab();
      await expect(last(args)).toBe(text);
      await waitFor(() => expect(cellOf('2', 'balance')).toHaveAttribute('aria-invalid', 'true'));
      await expect(cellOf('2', 'balance')).toHaveAccessibleDescription(reason);
      await expect(await enter('2', 'balance')).toHaveValue(text === '-3' ? '-3.00' : text);
    }
    await typeInto('2', 'balance', '2.67');
    await userEvent.tab();
    await waitFor(() => expect(cellOf('2', 'balance')).not.toHaveAttribute('aria-invalid'));
  },
};
