import { compareDecimals } from './compareDecimals.ts';
import { compareTexts, simpleLowerCase } from './compareTexts.ts';
import { type ColumnKind, type Predicate, type Span, toPredicate } from './predicate.ts';
import { type Condition, isGroup, type QueryGroup, toMatchType } from './query.ts';
import { QueryError } from './QueryError.ts';
import { refuseMalformed } from './refuseMalformed.ts';
import { asksForSomething } from './asking.ts';
import type { Comparison } from './rules.ts';

/** Types of columns as databases name them. Values of `bigint` and `numeric` may be texts, dates are `YYYY-MM-DD`, timestamps `YYYY-MM-DD HH:mm:ss`. */
export type ColumnType = 'text' | 'int' | 'numeric' | 'bigint' | 'date' | 'timestamp';

export const kindOf: Readonly<Record<ColumnType, ColumnKind>> = {
  text: 'text',
  int: 'number',
  numeric: 'number',
  bigint: 'number',
  date: 'date',
  timestamp: 'timestamp',
};

type Row = Readonly<Record<string, unknown>>;
type Test = (row: Row) => boolean;

export interface EvaluateOptions {
  /** The columns that may be asked about. */
  columns: Readonly<Record<string, ColumnType>>;
  /** `or`: any condition is enough; anything else: all must hold. */
  matchType?: string;
}

/**
 * The rows that conditions leave, in their order; all rows when nothing is asked.
 * @throws QueryError for an unknown field or rule, a malformed number or date, or what is no query at all: never a wider result
 */
export function evaluateConditions<Item extends object>(
  rows: readonly Item[],
  conditions: readonly Condition[],
  { columns, matchType }: EvaluateOptions,
): Item[] {
  return evaluateQuery(rows, { match: toMatchType(matchType), items: conditions }, columns);
}

/** The same for groups within groups. Periods and between must have been resolved (`resolveQuery`). */
export function evaluateQuery<Item extends object>(rows: readonly Item[], query: QueryGroup, columns: Readonly<Record<string, ColumnType>>): Item[] {
  refuseMalformed(query);
  const test = groupTest(query, columns);
  return test ? rows.filter((row) => test(row as Row)) : [...rows];
}

/** Undefined when the group asks for nothing. */
function groupTest({ match, items }: QueryGroup, columns: Readonly<Record<string, ColumnType>>): Test | undefined {
  const tests = items.flatMap((item) => {
    const test = isGroup(item) ? groupTest(item, columns) : asksForSomething(item) ? lineTest(item, columns) : undefined;
    return test ? [test] : [];
  });
  if (tests.length === 0) return undefined;
  return match === 'or' ? (row) => tests.some((test) => test(row)) : (row) => tests.every((test) => test(row));
}

function lineTest(condition: Condition, columns: Readonly<Record<string, ColumnType>>): Test {
  const { field } = condition;
  const type = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (type === undefined) throw new QueryError('unknownField', { field });
  const holds = valueTest(toPredicate(condition, kindOf[type]));
  return (row) => holds(row[field]);
}

function valueTest(predicate: Predicate): (value: unknown) => boolean {
  if (predicate.test === 'empty') return (value) => (value === null || value === undefined || value === '') !== predicate.not;
  const holds = presentTest(predicate);
  return (value) => value !== null && value !== undefined && holds(value as string | number);
}

/** Tests of a value that is not null. */
function presentTest(predicate: Exclude<Predicate, { test: 'empty' }>): (value: string | number) => boolean {
  switch (predicate.test) {
    case 'text':
      return (value) => compares(predicate.comparison, compareTexts(String(value), predicate.value));
    case 'textIn':
      return (value) => predicate.values.includes(String(value));
    case 'like': {
      const wanted = simpleLowerCase(predicate.value);
      const method = ({ like: 'includes', right_like: 'startsWith', left_like: 'endsWith' } as const)[predicate.rule];
      return (value) => simpleLowerCase(String(value))[method](wanted);
    }
    case 'number':
      return (value) => compares(predicate.comparison, compareDecimals(value, predicate.value));
    case 'numberIn':
      return (value) => predicate.values.some((wanted) => compareDecimals(value, wanted) === 0);
    case 'time':
      return (value) => comparesTime(predicate.comparison, toMoment(value), predicate.span);
    case 'timeIn':
      return (value) => predicate.spans.some((span) => comparesTime('eq', toMoment(value), span));
  }
}

const comparers: Readonly<Record<Comparison, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
};
/** NaN, of a value that is no number, holds for nothing. */
const compares = (comparison: Comparison, order: number): boolean => !Number.isNaN(order) && comparers[comparison](order);

function comparesTime(comparison: Comparison, moment: string, { start, end }: Span): boolean {
  const before = compareMoments(moment, start) < 0;
  const after = compareMoments(moment, end) >= 0;
  switch (comparison) {
    case 'eq':
      return !before && !after;
    case 'ne':
      return before || after;
    case 'gt':
      return after;
    case 'ge':
      return !before;
    case 'lt':
      return before;
    case 'le':
      return !after;
  }
}

/** A day counts as its first second. */
const toMoment = (value: string | number): string => {
  const text = String(value).replace('T', ' ');
  return text.includes(' ') ? text : `${text} 00:00:00`;
};
/** Years past 9999 have more digits than the others. */
const compareMoments = (a: string, b: string): number => a.indexOf('-') - b.indexOf('-') || compareTexts(a, b);
