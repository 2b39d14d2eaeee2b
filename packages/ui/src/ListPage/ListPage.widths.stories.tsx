import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDate } from '../DateText/formatDate.ts';
import { formatMoney } from '../Money/formatNumber.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { claimList, HeldList } from './HeldList.fixtures.tsx';
import { type Claim, claimColumns, claims } from './ListPage.fixtures.tsx';
import { ListPage } from './ListPage.tsx';
import type { ListPageProps } from './ListPage.types.ts';
import type { Column } from './model/columns.ts';

const measures: Readonly<Record<string, Partial<Column<Claim>>>> = {
  claimNo: { kind: 'code' },
  status: { kind: 'tag', text: ({ status }) => status.replace('_', ' ') },
  vin: { kind: 'copied', text: ({ vin }) => vin },
  totalAmount: { kind: 'money', text: ({ totalAmount, currency }, { language }) => formatMoney(totalAmount, currency, language) },
  failureDate: { kind: 'date', text: ({ failureDate }, locale) => formatDate(failureDate, locale) },
  createTime: { kind: 'date', text: ({ createTime }, locale) => formatDate(createTime, locale) },
};

/** Columns that name no width. */
const columns = claimColumns
  .filter(({ key }) => key !== 'status')
  .map(({ width: _width, ...column }): Column<Claim> => ({ ...column, ...measures[column.key] }));

const meta: Meta<ListPageProps<Claim>> = {
  title: 'Lists/ListPage/Widths',
  component: ListPage<Claim>,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { ...claimList, columns, rows: { ...claimList.rows, preview: true } },
  render: (args) => <HeldList {...args} />,
};
export default meta;
type Story = StoryObj<ListPageProps<Claim>>;

const cellsOf = (canvasElement: HTMLElement): HTMLElement[] => [...canvasElement.querySelectorAll<HTMLElement>('td[data-kind]')];
const isCut = (cell: HTMLElement): boolean => cell.scrollWidth > cell.clientWidth;
const boxOf = (canvasElement: HTMLElement): HTMLElement => canvasElement.querySelector<HTMLElement>('table')!.parentElement!;

/** Numbers, amounts, dates and codes are read in whole; of all cells at most 3 % are cut, and where there is room none is. */
export const ByContent: Story = {
  render: (args) => (
    <div style={{ width: 1600 }}>
      <HeldList {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(claims[0]!.claimNo);
    await expect(cellsOf(canvasElement).filter(isCut)).toEqual([]);
    const box = boxOf(canvasElement);
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};

/** Without room for all columns (here on a desktop) the list scrolls instead of truncating. */
export const Narrow: Story = {
  // Texts that begin with less than all the room they may have.
  args: { data: { records: claims.slice(0, 10).map((claim) => ({ ...claim, fault: claim.fault.slice(0, 36) })) } },
  render: (args) => (
    <div style={{ width: 800 }}>
      <HeldList {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(claims[0]!.claimNo);
    const cells = cellsOf(canvasElement);
    await expect(cells.filter((cell) => isCut(cell) && cell.dataset['kind'] !== 'text')).toEqual([]);
    await expect(cells.filter(isCut).length).toBeLessThanOrEqual(cells.length * 0.03);
    await expect(boxOf(canvasElement).scrollWidth).toBeGreaterThan(800);
  },
};

/** A tablet leaves out the last texts, says how many, and shows them when it is asked to. */
export const Tablet: Story = {
  render: (args) => (
    <div style={{ width: 660 }}>
      <HeldList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More columns: +2 (Dealer, Fault)' });
    await expect(more).toHaveTextContent('+2');
    await expect(canvas.queryByRole('columnheader', { name: 'Fault' })).toBeNull();
    await userEvent.click(more);
    await expect(canvas.getByRole('columnheader', { name: 'Fault' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer columns' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Fault' })).toBeNull());
  },
};
