import { multiply, sum } from '@harrow/validation';
import { newRowId } from '../../../documents/form/rowId.ts';

/** A line as it is being written. `id` is temporary until the line is saved. */
export interface OrderRow {
  readonly id: string;
  readonly fourthProduct: string | null;
  readonly qty: number | null;
  /** Null: the list price. */
  readonly unitPrice: number | null;
  readonly config: string | null;
  readonly color: string | null;
  readonly materialCode: string | null;
  readonly remark: string | null;
}

export const newRow = (id: string = newRowId()): OrderRow => ({
  id,
  fourthProduct: null,
  qty: null,
  unitPrice: null,
  config: null,
  color: null,
  materialCode: null,
  remark: null,
});

/** List prices by the code of the model; null: not maintained. */
export type Prices = ReadonlyMap<string, number | null>;

export const listPriceOf = ({ fourthProduct }: Pick<OrderRow, 'fourthProduct'>, prices: Prices): number | null =>
  fourthProduct === null ? null : (prices.get(fourthProduct) ?? null);

/** Amount of a line; null while quantity or price are unknown. */
export function amountOf(row: Pick<OrderRow, 'fourthProduct' | 'qty' | 'unitPrice'>, prices: Prices): number | null {
  const price = row.unitPrice ?? listPriceOf(row, prices);
  return row.qty === null || price === null ? null : multiply([row.qty, price]);
}

/** Amount of an order and its deposit, as far as they are known. */
export function totalsOf(rows: readonly OrderRow[], prices: Prices, depositRatio: number | null): { units: number; amount: number; deposit: number | null } {
  const amount = sum(rows.map((row) => amountOf(row, prices) ?? 0));
  return {
    units: rows.reduce((units, { qty }) => units + (qty ?? 0), 0),
    amount,
    deposit: depositRatio === null ? null : multiply([amount, depositRatio, 0.01]),
  };
}
