import { addDays } from './days.ts';
import type { ColumnKind, Span } from '../predicate.ts';
import type { Comparison } from '../rules.ts';

/** A moment `YYYY-MM-DD HH:mm:ss` that a value has reached (`ge`), or has not (`lt`). */
export interface Bound {
  comparison: 'ge' | 'lt';
  moment: string;
}

/** The bounds that a comparison with a span of time asks for: all of them, of `ne` any. */
export function spanBounds(comparison: Comparison, { start, end }: Span): readonly [Bound, ...Bound[]] {
  const bounds: Readonly<Record<Comparison, readonly [Bound, ...Bound[]]>> = {
    eq: [from(start), before(end)],
    ne: [before(start), from(end)],
    gt: [from(end)],
    ge: [from(start)],
    lt: [before(start)],
    le: [before(end)],
  };
  return bounds[comparison];
}
const from = (moment: string): Bound => ({ comparison: 'ge', moment });
const before = (moment: string): Bound => ({ comparison: 'lt', moment });

/** A bound of a column of days, which count as their first second: the first day that has reached the moment. */
export const dayBound = (moment: string): string => (moment.endsWith(' 00:00:00') ? moment.slice(0, -9) : addDays(moment.slice(0, -9), 1));

/**
 * A bound as a text to which values kept as texts (`YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`, years 1 to 9999) compare letter by letter.
 * The year 10000, with which the last day of 9999 ends, becomes a text behind all of them.
 */
export function textBound(moment: string, kind: ColumnKind): string {
  const text = kind === 'date' ? dayBound(moment) : moment;
  return text.indexOf('-') > 4 ? '9999-12-32' : text;
}
