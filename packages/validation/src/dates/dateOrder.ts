/** Order of day and month in an ambiguous date such as 03/04/2026. */
export type DateOrder = 'dayFirst' | 'monthFirst';

const known = new Map<string, DateOrder>();

/** The order in which a region writes day and month. @param tag BCP 47 tag: `en-GB` */
export function dateOrderOf(tag: string): DateOrder {
  let order = known.get(tag);
  if (order === undefined) {
    const parts = new Intl.DateTimeFormat(tag).formatToParts(new Date(2026, 0, 2)).map(({ type }) => type);
    order = parts.indexOf('month') < parts.indexOf('day') ? 'monthFirst' : 'dayFirst';
    known.set(tag, order);
  }
  return order;
}

/** A day with its year last, alone or before a time. Dates with points are left out: in these the day is always first. */
const yearLast = /^\s*(\d{1,2})([-/])(\d{1,2})\2(?:\d{4}|\d{2})(?=$|[\sT])/;

/**
 * Order of day and month in the texts, inferred from unambiguous ones such as 24/12/2026. Undefined if there are none, or if they
 * contradict each other.
 */
export function dateOrderIn(texts: Iterable<string>): DateOrder | undefined {
  const found = new Set<DateOrder>();
  for (const text of texts) {
    const [, first, , second] = yearLast.exec(text) ?? [];
    const [a, b] = [Number(first), Number(second)];
    if (a > 12 && b <= 12) found.add('dayFirst');
    if (b > 12 && a <= 12) found.add('monthFirst');
  }
  return found.size === 1 ? [...found][0] : undefined;
}
