import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/testApp.ts';
import { isVisible, scopeCondition } from './scope.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await sql`create table scoped (id text, org_code text, dealer_code text, create_by text, del_flag int default 0)`.execute(app.services.db);
  for (const [id, org, dealer, by] of [
    ['one', 'B01A01', 'D001', 'd001.service'],
    ['sub', 'B01A01A01', 'D001', 'd00101.service'],
    ['two', 'B01A02', 'D002', 'd002.service'],
  ])
    await sql`insert into scoped values (${id}, ${org}, ${dealer}, ${by})`.execute(app.services.db);
  await sql`insert into scoped values ('gone', 'B01A01', 'D001', 'd001.service', 1)`.execute(app.services.db);
});
afterAll(() => app.close());

test.each([
  ['d001.service', ['one', 'sub']],
  ['d00101.service', ['sub']],
  ['d002.service', ['two']],
  ['nodept.user', []],
  ['multi.dept', []],
  ['wang.service', ['one', 'sub', 'two']],
  ['cis.service', ['two']],
  ['qian.finance', ['one', 'sub', 'two']],
  ['admin', ['one', 'sub', 'two']],
])('%s sees the rows %j', async (username, expected) => {
  const user = await app.services.sessions.actAs(username);
  const condition = scopeCondition(user, 'scoped') ?? sql`true`;
  const { rows } = await sql<{ id: string }>`select id from scoped where ${condition} and del_flag = 0 order by id`.execute(app.services.db);
  expect(rows.map(({ id }) => id)).toEqual(expected);
  const visible = await Promise.all(
    ['one', 'sub', 'two', 'gone', 'none'].map(async (id) => ((await isVisible({ db: app.services.db, user }, { table: 'scoped' }, id)) ? id : '')),
  );
  expect(visible.filter(Boolean)).toEqual(expected);
});

test('SELF sees what they made themselves', async () => {
  const user = { ...(await app.services.sessions.actAs('d001.service')), scope: 'SELF' as const };
  const { rows } = await sql`select id from scoped where ${scopeCondition(user, 'scoped')} and del_flag = 0`.execute(app.services.db);
  expect(rows).toEqual([{ id: 'one' }]);
});

test('who sees all rows has no condition that could spoil a plan', async () => {
  expect(scopeCondition(await app.services.sessions.actAs('admin'), 'scoped')).toBeUndefined();
  expect(scopeCondition(await app.services.sessions.actAs('wang.service'), 'scoped')).toBeUndefined();
});
