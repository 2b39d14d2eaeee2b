import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { badRequest } from '../refusal/refusal.ts';
import type { ListColumn, ListColumns } from './columns.ts';

/** One line of the advanced query; `val` is always text. */
export interface Condition {
  field: string;
  rule: string;
  val: string;
  type?: string;
}

type Comparison = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
const operators: Readonly<Record<Comparison, RawBuilder<unknown>>> = { eq: sql`=`, ne: sql`<>`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` };
const likePatterns: Readonly<Record<string, (value: string) => string>> = {
  like: (value) => `%${value}%`,
  right_like: (value) => `${value}%`,
  left_like: (value) => `%${value}`,
};
const isComparison = (rule: string): rule is Comparison => rule in operators;
const maxConditions = 50;

/**
 * The advanced query as one condition, or undefined when it asks for nothing.
 * @param encoded `superQueryParams`: percent-encoded JSON array of conditions; `+` is a plus sign
 * @param matchType `or`; anything else means and
 * @throws HTTP 400 for an unknown field or rule, a malformed number or date, or broken JSON; never a wider result
 */
export function advancedCondition(columns: ListColumns, encoded: string | undefined, matchType: string | undefined): RawBuilder<SqlBool> | undefined {
  const conditions = parseConditions(encoded).filter(({ field, rule, val }) => field !== '' && rule !== '' && val !== '');
  if (conditions.length === 0) return undefined;
  const parts = conditions.map((condition) => conditionSql(columns, condition));
  return sql<SqlBool>`(${sql.join(parts, matchType === 'or' ? sql` or ` : sql` and `)})`;
}

function parseConditions(encoded: string | undefined): Condition[] {
  if (encoded === undefined || encoded.trim() === '') return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(decodeURIComponent(encoded));
  } catch {
    throw badRequest('query.malformed');
  }
  if (!Array.isArray(parsed) || parsed.length > maxConditions) throw badRequest('query.malformed');
  return parsed.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) throw badRequest('query.malformed');
    const { field, rule, val, type } = entry as Record<string, unknown>;
    const part = (value: unknown): string => {
      if (value === undefined || value === null) return '';
      if (typeof value !== 'string') throw badRequest('query.malformed');
      return value;
    };
    return { field: part(field), rule: part(rule), val: part(val), type: part(type) };
  });
}

/** One condition in SQL. Null matches no rule, `ne` included. */
export function conditionSql(columns: ListColumns, condition: Condition): RawBuilder<SqlBool> {
  const column = Object.hasOwn(columns, condition.field) ? columns[condition.field] : undefined;
  if (!column || column.queryable === false) throw badRequest('query.unknownField', { field: condition.field.slice(0, 64) });
  if (!isComparison(condition.rule) && condition.rule !== 'in' && !(condition.rule in likePatterns))
    throw badRequest('query.unknownRule', { rule: condition.rule.slice(0, 64) });
  switch (column.type) {
    case 'number':
      return numberSql(column, condition);
    case 'date':
    case 'datetime':
      return timeSql(column, condition);
    default:
      return textSql(column, condition);
  }
}

/** Text: exact and case-sensitive in comparisons, ordered by code point; the like rules ignore case. */
function textSql({ ref }: ListColumn, { rule, val }: Condition): RawBuilder<SqlBool> {
  const column = sql.ref(ref);
  const pattern = likePatterns[rule];
  if (pattern) return sql<SqlBool>`${column} ilike ${pattern(escapeLike(val))}`;
  if (rule === 'in')
    return anyOf(
      val.split(',').filter((item) => item !== ''),
      (item) => sql<SqlBool>`${column} = ${item}`,
    );
  const operator = operators[rule as Comparison];
  return rule === 'eq' || rule === 'ne' ? sql<SqlBool>`${column} ${operator} ${val}` : sql<SqlBool>`${column} collate "C" ${operator} ${val}`;
}

function numberSql({ ref }: ListColumn, { field, rule, val }: Condition): RawBuilder<SqlBool> {
  const column = sql.ref(ref);
  const toNumber = (text: string): RawBuilder<unknown> => {
    const trimmed = text.trim();
    if (trimmed.length > 60 || !/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(trimmed)) throw badRequest('query.notANumber', { field, value: text.slice(0, 64) });
    return sql`${trimmed}::numeric`;
  };
  if (rule === 'in') return anyOf(items(val), (item) => sql<SqlBool>`${column} = ${toNumber(item)}`);
  if (!isComparison(rule)) throw badRequest('query.textOnlyRule', { field, rule });
  return sql<SqlBool>`${column} ${operators[rule]} ${toNumber(val)}`;
}

/**
 * Times: a date asks about the whole day, a datetime about the given second. A date column compared with a timestamp
 * counts as 00:00:00 of its day; a cast of the column would say the same and hide it from its indexes.
 */
function timeSql(column: ListColumn, { field, rule, val, type }: Condition): RawBuilder<SqlBool> {
  const interval = (text: string): Interval => readInterval(field, text.trim(), type);
  if (rule === 'in') return anyOf(items(val), (item) => withinSql(column, interval(item)));
  if (!isComparison(rule)) throw badRequest('query.textOnlyRule', { field, rule });
  const { start, end } = interval(val);
  const value = sql.ref(column.ref);
  switch (rule) {
    case 'eq':
      return withinSql(column, { start, end });
    case 'ne':
      return sql<SqlBool>`not ${withinSql(column, { start, end })}`;
    case 'gt':
      return sql<SqlBool>`${value} >= ${end}`;
    case 'ge':
      return sql<SqlBool>`${value} >= ${start}`;
    case 'lt':
      return sql<SqlBool>`${value} < ${start}`;
    case 'le':
      return sql<SqlBool>`${value} < ${end}`;
  }
}

interface Interval {
  /** First moment, inclusive. */
  start: RawBuilder<unknown>;
  /** Exclusive. */
  end: RawBuilder<unknown>;
}

const valueSql = ({ ref, type }: ListColumn): RawBuilder<unknown> => (type === 'date' ? sql`${sql.ref(ref)}::timestamp` : sql.ref(ref));
const withinSql = (column: ListColumn, { start, end }: Interval): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${valueSql(column)} >= ${start} and ${valueSql(column)} < ${end})`;

function readInterval(field: string, text: string, type: string | undefined): Interval {
  const wholeDay = type === 'date' || (type !== 'datetime' && text.length === 10);
  if (!(wholeDay ? isDay(text) : isMoment(text))) throw badRequest('query.notADate', { field, value: text.slice(0, 64) });
  const start = sql`${text}::timestamp`;
  return { start, end: wholeDay ? sql`(${text}::timestamp + interval '1 day')` : sql`(${text}::timestamp + interval '1 second')` };
}

/** A day that exists, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
/** A second that exists, `YYYY-MM-DD HH:mm:ss`. */
export const isMoment = (text: string): boolean => isDay(text.slice(0, 10)) && /^.{10} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);

export const escapeLike = (value: string): string => value.replace(/[\\%_]/g, '\\$&');
const items = (val: string): string[] =>
  val
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
const anyOf = (values: readonly string[], toSql: (value: string) => RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  values.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(values.map(toSql), sql` or `)})`;
