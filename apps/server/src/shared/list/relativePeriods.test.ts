/** The days of periods are the user's, in the database as in a browser. */
import { readFileSync } from 'node:fs';
import type { QueryGroup } from '@harrow/validation/query';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/testDatabase.ts';
import type { Connection } from '../database/connection/connect.ts';
import type { ListColumns } from './columns.ts';
import { advancedCondition } from './conditions.ts';

interface Case {
  name: string;
  zone: string;
  now: string;
  period: string;
  inside: string[];
  outside: string[];
}
// The same cases are evaluated in a browser, in packages/validation/src/query/relativePeriods.test.ts.
const sample = new URL('../../../../../packages/validation/src/query/relativePeriods.sample.json', import.meta.url);
const cases = JSON.parse(readFileSync(sample, 'utf8')) as Case[];

const columns: ListColumns = { at: { ref: 'happening.at', type: 'datetime' }, day: { ref: 'happening.day', type: 'date' } };

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
  await sql`create table happening (name text, moment text, at timestamptz, day date)`.execute(connection.db);
  for (const { name, zone, inside, outside } of cases)
    for (const moment of [...inside, ...outside])
      await sql`insert into happening values (${name}, ${moment}, ${moment}::timestamptz, (${moment}::timestamptz at time zone ${zone})::date)`.execute(
        connection.db,
      );
});
afterAll(() => connection.close());

async function found({ name, zone, now }: Case, query: QueryGroup): Promise<string[]> {
  const condition = advancedCondition(columns, encodeURIComponent(JSON.stringify(query)), undefined, { timeZone: zone }, new Date(now));
  const { rows } = await sql<{ moment: string }>`select moment from happening where name = ${name} and ${condition!} order by at`.execute(connection.db);
  return rows.map(({ moment }) => moment);
}

test.each(cases)('$name', async (each) => {
  const inside = each.inside.toSorted();
  for (const field of ['at', 'day']) {
    const line = { field, rule: 'period', val: each.period };
    expect(await found(each, { match: 'and', items: [line] })).toEqual(inside);
    // Beside another condition that nothing meets it is a bracket of its own.
    expect(await found(each, { match: 'or', items: [{ field, rule: 'empty', val: '' }, line] })).toEqual(inside);
  }
});

test('a range has both of its bounds, or one', async () => {
  const [first] = cases as [Case];
  const between = (val: string) => found(first, { match: 'and', items: [{ field: 'day', rule: 'between', val, type: 'date' }] });
  expect(await between('2026-05-31,2026-05-31')).toEqual(first.inside);
  expect(await between('2026-06-01,')).toEqual(['2026-05-31T16:00:00Z']);
});
