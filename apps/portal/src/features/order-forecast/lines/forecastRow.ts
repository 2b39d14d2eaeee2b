/** Lines of a forecast as they are written and compared. Pure. */
import type { ForecastProduct, OrderForecast } from '@harrow/api-client';
import { newRowId } from '../../../documents/form/rowId.ts';

/** Month 1 is the base month. */
export const monthFields = [
  'm1_target',
  'm2_target',
  'm3_target',
  'm4_target',
  'm5_target',
  'm6_target',
  'm7_target',
  'm8_target',
  'm9_target',
  'm10_target',
  'm11_target',
  'm12_target',
] as const;
export type MonthField = (typeof monthFields)[number];

/** A line as it is being written; what follows from its model is there once it was saved. */
export interface ForecastRow extends Readonly<Record<MonthField, number | null>> {
  readonly id: string;
  readonly fourthProductCode: string | null;
  readonly configRemark: string | null;
  readonly lineRemark: string | null;
  readonly fourthProductName?: string | null;
  readonly secondProduct?: string | null;
  readonly secondProductName?: string | null;
  readonly lastYear?: readonly number[];
  readonly lastYearQty?: number | null;
  readonly stockQty?: number | null;
  readonly openOrderQty?: number | null;
}

const noMonths = Object.fromEntries(monthFields.map((field) => [field, null])) as Record<MonthField, null>;

export const newRow = (id: string = newRowId(), fourthProductCode: string | null = null): ForecastRow => ({
  id,
  fourthProductCode,
  configRemark: null,
  lineRemark: null,
  ...noMonths,
});

/** Codes are compared as the server does: without regard to case, and to blanks around them. */
export const codeKey = (code: string | null | undefined): string => (code ?? '').trim().toUpperCase();
const rowKey = ({ fourthProductCode, configRemark }: Pick<ForecastRow, 'fourthProductCode' | 'configRemark'>): string =>
  `${codeKey(fourthProductCode)}\n${(configRemark ?? '').trim()}`;

export type ModelsByCode = ReadonlyMap<string, ForecastProduct>;

/** What a forecast shows of a model. */
export interface ModelFacts {
  name: string;
  secondProductName: string;
  lastYear: readonly number[];
  lastYearQty: number | null;
  stockQty: number | null;
  openOrderQty: number | null;
}

const total = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The model of a line: as the server has just said, else as the line was read. */
export function modelOf(row: ForecastRow, models: ModelsByCode): ModelFacts {
  const found = models.get(codeKey(row.fourthProductCode));
  if (found)
    return {
      name: found.text,
      secondProductName: found.secondProductName,
      lastYear: found.lastYear,
      lastYearQty: total(found.lastYear),
      stockQty: found.stockQty,
      openOrderQty: found.openOrderQty,
    };
  return {
    name: row.fourthProductName ?? '',
    secondProductName: row.secondProductName ?? '',
    lastYear: row.lastYear ?? [],
    lastYearQty: row.lastYearQty ?? null,
    stockQty: row.stockQty ?? null,
    openOrderQty: row.openOrderQty ?? null,
  };
}

/** A quantity as typed: an empty one counts as 0, and what is no number not at all. */
const quantityOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const rowTotal = (row: ForecastRow): number => total(monthFields.map((field) => quantityOf(row[field])));

/** Machines of each month, by product line. */
export function byProductLine(rows: readonly ForecastRow[], models: ModelsByCode): ReadonlyMap<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const row of rows) {
    const name = modelOf(row, models).secondProductName;
    if (name === '') continue;
    const sums = lines.get(name) ?? monthFields.map(() => 0);
    lines.set(
      name,
      sums.map((sum, at) => sum + quantityOf(row[monthFields[at]!])),
    );
  }
  return lines;
}

/** What the forecast before said of the months of this one. */
export interface Before {
  /** By the key of a line; null for months that it does not reach. */
  quantities: ReadonlyMap<string, readonly (number | null)[]>;
}

/** @param months those of the forecast that is written */
export function beforeOf(earlier: Pick<OrderForecast, 'months' | 'lines'> | undefined, months: readonly string[]): Before | undefined {
  if (!earlier) return undefined;
  const places = months.map((month) => earlier.months.indexOf(month));
  return {
    quantities: new Map(earlier.lines.map((line) => [rowKey(line), places.map((at) => (at === -1 ? null : line[monthFields[at]!]))] as const)),
  };
}

/** The forecast before knows nothing of the line. */
export const isNewLine = (row: ForecastRow, before: Before | undefined): boolean =>
  before !== undefined && codeKey(row.fourthProductCode) !== '' && !before.quantities.has(rowKey(row));

/** So much of the quantity before is a large change. */
const largeShare = 0.3;

export interface Difference {
  /** Machines more, or less when negative. */
  by: number;
  isLarge: boolean;
}

/** How much a month differs from what the forecast before said; undefined where it said nothing, or the same. */
export function differenceOf(row: ForecastRow, at: number, before: Before | undefined): Difference | undefined {
  const said = before?.quantities.get(rowKey(row))?.[at];
  if (said === null || said === undefined) return undefined;
  const by = quantityOf(row[monthFields[at]!]) - said;
  return by === 0 ? undefined : { by, isLarge: Math.abs(by) > said * largeShare };
}

/** What is still to be typed: no month holds anything. */
const isUnfilled = (row: ForecastRow): boolean => monthFields.every((field) => row[field] === null || row[field] === 0);

/**
 * The rows with what was delivered a year earlier; frozen months as the forecast before said.
 * @param chosen these rows; none: those that hold nothing yet
 */
export function filledFromLastYear(
  rows: readonly ForecastRow[],
  { chosen, models, frozen, before }: { chosen: readonly string[]; models: ModelsByCode; frozen: number; before: Before | undefined },
): { rows: readonly ForecastRow[]; filled: number } {
  const wanted = new Set(chosen);
  let filled = 0;
  const next = rows.map((row) => {
    const { lastYear } = modelOf(row, models);
    if (lastYear.length === 0 || (wanted.size > 0 ? !wanted.has(row.id) : !isUnfilled(row))) return row;
    filled += 1;
    const said = before?.quantities.get(rowKey(row)) ?? [];
    return { ...row, ...Object.fromEntries(monthFields.map((field, at) => [field, (at < frozen ? said[at] : lastYear[at]) ?? 0])) };
  });
  return { rows: filled === 0 ? rows : next, filled };
}

/**
 * The rows with the quantity of a month in all later ones that are not frozen.
 * @param chosen these rows; none: all
 */
export function copiedToTheRight(
  rows: readonly ForecastRow[],
  { chosen, from, frozen }: { chosen: readonly string[]; from: number; frozen: number },
): readonly ForecastRow[] {
  const wanted = new Set(chosen);
  const later = monthFields.slice(Math.max(from + 1, frozen));
  return rows.map((row) => {
    if (wanted.size > 0 && !wanted.has(row.id)) return row;
    const quantity = row[monthFields[from]!];
    return { ...row, ...Object.fromEntries(later.map((field) => [field, quantity])) };
  });
}
