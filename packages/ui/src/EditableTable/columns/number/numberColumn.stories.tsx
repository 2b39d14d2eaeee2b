import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { caretPoint } from '../../../hands.fixtures.ts';
import type { Language } from '../../../HarrowProvider/index.ts';
import { numberMarks } from '../../../Money/formatNumber.ts';
import { numberColumn, textColumn } from '../../index.ts';
import { cellOf, ColumnTable, enter, typeInto } from '../columns.fixtures.tsx';

interface Hours {
  id: string;
  order?: number | null;
  hours?: number | null;
  name?: string;
}

const columns = [
  numberColumn<Hours>({ key: 'order', title: 'No.', width: 80, isOrder: true, precision: 0 }),
  textColumn<Hours>({ key: 'name', title: 'Work', width: 220 }),
  numberColumn<Hours>({ key: 'hours', title: 'Hours', precision: 2, min: 0.01, max: 24, statistics: ['sum', 'average'] }),
];
const rows: Hours[] = [
  { id: '1', order: 3, hours: 2.5, name: 'Replace hydraulic gear pump' },
  { id: '2', order: 7, hours: 0.1, name: 'Bleed hydraulic system' },
  { id: '3', order: null, hours: 0.2, name: 'Test pressure' },
];

/** `inputNumber` of JSON columns. */
const meta = {
  title: 'EditableTable/Columns/number',
  tags: ['!autodocs'],
  component: ColumnTable<Hours>,
  args: { columns, rows, onRowsChange: fn() },
} satisfies Meta<typeof ColumnTable<Hours>>;
export default meta;
type Story = StoryObj<typeof meta>;

