/** Batches of documents: few statements, and whoever is refused leaves the others as they are. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNotice } from '../modules/public-notice/changeNotice.ts';
import { noticeKind } from '../modules/public-notice/noticeKind.ts';
import { type Context, contextOf } from '../shared/context.ts';
import { onCommit } from '../shared/database/database.ts';
import { refuse } from '../shared/refusal/refusal.ts';
import { countStatements } from '../test/countStatements.ts';
import { createTestApp, type TestApp } from '../test/testApp.ts';
import { actOnAll } from './actOnAll.ts';
import type { AnyKind, Effect } from './kind.ts';

let app: TestApp;
let context: Context;
let during: Awaited<ReturnType<typeof countStatements>>['during'];
beforeAll(async () => {
  const counted = await countStatements();
  during = counted.during;
  app = await createTestApp({ connection: counted.connection });
  context = contextOf(app.services, await app.services.sessions.actAs('zhao.manager'));
});
afterAll(() => app.close());

/** Notices that are published by the effect given. */
const kindWith = (publish: Effect<{ id: string }, object>): AnyKind => ({ ...noticeKind, effects: { publish } }) as unknown as AnyKind;

/** In the order of their ids, which is not that of their creation within a millisecond. */
async function drafts(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await addNotice(context, { title: { 'zh-cn': '通知' }, content: { 'zh-cn': '<p>正文</p>' }, noticeType: 'policy', targetScope: 'all' });
    ids.push(id);
  }
  return ids.toSorted();
}

const read = (ids: readonly string[]) => app.services.db.selectFrom('publicNotice').selectAll().where('id', 'in', ids).orderBy('id').execute();
const steps = async (ids: readonly string[]) =>
  (
    await app.services.db
      .selectFrom('approvalLog')
      .select(['docId', 'stepNo'])
      .where('docId', 'in', ids)
      .where('toStatus', '<>', 'draft')
      .orderBy('docId')
      .execute()
  ).map(({ docId }) => docId);

test('one document more takes one statement more: its own change', async () => {
  const publish = (ids: readonly string[]) => during(() => actOnAll(context, kindWith({}), 'publish', { ids }));
  const [few, many] = [await drafts(2), await drafts(7)];
  const least = await publish(few);
  expect((await publish(many)) - least).toBe(5);
  expect(new Set(await steps([...few, ...many]))).toEqual(new Set([...few, ...many]));
});

test('what a document wrote before it was refused is undone, and the others are done once', async () => {
  const ids = await drafts(3);
  const committed: string[] = [];
  const kind = kindWith({
    async apply({ context: { db }, before }) {
      await onCommit(db, () => void committed.push(before.id));
      await db.updateTable('publicNotice').set({ noticeType: 'product' }).where('id', '=', before.id).execute();
      if (before.id === ids[1]) throw refuse('E-006');
    },
  });
  const result = await actOnAll(context, kind, 'publish', { ids });
  expect(result).toMatchObject({ ok: [ids[0], ids[2]], failed: [{ id: ids[1], code: 'E-006' }] });
  expect((await read(ids)).map(({ id, noticeType }) => [id, noticeType])).toEqual(ids.map((id) => [id, id === ids[1] ? 'policy' : 'product']));
  expect(await steps(ids)).toEqual([ids[0], ids[2]]);
  expect(committed).toEqual([ids[0], ids[2]]);
});

test('a document that another one of the batch has changed is judged as it is then', async () => {
  const ids = await drafts(2);
  const kind = kindWith({
    async apply({ context: { db }, before }) {
      if (before.id === ids[0]) await db.updateTable('publicNotice').set({ status: 'closed' }).where('id', '=', ids[1]!).execute();
    },
  });
  expect(await actOnAll(context, kind, 'publish', { ids })).toMatchObject({ ok: [ids[0]], failed: [{ id: ids[1], code: 'E-007' }] });
});

test('one that is not there is refused without a number', async () => {
  const ids = await drafts(1);
  expect(await actOnAll(context, kindWith({}), 'publish', { ids: [...ids, 'f'.repeat(32)] })).toMatchObject({
    ok: ids,
    failed: [{ id: 'f'.repeat(32), no: '', code: 'E-012' }],
  });
});
