import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

const mark = '/* plan once */';

/**
 * First words of a statement that PostgreSQL parses and plans once per connection instead of at every call:
 * `` sql`${planOnce} select …` ``. For large statements whose text is always the same and whose plan does not depend on the
 * values. The embedded database ignores it.
 */
export const planOnce: RawBuilder<unknown> = sql.raw(mark);

/**
 * A text that the planner does not look at, to compare a text column with. With the value in sight a plan for each value
 * often promises to be a little cheaper than one for all, and PostgreSQL plans anew every time; where an index holds the
 * column, that costs more than it gains.
 */
export const unseen = (value: string): RawBuilder<string> => sql<string>`(select ${value}::text)`;

/** A named statement takes memory in every connection; past so many different texts the rest is sent as it is. */
const mostNames = 400;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

/** Makes a connection send marked statements as named ones. */
export function nameMarkedStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...call: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...more: unknown[]): unknown => {
    const name = typeof text === 'string' && text.startsWith(mark) ? nameOf(text) : undefined;
    return name === undefined ? query(text, values, ...more) : query({ name, text, values });
  };
  client.query = named as typeof client.query;
}
