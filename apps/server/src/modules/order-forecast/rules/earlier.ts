/** What an earlier forecast says of the months of a later one: frozen months, comparison, copies, lead times. Pure. */
import type { Coded, InvalidField } from '../../../shared/refusal/refusal.ts';
import { monthFields, type MonthField, type OrderForecastLine } from '../tables.ts';
import { type BaseMonth, firstDay, forecastMonths, monthsBetween, monthsLater, monthText } from './months.ts';
import { addDays } from '../../../shared/calendarDate.ts';

type LineKey = Pick<OrderForecastLine, 'fourthProductCode' | 'configRemark'>;
export type LineMonths = LineKey & Pick<OrderForecastLine, MonthField>;

/** A model is named with its configuration. */
export const keyOf = ({ fourthProductCode, configRemark }: LineKey): string => `${fourthProductCode}\n${configRemark ?? ''}`;

export const quantitiesOf = (line: Pick<OrderForecastLine, MonthField>): number[] => monthFields.map((field) => line[field]);

/** The last forecast before another one that the maker has passed. */
export interface Earlier {
  id: string;
  base: BaseMonth;
  /** By `keyOf`. */
  lines: ReadonlyMap<string, LineMonths>;
}

/** What it said of the twelve months that begin with a base month; null for months that it does not reach. */
export function saidOf(earlier: Earlier | null, base: BaseMonth, key: string): (number | null)[] {
  const line = earlier?.lines.get(key);
  const shift = earlier === null ? forecastMonths : monthsBetween(earlier.base, base);
  return monthFields.map((_, at) => {
    const field = monthFields[at + shift];
    return field === undefined ? null : (line?.[field] ?? 0);
  });
}

/** How many months of a base month must be as the earlier one said. @param frozenMonths parameter `forecast.frozenMonths` */
export const frozenCount = (earlier: Earlier | null, base: BaseMonth, frozenMonths: number): number =>
  earlier === null ? 0 : Math.max(0, Math.min(frozenMonths, forecastMonths - monthsBetween(earlier.base, base)));

export interface Frozen {
  earlier: Earlier | null;
  base: BaseMonth;
  frozenMonths: number;
}

/** Frozen months of lines that say something else (E-402). */
export function changedFrozen(lines: readonly LineMonths[], { earlier, base, frozenMonths }: Frozen): InvalidField[] {
  const count = frozenCount(earlier, base, frozenMonths);
  return lines.flatMap((line, index) => {
    const said = saidOf(earlier, base, keyOf(line));
    return monthFields
      .slice(0, count)
      .flatMap((field, at) =>
        line[field] === said[at] ? [] : [{ field, line: `lines[${index}]`, code: 'E-402', params: { m: monthText(monthsLater(base, at)) } }],
      );
  });
}

/**
 * Frozen quantities whose line is missing (E-402).
 * @param nameOf the model in the user's language; null where the dealer may no longer sell it, so that it can only be missing
 */
export function missingFrozen(lines: readonly LineKey[], { earlier, base, frozenMonths }: Frozen, nameOf: (code: string) => string | null): InvalidField[] {
  const count = frozenCount(earlier, base, frozenMonths);
  const present = new Set(lines.map(keyOf));
  return [...(earlier?.lines ?? [])].flatMap(([key, line]) => {
    const name = nameOf(line.fourthProductCode);
    if (present.has(key) || name === null) return [];
    const said = saidOf(earlier, base, key);
    const at = said.findIndex((quantity, month) => month < count && (quantity ?? 0) > 0);
    if (at === -1) return [];
    const product = line.configRemark === null ? name : `${name} · ${line.configRemark}`;
    return [{ field: 'lines', code: 'E-402', textKey: 'orderForecast.missing', params: { product, m: monthText(monthsLater(base, at)), n: said[at] ?? 0 } }];
  });
}

/** The lines of an earlier forecast for a later base month: each month where it belongs, 0 at the end. */
export const shifted = <Line extends LineMonths>(line: Line, months: number): Line => ({
  ...line,
  ...Object.fromEntries(monthFields.map((field, at) => [field, line[monthFields[at + months] ?? field] * (at + months < forecastMonths ? 1 : 0)])),
});

/** So many models are named in a warning. */
const mostNamed = 20;

/**
 * Quantities that are raised in months which begin before they can be delivered (W-409): one warning for all models with the same months.
 * @param today where the dealer is
 */
export function withinLeadTime(
  lines: readonly LineMonths[],
  { earlier, base, today }: { earlier: Earlier | null; base: BaseMonth; today: string },
  modelOf: (code: string) => { name: string; leadDays: number | null },
): Coded[] {
  const found = new Map<string, { month: string; n: number; products: string[] }>();
  for (const line of lines) {
    const { name, leadDays } = modelOf(line.fourthProductCode);
    if (leadDays === null) continue;
    const said = saidOf(earlier, base, keyOf(line));
    const from = addDays(today, leadDays);
    const months = monthFields.flatMap((field, at) => {
      const month = monthsLater(base, at);
      return firstDay(month) < from && line[field] > (said[at] ?? 0) ? [monthText(month)] : [];
    });
    if (months.length === 0) continue;
    const month = months.join(', ');
    const same = found.get(`${month}/${leadDays}`) ?? { month, n: leadDays, products: [] };
    if (!same.products.includes(name)) same.products.push(name);
    found.set(`${month}/${leadDays}`, same);
  }
  return [...found.values()].map(({ month, n, products }) => ({
    code: 'W-409',
    params: { product: products.length > mostNamed ? `${products.slice(0, mostNamed).join(', ')} … (${products.length})` : products.join(', '), month, n },
  }));
}