const newest = (args: { onRowsChange?: unknown }) => ((args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Hours[]).at(-1)!;

export const Numbers: Story = {
  async play({ args }) {
    const editor = await enter('1', 'hours');
    await expect(editor).toHaveValue('2.50');
    await typeInto('1', 'hours', '-1a,25');
    await expect(await enter('1', 'hours')).toHaveValue('-1.25');
    await expect(cellOf('1', 'hours')).toHaveAttribute('aria-invalid', 'true');
    await typeInto('1', 'hours', '30');
    await userEvent.tab();
    await expect(cellOf('1', 'hours')).toHaveAccessibleDescription('Must be at most 24');
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    await expect(newest(args).order).toBe(8);
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    await expect(newest(args).order).toBe(9);
  },
};

/** A key that no number has is not taken, and that is said until the cell is left: the keys behind it make another number. */
export const RefusedKeys: Story = {
  async play({ args }) {
    const editor = await enter('3', 'hours');
    await userEvent.clear(editor);
    await userEvent.type(editor, '1e');
    await expect(editor).toHaveValue('1');
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('“1e” is not a number'));
    await expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('“1e” is not a number');
    await userEvent.type(editor, '4');
    await expect(newest(args).hours).toBe(14);
    await expect(screen.getByRole('tooltip')).toHaveTextContent('“1e” is not a number');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Every digit is taken. What has too many of them stays as it was typed and is marked; digits that no number holds count as nothing. */
export const TooManyDigits: Story = {
  async play({ args, canvas }) {
    for (const [text, value, reason] of [
      ['1.255', 1.255, 'At most 2 decimals'],
      ['9007199254740993', '9007199254740993', 'Has more digits than can be kept exactly'],
      ['99999999999999.99', '99999999999999.99', 'Has more digits than can be kept exactly'],
    ] as const) {
      await typeInto('3', 'hours', text);
      await userEvent.tab();
      await expect(newest(args).hours).toBe(value);
      await waitFor(() => expect(cellOf('3', 'hours')).toHaveAccessibleDescription(reason));
      await expect(await enter('3', 'hours')).toHaveValue(text.includes('.') ? text : `${text}.00`);
    }
    await expect(document.querySelector('[data-statistic]')).toHaveTextContent('Total2.60');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(newest(args).hours).not.toBe('99999999999999.99'));
    await typeInto('3', 'hours', '1.25');
    await userEvent.tab();
    await waitFor(() => expect(cellOf('3', 'hours')).not.toHaveAttribute('aria-invalid'));
    await typeInto('3', 'order', '2.5');
    await userEvent.tab();
    await waitFor(() => expect(cellOf('3', 'order')).toHaveAccessibleDescription('Enter a whole number'));
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** Sum and average are exact in decimals; empty cells do not count. */
export const SumAndAverage: Story = {
  async play() {
    const figures = () => [...document.querySelectorAll('[data-statistic]')].map((row) => row.textContent);
    await waitFor(() => expect(figures()).toEqual(['Total2.80', 'Average0.93']));
    await typeInto('1', 'hours', '');
    await waitFor(() => expect(figures()).toEqual(['Total0.30', 'Average0.15']));
  },
};

const large: Hours[] = [
  { id: '1', order: 1001, hours: 1234.5 },
  { id: '2', order: 12000, hours: 1234567.5 },
];

/** Tab selects all of a number, a press puts the caret where it hits: with grouped cells at rest, and with open ones. */
const withRealKeys = (language: Language, editing: 'always' | 'click'): Story => ({
  globals: { language },
  args: { rows: large, editing },
  async play({ args }) {
    const hands = globalThis.storyHands;
    await waitFor(() => expect(cellOf('2', 'hours')).toBeVisible());
    if (!hands) return;
    const { decimal } = numberMarks(language);
    const editor = () => document.activeElement as HTMLInputElement;
    const selected = () => editor().value.slice(editor().selectionStart!, editor().selectionEnd!);
    const changed = () => (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall![0] as Hours[];
    const press = async (rowId: string, column: string, behind: number) => {
      const cell = cellOf(rowId, column);
      const { right, top, height } = (cell.querySelector('input') ?? cell).getBoundingClientRect();
      await hands.click(right - 12 - behind * 7, top + height / 2);
      await waitFor(() => expect(cell.contains(editor())).toBe(true));
    };

    await press('1', 'order', 0);
    await hands.press('{Tab}{Tab}');
    await waitFor(() => expect(cellOf('1', 'hours').contains(editor())).toBe(true));
    if (editing === 'click') await hands.press('{F2}');
    else await expect(selected()).toBe(`1234${decimal}50`);
    await hands.press('{Shift>}{Tab}{Tab}{/Shift}3');
    await hands.press('{Tab}');
    await expect(changed()[0]!.order).toBe(3);

    // Between digits of the open editor, as far from its end as from the end of the number.
    await press('2', 'hours', 4);
    const [before, caret] = [editor().value, editor().selectionStart!];
    await expect(editor().selectionEnd).toBe(caret);
    await expect(caret).toBeGreaterThan(0);
    await expect(caret).toBeLessThan(before.length);
    await expect(before).toBe(`1234567${decimal}50`);
    const { x, y } = caretPoint(editor(), 3);
    await hands.click(x, y);
    await hands.press('98');
    await expect(editor().value).toBe(`123984567${decimal}50`);
    await hands.press('x');
    await expect([editor().value, editor().selectionStart]).toEqual([`123984567${decimal}50`, 5]);
    await hands.press('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}x');
    await expect(selected()).toBe('98');
    await hands.press('{Tab}');
    await expect(changed()[1]!.hours).toBe(123984567.5);
  },
});

export const RealKeysChinese = withRealKeys('zh-cn', 'always');
export const RealKeysEnglish = withRealKeys('en', 'click');
export const RealKeysSpanish = withRealKeys('es', 'always');
export const RealKeysRussian = withRealKeys('ru', 'click');
export const RealKeysFrench = withRealKeys('fr', 'always');
export const RealKeysPortuguese = withRealKeys('pt', 'click');
