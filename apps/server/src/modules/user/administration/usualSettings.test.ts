/** Somebody new has the language and the zone of their dealer, the maker's people those of the company. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
  await setParameter(app.services, 'company.timeZone', 'Europe/Warsaw');
  await setParameter(app.services, 'company.language', 'fr');
  await app.services.db.updateTable('dealer').set({ language: 'es', timeZone: 'America/Lima' }).where('dealerCode', '=', 'D001').execute();
});
afterAll(() => app.close());

const idOf = async (table: 'sysDepart' | 'sysRole', column: string, code: string): Promise<string> =>
  (
    await app.services.db
      .selectFrom(table)
      .select('id')
      .where(column as never, '=', code as never)
      .executeTakeFirstOrThrow()
  ).id;

test.each([
  ['a dealer', 'dealer', 'B01A01', 'DLR_SERVICE', {}, ['es', 'America/Lima']],
  ['the maker', 'maker', 'A01', 'MFR_PARTS', {}, ['fr', 'Europe/Warsaw']],
  ['a dealer, with a language of their own', 'dealer', 'B01A01', 'DLR_SERVICE', { language: 'pt' }, ['pt', 'America/Lima']],
])('of %s', async (what, userType, org, role, given, expected) => {
  const { orgCode } =
    userType === 'maker'
      ? { orgCode: org }
      : await app.services.db.selectFrom('dealer').select('orgCode').where('dealerCode', '=', 'D001').executeTakeFirstOrThrow();
  const departIds = [await idOf('sysDepart', 'orgCode', orgCode)];
  const roleIds = [await idOf('sysRole', 'roleCode', role)];
  const username = `new.user${what.length}`;
  const { body } = await call(app, admin, 'POST', '/sys/user/add', { username, realname: 'New', userType, departIds, roleIds, ...given });
  const { result } = (await call(app, admin, 'GET', `/sys/user/queryById?id=${body.result.id}`)).body;
  expect([result.language, result.timezone]).toEqual(expected);
});
