/** While a dealer rests nobody is added to it: what would be refused is not offered. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { departIds } from '../../test/fixtures.ts';
import { call, createTestApp, signIn, solvedCaptcha, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  for (const name of ['admin', 'd001.admin']) tokens[name] = await signIn(app, name);
  const request = { company: 'AgroAndes', name: 'Ana Ruiz', email: 'ana@harrow.example', ...(await solvedCaptcha(app)) };
  await call(app, undefined, 'POST', '/api/Login/AccessRequest', request);
});
afterAll(() => app.close());

const get = async (person: string, path: string) => (await call(app, tokens[person], 'GET', path)).body.result;
const rights = async (): Promise<string[]> =>
  (await get('d001.admin', '/sys/permission/getUserPermissionByToken')).auth.map(({ action }: { action: string }) => action);
const waiting = async (person: string) => (await get(person, '/sys/user/list?status=3')).records[0];
const rests = async (dealerStatus: 'active' | 'suspended' | 'terminated') => {
  await app.services.db.updateTable('dealer').set({ dealerStatus }).where('dealerCode', '=', 'D001').execute();
  await app.services.sessions.forget(app.services.db, '');
};

test('neither a new user nor somebody who asks for an account', async () => {
  expect(await rights()).toEqual(expect.arrayContaining(['user:add', 'user:edit']));
  const { id, allowedActions } = await waiting('d001.admin');
  expect(allowedActions).toContain('accept');
  await rests('suspended');
  const left = await rights();
  expect(left).not.toContain('user:add');
  expect(left).toContain('user:edit');
  expect((await waiting('d001.admin')).allowedActions).not.toContain('accept');
  // What is asked for all the same says why.
  const roles = (await get('admin', '/sys/role/list?roleCode=DLR_PARTS')).records as { id: string }[];
  const user = { id, username: 'ana.ruiz', realname: 'Ana Ruiz', userType: 'dealer', departIds: [departIds.B01A01], roleIds: [roles[0]!.id] };
  expect((await call(app, tokens['d001.admin'], 'POST', '/sys/user/accept', user)).body).toMatchObject({ result: { errorCode: 'E-551' } });
  // The maker decides as ever.
  expect((await waiting('admin')).allowedActions).toContain('accept');
  await rests('active');
  expect((await waiting('d001.admin')).allowedActions).toContain('accept');
});

test('those who are there keep theirs', async () => {
  await rests('suspended');
  const { records } = await get('d001.admin', '/sys/user/list?username=d001.parts,');
  expect(records[0].allowedActions).toEqual(['edit', 'invite', 'resetPassword', 'freeze']);
  await rests('active');
});
