import {
  type Comparison,
  decodeQuery,
  isGroup,
  type ColumnKind,
  onlyAsking,
  type Predicate,
  type QueryGroup,
  type QueryItem,
  QueryError,
  type QueryFault,
  resolveQuery,
  type Span,
  toPredicate,
} from '@harrow/validation/query';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { badRequest } from '../refusal/refusal.ts';
import { type ColumnType, type ListColumn, type ListColumns, valueOf } from './columns.ts';
import { type CurrentUser, today } from '../session/currentUser.ts';
import { escapeLike } from './escapeLike.ts';

type Sql = RawBuilder<SqlBool>;

/** Whose days are meant. */
type Zoned = Pick<CurrentUser, 'timeZone'>;
type Asked = Zoned & { columns: ListColumns };
type AskedColumn = Zoned & ListColumn;

const messages: Readonly<Record<QueryFault, string>> = {
  malformed: 'query.malformed',
  unknownField: 'query.unknownField',
  unknownRule: 'query.unknownRule',
  notANumber: 'query.notANumber',
  notADate: 'query.notADate',
  textOnlyRule: 'query.textOnlyRule',
};

const kindOf: Readonly<Record<ColumnType, ColumnKind>> = { text: 'text', switch: 'text', number: 'number', date: 'date', datetime: 'timestamp' };

/**
 * The advanced query as one condition, or undefined when it asks for nothing. The meaning of a rule is defined in `@harrow/validation/query`,
 * so that lists filtered in a browser agree. Periods such as `last30days` count from the user's today.
 * @param encoded `superQueryParams`: percent-encoded JSON, conditions in one row or `{match, items}` with groups
 * @param matchType `or`; anything else means and
 * @throws HTTP 400 for an unknown field or rule, a malformed number or date, or broken JSON; never a wider result
 */
export function advancedCondition(
  columns: ListColumns,
  encoded: string | undefined,
  matchType: string | undefined,
  { timeZone }: Zoned,
  now = new Date(),
): Sql | undefined {
  try {
    const query = decodeQuery(encoded, matchType);
    // A `between` without bounds asks for nothing, as in a browser.
    const resolved = query && onlyAsking(resolveQuery(query, today({ timeZone }, now)));
    return resolved && resolved.items.length > 0 ? groupSql({ columns, timeZone }, resolved) : undefined;
  } catch (error) {
    throw error instanceof QueryError ? badRequest(messages[error.code], error.params) : error;
  }
}

function groupSql(asked: Asked, { match, items }: QueryGroup): Sql {
  const parts = items.map((item) => itemSql(asked, item));
  return sql<SqlBool>`(${sql.join(parts, match === 'or' ? sql` or ` : sql` and `)})`;
}

function itemSql(asked: Asked, item: QueryItem): Sql {
  if (isGroup(item)) return groupSql(asked, item);
  // No text of the database holds it; asked about, PostgreSQL fails.
  if (item.val.includes('\0')) throw new QueryError('malformed');
  const { columns, timeZone } = asked;
  const column = Object.hasOwn(columns, item.field) ? columns[item.field] : undefined;
  if (!column || column.queryable === false) throw new QueryError('unknownField', { field: item.field });
  return predicateSql({ ...column, timeZone }, toPredicate(item, kindOf[column.type]));
}

const operators: Readonly<Record<Comparison, RawBuilder<unknown>>> = { eq: sql`=`, ne: sql`<>`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` };
const patterns = {
  like: (value: string) => `%${value}%`,
  right_like: (value: string) => `${value}%`,
  left_like: (value: string) => `%${value}`,
} as const;

function predicateSql(column: AskedColumn, predicate: Predicate): Sql {
  const ref = valueOf(column);
  switch (predicate.test) {
    case 'text': {
      const { comparison, value } = predicate;
      // Order by code point; equality is the same in every collation, and with the column bare an index serves it.
      const left = comparison === 'eq' || comparison === 'ne' ? ref : sql`${ref} collate "C"`;
      return sql<SqlBool>`${left} ${operators[comparison]} ${value}`;
    }
    case 'textIn':
      return anyOf(predicate.values, (value) => sql<SqlBool>`${ref} = ${value}`);
    case 'like':
      return sql<SqlBool>`${ref} ilike ${patterns[predicate.rule](escapeLike(predicate.value))}`;
    case 'number':
      return sql<SqlBool>`${ref} ${operators[predicate.comparison]} ${predicate.value}::numeric`;
    case 'numberIn':
      return anyOf(predicate.values, (value) => sql<SqlBool>`${ref} = ${value}::numeric`);
    case 'time':
      return timeSql(column, predicate.comparison, predicate.span);
    case 'timeIn':
      return anyOf(predicate.spans, (span) => withinSql(column, span));
    case 'empty': {
      const isEmpty = kindOf[column.type] === 'text' ? sql<SqlBool>`(${ref} is null or ${ref} = '')` : sql<SqlBool>`${ref} is null`;
      return predicate.not ? sql<SqlBool>`not ${isEmpty}` : isEmpty;
    }
  }
}

/** A date column compared with a moment counts as 00:00:00 of its day; a cast of the column would say the same and hide it from its indexes. */
function timeSql(column: AskedColumn, comparison: Comparison, span: Span): Sql {
  const value = valueOf(column);
  const [start, end] = boundsOf(column, span);
  switch (comparison) {
    case 'eq':
      return withinSql(column, span);
    case 'ne':
      return sql<SqlBool>`not ${withinSql(column, span)}`;
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

const valueSql = (column: ListColumn): RawBuilder<unknown> => (column.type === 'date' ? sql`${valueOf(column)}::timestamp` : valueOf(column));
const withinSql = (column: AskedColumn, span: Span): Sql => {
  const [start, end] = boundsOf(column, span);
  return sql<SqlBool>`(${valueSql(column)} >= ${start} and ${valueSql(column)} < ${end})`;
};

/** A moment is written as on the wire; a day of a column of moments is the user's, by whose clock the screen shows it. */
function boundsOf({ type, timeZone }: AskedColumn, { start, end }: Span): RawBuilder<unknown>[] {
  const isDays = [start, end].every((bound) => bound.endsWith(' 00:00:00'));
  return [start, end].map((bound) => (type === 'datetime' && isDays ? sql`(${bound}::timestamp at time zone ${timeZone})` : sql`${bound}::timestamp`));
}

const anyOf = <Value>(values: readonly Value[], toSql: (value: Value) => Sql): Sql =>
  values.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(values.map(toSql), sql` or `)})`;
