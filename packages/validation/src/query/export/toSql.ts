import { columnOf } from '../columnOf.ts';
import { type ColumnType, kindOf } from '../evaluate.ts';
import { comparesFields, toFieldComparison } from '../fieldComparison.ts';
import { foldQuery } from '../foldQuery.ts';
import { inexpressible } from './inexpressible.ts';
import { toPredicate } from '../predicate.ts';
import type { Condition, QueryGroup } from '../query.ts';
import type { Comparison, LikeRule } from '../rules.ts';
import { type Bound, spanBounds } from '../values/spanBounds.ts';

export interface SqlColumn {
  /** Name of the column; with its table, or schema and table, as a list: `['claim', 'amount']`. Each name is quoted. */
  name: string | readonly string[];
  /** A `date` column holds days, a `timestamp` column moments of the zone in which the session reads them. */
  type: ColumnType;
}

export interface SqlOptions {
  /** The fields that may be asked about, and where they stand. Nothing else becomes a name in the text. */
  columns: Readonly<Record<string, SqlColumn>>;
  /** Style of the placeholders: `$1`, `$2`, … or `?` for each. Default `$1`. */
  placeholders?: '$1' | '?';
  /** Values that the statement has before these: with 2 the first is `$3`. Default 0. */
  valuesBefore?: number;
}

export interface SqlCondition {
  /** A condition for `where`; `true` when nothing is asked. */
  text: string;
  /** Values of the placeholders, in order. */
  values: readonly string[];
}

/**
 * A query as a condition in the dialect of PostgreSQL, with the meaning of `evaluateQuery`. What the user typed is in `values`, never in the text.
 * Texts are ordered by code point (`collate "C"`) and "contains" is `ilike`, which takes upper and lower case from the database's locale.
 * @param query without periods and between (`resolveQuery`)
 * @throws QueryError as `evaluateQuery` does, and `unknownRule` for a value that no text of the database can hold
 * @throws RangeError for a column without a name
 */
export function toSql(query: QueryGroup, { columns, placeholders = '$1', valuesBefore = 0 }: SqlOptions): SqlCondition {
  const values: string[] = [];
  const hold = (value: string): string => {
    values.push(value);
    return placeholders === '?' ? '?' : `$${valuesBefore + values.length}`;
  };
  const text = foldQuery(query, {
    line: (condition) => (comparesFields(condition) ? fieldsSql(condition, columns) : lineSql(condition, columnOf(columns, condition.field), hold)),
    // Of nothing a condition is neither true nor false.
    not: (part) => `((${part}) is not true)`,
    group: (match, parts) => (parts.length === 1 ? parts[0] : `(${parts.join(` ${match} `)})`),
  });
  return { text: text ?? 'true', values };
}

/** Takes a value and names its place in the text. */
type Hold = (value: string) => string;

const operators: Readonly<Record<Comparison, string>> = { eq: '=', ne: '<>', gt: '>', ge: '>=', lt: '<', le: '<=' };
const patterns: Readonly<Record<LikeRule, (text: string) => string>> = {
  like: (text) => `%${text}%`,
  right_like: (text) => `${text}%`,
  left_like: (text) => `%${text}`,
};

function lineSql(condition: Condition, { name, type }: SqlColumn, hold: Hold): string {
  const column = quoted(name);
  const predicate = toPredicate(condition, kindOf[type]);
  // PostgreSQL stops at these with an error, or takes them for another letter.
  if (/\0|\p{Surrogate}/u.test(condition.val)) throw inexpressible('sql', condition, 'letters that no text holds');
  switch (predicate.test) {
    case 'text': {
      const { comparison, value } = predicate;
      // Equality is the same in every collation, and with the column bare an index serves it.
      const left = comparison === 'eq' || comparison === 'ne' ? column : `${column} collate "C"`;
      return `${left} ${operators[comparison]} ${hold(value)}`;
    }
    case 'textIn':
      return anyOf(predicate.values, (value) => `${column} = ${hold(value)}`);
    case 'like':
      return `${column} ilike ${hold(patterns[predicate.rule](withoutWildcards(predicate.value)))}`;
    case 'number':
      return `${column} ${operators[predicate.comparison]} ${hold(predicate.value)}::numeric`;
    case 'numberIn':
      return anyOf(predicate.values, (value) => `${column} = ${hold(value)}::numeric`);
    case 'time':
      return timeSql(column, spanBounds(predicate.comparison, predicate.span), predicate.comparison === 'ne' ? 'or' : 'and', hold);
    case 'timeIn':
      return anyOf(predicate.spans, (span) => timeSql(column, spanBounds('eq', span), 'and', hold));
    case 'empty':
      if (type !== 'text') return `${column} is ${predicate.not ? 'not ' : ''}null`;
      return predicate.not ? `${column} <> ''` : `(${column} is null or ${column} = '')`;
  }
}

function fieldsSql(condition: Condition, columns: SqlOptions['columns']): string {
  const { comparison, kind, other } = toFieldComparison(condition, (field) => kindOf[columnOf(columns, field).type]);
  const [left, right] = [condition.field, other].map((field) => quoted(columnOf(columns, field).name));
  if (kind === 'timestamp') return `date_trunc('second', ${left}) ${operators[comparison]} date_trunc('second', ${right})`;
  // Two columns may have two collations, which PostgreSQL does not compare.
  return `${left}${kind === 'text' ? ' collate "C"' : ''} ${operators[comparison]} ${right}`;
}

const timeSql = (column: string, bounds: readonly Bound[], match: 'and' | 'or', hold: Hold): string => {
  const tests = bounds.map(({ comparison, moment }) => `${column} ${operators[comparison]} ${hold(moment)}::timestamp`);
  return tests.length === 1 ? tests[0]! : `(${tests.join(` ${match} `)})`;
};

const anyOf = <Value>(values: readonly Value[], toTest: (value: Value) => string): string =>
  values.length === 0 ? 'false' : `(${values.map(toTest).join(' or ')})`;

const withoutWildcards = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

function quoted(name: string | readonly string[]): string {
  const parts = typeof name === 'string' ? [name] : name;
  if (parts.length === 0 || parts.some((part) => part === '' || part.includes('\0'))) throw new RangeError(`Not the name of a column: ${JSON.stringify(name)}`);
  return parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('.');
}
