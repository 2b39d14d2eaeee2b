import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { modules } from '../index.ts';
import { rolePermissions } from './matrix.ts';

const allGrants = rolePermissions(modules);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const grants = (roleCode: string, module: string): string[] =>
  allGrants
    .filter((grant) => grant.roleCode === roleCode && grant.permission.startsWith(`${module}:`))
    .map(({ permission }) => permission.slice(module.length + 1))
    // Those over lines come with the right to edit.
    .filter((action) => !action.includes(':'));

test.each([
  ['DLR_SERVICE', 'warrantyClaim', ['query', 'print', 'add', 'edit', 'submit', 'withdraw', 'delete', 'export']],
  ['DLR_PARTS', 'warrantyClaim', ['query', 'print', 'export']],
  ['DLR_SALES', 'warrantyClaim', []],
  ['MFR_SERVICE', 'warrantyClaim', ['query', 'print', 'audit', 'export']],
  ['MFR_SVC_MGR', 'warrantyClaim', ['query', 'print', 'audit', 'finalAudit', 'close', 'export']],
  ['SYS_ADMIN', 'warrantyClaim', ['query', 'print']],
  ['MFR_FINANCE', 'warrantyClaim', ['query', 'print', 'export', 'chargeConfirm']],
  ['DLR_ADMIN', 'vehicle', ['query', 'export', 'apportion', 'arrive']],
])('%s may in %s: %j', (role, module, actions) => expect(grants(role, module)).toEqual(actions));

test('the administrator of the system approves nothing', () => {
  expect(allGrants.filter(({ roleCode, permission }) => roleCode === 'SYS_ADMIN' && /:(audit|finalAudit|submit)$/.test(permission))).toEqual([]);
});

const pathsOf = (items: { path: string; hidden: boolean; children?: [] }[]): string[] =>
  items.flatMap((item) => [...(item.hidden ? [] : [item.path]), ...pathsOf(item.children ?? [])]);

test.each([
  ['d001.service', true, true],
  ['d001.sales', false, true],
  ['chen.parts', true, false],
])('menus of %s follow its permissions', async (username, claims, vehicles) => {
  const token = await signIn(app, username);
  const paths = pathsOf((await call(app, token, 'GET', '/system/getNavigation')).body.result);
  expect([paths.includes('/service/warrantyClaim'), paths.includes('/vehicle/list')]).toEqual([claims, vehicles]);
  expect(paths).toContain('/workbench/notice');
});

test('the permission list has menus (1), buttons (2) and harmless defaults', async () => {
  const token = await signIn(app, 'd001.service');
  const { data, result } = (await call(app, token, 'GET', '/sys/permission/getUserPermissionByToken')).body;
  expect(data).toContainEqual({ type: '1', action: '/service/warrantyClaim', status: '1', describe: 'Warranty claims' });
  expect(data).toContainEqual({ type: '2', action: 'warrantyClaim:submit', status: '1', describe: 'Warranty claim · Submit' });
  expect(result.auth.map(({ action }: { action: string }) => action)).not.toContain('warrantyClaim:audit');
  expect(result.allAuth.every(({ action }: { action: string }) => /:(query|print)$|^message:read$|^\w+:\w+:\w+$/.test(action))).toBe(true);
  expect(result.menu.length).toBeGreaterThan(0);
});

test('with the permissions comes the key of the own drafts: the same at every visit, and nobody else has it', async () => {
  const key = async (username: string): Promise<string> =>
    (await call(app, await signIn(app, username), 'GET', '/sys/permission/getUserPermissionByToken')).body.result.draftKey;
  const own = await key('d001.service');
  expect(Buffer.from(own, 'base64')).toHaveLength(32);
  expect(await key('d001.service')).toBe(own);
  expect(await key('d001.sales')).not.toBe(own);
  const { secret } = await app.services.db.selectFrom('draftSecret').select('secret').executeTakeFirstOrThrow();
  expect(own).not.toBe(secret);
});

test('titles, names and actions have a text in every language', async () => {
  const token = await signIn(app, 'd001.service');
  for (const language of ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt']) {
    await call(app, token, 'POST', `/api/Login/switchLanguage?languageCode=${language}`);
    const { data } = (await call(app, token, 'GET', '/sys/permission/getUserPermissionByToken')).body;
    expect(data.filter(({ describe }: { describe: string }) => /^menu\.|module\.|action\./.test(describe))).toEqual([]);
  }
});
