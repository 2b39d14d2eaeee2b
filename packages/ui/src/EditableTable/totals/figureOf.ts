import type { Statistic } from '../columnModel/column.ts';
import type { CellLocale, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { Totals } from './totals.ts';

/** A sum or an average as it is shown; empty where there is none. */
export function figureOf<Row>(totals: Totals, { key, toTotal }: EditableColumn<Row>, statistic: Statistic, locale: CellLocale): string {
  const figure = statistic === 'sum' ? totals.total(key) : totals.average(key);
  return figure && toTotal ? toTotal(figure, locale) : figure;
}
