import { isNumberText } from './values/compareDecimals.ts';
import { addDays, addSecond, isDay, isMoment } from './values/days.ts';
import { comparesFields } from './fieldComparison.ts';
import type { Condition } from './query.ts';
import { QueryError } from './QueryError.ts';
import { type Comparison, isComparison, isLikeRule, type LikeRule } from './rules.ts';

/** Comparison of a column's values. */
export type ColumnKind = 'text' | 'number' | 'date' | 'timestamp';

/** A span of time without a zone, `YYYY-MM-DD HH:mm:ss`: `start` belongs to it, `end` does not. */
export interface Span {
  start: string;
  end: string;
}

/**
 * One condition on one value, checked and free of the wire's ambiguities. Evaluation on rows and SQL are both
 * made from this, so that they cannot differ in what a rule means. Null holds for none of them but `empty`.
 */
export type Predicate =
  | { test: 'text'; comparison: Comparison; value: string }
  | { test: 'textIn'; values: readonly string[] }
  | { test: 'like'; rule: LikeRule; value: string }
  | { test: 'number'; comparison: Comparison; value: string }
  | { test: 'numberIn'; values: readonly string[] }
  | { test: 'time'; comparison: Comparison; span: Span }
  | { test: 'timeIn'; spans: readonly Span[] }
  | { test: 'empty'; not: boolean };

/**
 * Reads a condition for a column. One that compares two fields (`valueSource`) asks more than one value: it is an unknown rule here.
 * @throws QueryError unknownRule, notANumber, notADate, textOnlyRule
 */
export function toPredicate(condition: Condition, kind: ColumnKind): Predicate {
  const { field, rule, val, type } = condition;
  if (comparesFields(condition)) throw new QueryError('unknownRule', { rule, field, valueSource: 'field' });
  if (rule === 'empty' || rule === 'not_empty') return { test: 'empty', not: rule === 'not_empty' };
  // One that nobody has resolved: the value says which it is.
  if (rule === 'period') throw new QueryError('unknownRule', { rule: `period ${val}` });
  if (rule !== 'in' && !isComparison(rule) && !isLikeRule(rule)) throw new QueryError('unknownRule', { rule });
  if (isLikeRule(rule)) {
    if (kind !== 'text') throw new QueryError('textOnlyRule', { field, rule });
    return { test: 'like', rule, value: val };
  }
  const items = val.split(',');
  switch (kind) {
    case 'text':
      return rule === 'in' ? { test: 'textIn', values: items.filter((item) => item !== '') } : { test: 'text', comparison: rule, value: val };
    case 'number':
      return rule === 'in'
        ? { test: 'numberIn', values: given(items).map((item) => numberIn(field, item)) }
        : { test: 'number', comparison: rule, value: numberIn(field, val) };
    case 'date':
    case 'timestamp':
      return rule === 'in'
        ? { test: 'timeIn', spans: given(items).map((item) => spanOf(field, item, type)) }
        : { test: 'time', comparison: rule, span: spanOf(field, val, type) };
  }
}

const given = (items: readonly string[]): string[] => items.map((item) => item.trim()).filter((item) => item !== '');

function numberIn(field: string, text: string): string {
  const value = text.trim();
  if (!isNumberText(value)) throw new QueryError('notANumber', { field, value: text });
  return value;
}

/** A day is the whole of it; a moment is its second. Without a type the length of the text tells which. */
function spanOf(field: string, text: string, type: string | undefined): Span {
  const value = text.trim();
  const wholeDay = type === 'date' || (type !== 'datetime' && value.length === 10);
  if (!(wholeDay ? isDay(value) : isMoment(value))) throw new QueryError('notADate', { field, value: text });
  return wholeDay ? { start: `${value} 00:00:00`, end: `${addDays(value, 1)} 00:00:00` } : { start: value, end: addSecond(value) };
}
