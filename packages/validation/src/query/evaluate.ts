import { columnOf } from './columnOf.ts';
import { compareDecimals } from './values/compareDecimals.ts';
import { compareTexts, simpleLowerCase } from './values/compareTexts.ts';
import { comparesFields, type FieldComparison, toFieldComparison } from './fieldComparison.ts';
import { foldQuery } from './foldQuery.ts';
import { type ColumnKind, type Predicate, type Span, toPredicate } from './predicate.ts';
import { type Condition, type QueryGroup, toMatchType } from './query.ts';
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
  const test = foldQuery<Test>(query, {
    line: (condition) => lineTest(condition, columns),
    not: (part) => (row) => !part(row),
    group: (match, tests) => (match === 'or' ? (row) => tests.some((each) => each(row)) : (row) => tests.every((each) => each(row))),
  });
  return test ? rows.filter((row) => test(row as Row)) : [...rows];
}

function lineTest(condition: Condition, columns: Readonly<Record<string, ColumnType>>): Test {
  const { field } = condition;
  if (comparesFields(condition))
    return fieldsTest(
      field,
      toFieldComparison(condition, (name) => kindOf[columnOf(columns, name)]),
    );
  const holds = valueTest(toPredicate(condition, kindOf[columnOf(columns, field)]));
  return (row) => holds(row[field]);
}

function fieldsTest(field: string, { comparison, kind, other }: FieldComparison): Test {
  const order = orders[kind];
  const isPresent = (value: unknown): value is string | number => value !== null && value !== undefined;
  return (row) => {
    const [left, right] = [row[field], row[other]];
    return isPresent(left) && isPresent(right) && compares(comparison, order(left, right));
  };
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

/** Without the fractions of its second, as a moment that is asked about. */
const toSecond = (value: string | number): string => toMoment(value).replace(/\..*$/, '');
/** A day counts as its first second. */
const toMoment = (value: string | number): string => {
  const text = String(value).replace('T', ' ');
  return text.includes(' ') ? text : `${text} 00:00:00`;
};
/** Years past 9999 have more digits than the others. */
const compareMoments = (a: string, b: string): number => a.indexOf('-') - b.indexOf('-') || compareTexts(a, b);

const compareSeconds = (a: string | number, b: string | number): number => compareMoments(toSecond(a), toSecond(b));
const orders: Readonly<Record<ColumnKind, (a: string | number, b: string | number) => number>> = {
  text: (a, b) => compareTexts(String(a), String(b)),
  number: compareDecimals,
  date: compareSeconds,
  timestamp: compareSeconds,
};
