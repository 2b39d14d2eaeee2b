/** Every kind of document × action: a dry run says of each document what the run then says, and leaves nothing behind. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../modules/index.ts';
import { contextOf, transact } from '../shared/context.ts';
import { Refusal } from '../shared/refusal/refusal.ts';
import type { CurrentUser } from '../shared/session/currentUser.ts';
import { documentSample } from '../test/samples/documentSamples.ts';
import { walked } from '../test/samples/walked.ts';
import { insertMachines, testNow } from '../test/machineFixtures.ts';
import { createTestApp, type TestApp } from '../test/testApp.ts';
import { actOnAll } from './actOnAll.ts';
import { type AnyKind, statusOf } from './kind.ts';
import { allowedActions, type Transition } from './workflow.ts';

const people = ['d001.service', 'd001.admin', 'wang.service', 'zhao.manager', 'qian.finance', 'zhou.training', 'admin'];
/** Id of no document, so that every batch skips one. */
const nobody = 'f'.repeat(32);

let app: TestApp;
const users: CurrentUser[] = [];
beforeAll(async () => {
  app = await createTestApp({ now: testNow });
  await insertMachines(app.services.db);
  for (const name of people) users.push(await app.services.sessions.actAs(name));
});
afterAll(() => app.close());

/** What every table holds. */
async function everything(): Promise<string> {
  const { db } = app.services;
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const parts = rows.map(
    ({ name }) => sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as content
    from ${sql.table(name)} t`,
  );
  const { rows: contents } = await sql<{ name: string; content: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  // The database answers the tables in any order.
  return contents
    .map(({ name, content }) => `${name} ${content}`)
    .toSorted()
    .join('\n');
}

class Enough extends Error {}

/** The answer of a batch, or why there is none. A run for good is undone by the test, so that the next action finds the same document. */
async function answerOf(kind: AnyKind, action: string, user: CurrentUser, input: { ids: string[]; dryRun: boolean; confirm: boolean }): Promise<unknown> {
  let answer: unknown;
  const work = transact(contextOf(app.services, user), async (inside) => {
    answer = await actOnAll(inside, kind, action, { ...input, opinion: 'A long enough reason' });
    if (!input.dryRun) throw new Enough();
  });
  await work.catch((error: unknown) => {
    if (error instanceof Enough) return;
    if (error instanceof Refusal) answer = { code: error.text.code, warnings: error.warnings };
    // What the action needs to be given is another one's test; both must miss it.
    else answer = String(error);
  });
  return answer;
}

const documentTypes = modules.flatMap(({ documents = [] }) => documents);

describe.each(walked(documentTypes).map(({ kind }) => [kind.docType, kind] as const))('%s', (docType, kind) => {
  test('a dry run of a batch answers what the run answers, and leaves everything as it was', async () => {
    const { id } = await (await documentSample(docType))(app.services);
    const { column } = statusOf(kind);
    const tried: string[] = [];
    for (const [action, { from, by }] of Object.entries(kind.workflow) as [string, Transition][]) {
      if (by === 'system') continue;
      await sql`update ${sql.table(kind.table)} set ${sql.ref(column)} = ${from[0]} where id = ${id}`.execute(app.services.db);
      const row = await sql<{ id: string; version: number }>`select * from ${sql.table(kind.table)} where id = ${id}`.execute(app.services.db);
      const actors = await Promise.all(
        users.map(async (user) => {
          const state = (await kind.states(contextOf(app.services, user)))(row.rows[0]);
          return allowedActions(kind.workflow, user, state).includes(action) ? [user] : [];
        }),
      );
      const [user] = actors.flat();
      if (!user) continue;
      const before = await everything();
      for (const confirm of [false, true]) {
        const input = { ids: [nobody, id], confirm };
        const predicted = await answerOf(kind, action, user, { ...input, dryRun: true });
        expect(await everything(), `${action} leaves something behind`).toBe(before);
        const said = await answerOf(kind, action, user, { ...input, dryRun: false });
        expect(predicted, action).toEqual(said);
        if (typeof said === 'object') tried.push(action);
      }
    }
    expect(tried.length, 'nothing was tried').toBeGreaterThan(0);
  });
});
