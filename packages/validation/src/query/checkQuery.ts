import { asksForSomething } from './asking.ts';
import { columnOf } from './columnOf.ts';
import { type ColumnType, kindOf } from './evaluate.ts';
import { comparesFields, toFieldComparison } from './fieldComparison.ts';
import { toPredicate } from './predicate.ts';
import { isGroup, type QueryGroup, type QueryItem, type QueryLine } from './query.ts';
import { QueryError, type QueryFault } from './QueryError.ts';
import { refuseMalformed } from './refuseMalformed.ts';
import { resolveQuery } from './resolve.ts';

/** Error of a line; `path` leads to it through the groups, e.g. `[0, 2]`. */
export interface LineFault {
  path: readonly number[];
  code: QueryFault | 'incomplete';
}

/**
 * The lines of a query that cannot be asked as they are, in order. Muted lines may be anything.
 * @throws QueryError `malformed` for what is no query at all
 */
export function checkQuery(query: QueryGroup, columns: Readonly<Record<string, ColumnType>>): LineFault[] {
  refuseMalformed(query);
  const check = (item: QueryItem, path: readonly number[]): LineFault[] => {
    if (isGroup(item)) return item.items.flatMap((member, index) => check(member, [...path, index]));
    const code = item.muted ? undefined : faultOf(item, columns);
    return code ? [{ path, code }] : [];
  };
  return check(query, []);
}

function faultOf(line: QueryLine, columns: Readonly<Record<string, ColumnType>>): LineFault['code'] | undefined {
  if (!asksForSomething(line)) return 'incomplete';
  const column = Object.hasOwn(columns, line.field) ? columns[line.field] : undefined;
  if (column === undefined) return 'unknownField';
  try {
    if (comparesFields(line)) {
      toFieldComparison(line, (field) => kindOf[columnOf(columns, field)]);
      return undefined;
    }
    // Which day it is does not matter to the check.
    for (const item of resolveQuery({ match: 'and', items: [line] }, '2000-01-01').items) if (!isGroup(item)) toPredicate(item, kindOf[column]);
    return undefined;
  } catch (error) {
    if (error instanceof QueryError) return error.code;
    throw error;
  }
}
