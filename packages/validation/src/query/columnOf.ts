import { QueryError } from './QueryError.ts';

/**
 * Looks up a field in a map.
 * @throws QueryError `unknownField` where it says nothing
 */
export function columnOf<Column>(columns: Readonly<Record<string, Column>>, field: string): Column {
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (column === undefined) throw new QueryError('unknownField', { field });
  return column;
}
