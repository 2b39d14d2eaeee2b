import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Held } from '../EditableTable.fixtures.tsx';
import { computedColumn, dateColumn, numberColumn, readOnlyColumn, textColumn } from '../index.ts';

interface Line {
  id: string;
  code: string;
  name: string;
  qty: number | null;
  price: number | null;
  due: string | null;
  note: string;
}

const columns = [
  readOnlyColumn<Line>({ key: 'code', title: 'Code', frozen: 'left', tooLong: 'whole' }),
  readOnlyColumn<Line>({ key: 'name', title: 'Name', frozen: 'left', tooLong: 'wrap' }),
  numberColumn<Line>({ key: 'qty', title: 'Qty', width: 40, precision: 0 }),
  computedColumn<Line>({ key: 'amount', title: 'Amount', width: 40, precision: 2, statistics: true, value: (row) => (row.qty ?? 0) * (row.price ?? 0) }),
  dateColumn<Line>({ key: 'due', title: 'Due', readOnly: true }),
  readOnlyColumn<Line>({ key: 'none', title: 'Empty', width: 300 } as never),
  textColumn<Line>({ key: 'note', title: 'Note' }),
];
const lines: Line[] = [1, 2, 3].map((number) => ({
  id: String(number),
  code: `PT-000-${number}-LONG-CODE`,
  name: 'Hydraulic pump of the front loader with its seals and hoses',
  qty: 1000 * number,
  price: 5432.5,
  due: '2026-03-04',
  note: 'Short',
}));

const meta = {
  title: 'EditableTable/Widths by values',
  render: () => <Held label="Parts" rows={lines} columns={columns} fitColumns />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const cellOf = (root: HTMLElement, column: string): HTMLElement => root.querySelector<HTMLElement>(`[data-column="${column}"]`)!;
const isCut = (element: Element): boolean =>
  [element, ...element.querySelectorAll('*')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0);

export const WholeValues: Story = {
  async play({ canvasElement }) {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Parts' });
    for (const column of ['code', 'amount', 'due']) await expect(isCut(cellOf(grid, column)), column).toBe(false);
    const sums = grid.querySelector<HTMLElement>('[data-statistic="sum"]')!;
    await expect(within(sums).getByText('32,595,000.00')).toBeVisible();
    for (const cell of sums.children) await expect(isCut(cell)).toBe(false);
    // An empty column is as wide as its heading.
    await expect(cellOf(grid, 'none').offsetWidth).toBeLessThan(100);
  },
};

/** A name that is too long for one line has further ones. */
export const NamesWrap: Story = {
  async play({ canvasElement }) {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Parts' });
    const name = cellOf(grid, 'name').firstElementChild!;
    await expect(name.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  },
};

/** Who types a larger number sees it and the sum as a whole once the keys rest. */
export const GrowsWithWhatIsTyped: Story = {
  async play({ canvasElement }) {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Parts' });
    const sums = (): HTMLElement => grid.querySelector<HTMLElement>('[data-statistic="sum"]')!;
    await userEvent.click(cellOf(grid, 'qty'));
    await userEvent.keyboard('{Control>}a{/Control}123456789012');
    await within(sums()).findByText(/^670,/);
    await waitFor(() => expect([...sums().children].some(isCut)).toBe(false));
  },
};

/** Beside columns that keep their width the sums have their ground, too: no row is seen through it. */
export const SumsAreOpaque: Story = {
  render: () => (
    <div style={{ width: 700 }}>
      <Held label="Parts" rows={lines} columns={columns.filter(({ key }) => ['code', 'amount'].includes(key))} />
    </div>
  ),
  async play({ canvasElement }) {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Parts' });
    const sums = grid.querySelector<HTMLElement>('[data-statistic="sum"]')!;
    await expect(getComputedStyle(sums).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

/** On a phone the code stays in view, and leaves room for the others. */
export const OnAPhone: Story = {
  render: () => (
    <div style={{ width: 358 }}>
      <Held label="Parts" rows={lines} columns={columns.slice(1)} fitColumns />
    </div>
  ),
  async play({ canvasElement }) {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Parts' });
    await expect(cellOf(grid, 'name').offsetWidth).toBeLessThanOrEqual(grid.clientWidth * 0.45);
    await expect(isCut(cellOf(grid, 'amount'))).toBe(false);
  },
};
