import { maxDepth } from './query.ts';
import { QueryError } from './QueryError.ts';
import { needsValue } from './rules.ts';

/**
 * For queries from storage or a client, whose shape the type does not guarantee.
 * @throws QueryError `malformed`: no group, groups too deep, a line that is no object or whose field, rule or value is no text,
 *   a `not` that is neither true nor false, an unknown `valueSource`
 */
export function refuseMalformed(query: unknown, depth = 1): void {
  if (!isObject(query) || !('items' in query)) throw new QueryError('malformed');
  if (depth > maxDepth || !Array.isArray(query['items'])) throw new QueryError('malformed');
  if (query['not'] !== undefined && typeof query['not'] !== 'boolean') throw new QueryError('malformed');
  for (const item of query['items'] as readonly unknown[]) {
    if (!isObject(item)) throw new QueryError('malformed');
    if ('items' in item) refuseMalformed(item, depth + 1);
    else if (!isLine(item)) throw new QueryError('malformed');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isLine = ({ field, rule, val, valueSource }: Record<string, unknown>): boolean =>
  typeof field === 'string' &&
  typeof rule === 'string' &&
  (valueSource === undefined || valueSource === 'field') &&
  (typeof val === 'string' || (val === undefined && !needsValue(rule)));
