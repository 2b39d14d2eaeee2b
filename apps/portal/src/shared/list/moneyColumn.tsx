import { type Column, formatMoney, Money } from '@harrow/ui';

interface MoneyColumn<Row> extends Pick<Column<Row>, 'title' | 'sortable' | 'defaultHidden'> {
  /** Field of the amount, also the column's key. */
  amount: keyof Row & string;
  /** Field that names its currency. */
  currency: keyof Row & string;
  /** The deciding amount of a row. */
  strong?: boolean;
}

/** Heading of a column whose amounts share one currency, with the currency behind it, once known. */
export const amountTitle = (title: string, currency: string): string => (currency ? `${title} (${currency})` : title);

/** A column of amounts, each with its currency: sums in a list may be of several. */
export const moneyColumn = <Row extends object>({ amount, currency, strong, ...column }: MoneyColumn<Row>): Column<Row> => ({
  ...column,
  key: amount,
  align: 'right',
  kind: 'money',
  text: (row, { language }) => formatMoney(row[amount] as number | null | undefined, (row[currency] as string | null | undefined) ?? undefined, language),
  render: (row) => (
    <Money amount={row[amount] as number | null | undefined} currency={(row[currency] as string | null | undefined) ?? undefined} strong={strong} />
  ),
});
