/** Menus are code; how they look, and entries that need no code, are data. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Language, languages } from '../../../shared/messages/messages.ts';
import { call, createTestApp, signIn, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
let admin: string;
let manager: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
  manager = await signIn(app, 'zhao.manager');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.db.deleteFrom('sysMenu').execute();
  await app.services.sessions.forget(app.services.db, '');
});

const path = '/sys/permission';
const get = async (token: string, what: string) => (await call(app, token, 'GET', what)).body;
const post = async (verb: string, body: object, token = admin) => (await call(app, token, 'POST', `${path}/${verb}`, body)).body;
const entry = async (id: string) => (await get(admin, `${path}/queryById?id=${id}`)).result;
const edit = async (id: string, change: object, token = admin) => post('edit', { id, version: (await entry(id)).version, ...change }, token);
const six = (text: string): Record<Language, string> => Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, string>;

interface Item {
  id: string;
  path: string;
  hidden: boolean;
  Type: number;
  meta: { title: string; icon: string | null; url: string | null };
  children?: Item[] | null;
}
const flat = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const navigation = async (token = admin): Promise<Item[]> => flat((await get(token, '/system/getNavigation')).result);
const rights = async (token: string) => (await get(token, `${path}/getUserPermissionByToken`)).result;
const link = (change: object = {}) => ({ Type: 30, title: six('Help pages'), url: 'https://help.example/', ...change });

test('the list is a tree of groups, pages and buttons, found by a keyword', async () => {
  const tree = (await get(admin, `${path}/list`)).result;
  const all = flat(tree);
  expect(all.find(({ id }) => id === 'isystem-user')).toMatchObject({ pid: 'isystem', type: 1, Type: 1, builtIn: true, overridden: [], version: 1 });
  expect(all.find(({ id }) => id === 'warrantyClaim:export')).toMatchObject({ pid: 'service-warrantyClaim', type: 2, name: 'Export' });
  expect(all.filter(({ meta: _, ...one }) => JSON.stringify(one).includes('menu.'))).toEqual([]);
  const found: { id: string }[] = (await get(admin, `${path}/list?type=1&keyword=isystem-user`)).result;
  expect(flat(found as Item[]).map(({ id }) => id)).toContain('isystem-user');
  expect(found.map(({ id }) => id)).toEqual(['isystem']);
});

test('what came with the system is hidden, not deleted (E-576); its calls go on', async () => {
  const gone = await call(app, admin, 'DELETE', `${path}/delete?id=isystem-user`);
  expect(gone.body).toMatchObject({ success: false, result: { errorCode: 'E-576' } });
  expect(await edit('isystem-user', { hidden: 'Y' })).toMatchObject({ success: true });
  expect((await navigation()).map(({ id }) => id)).not.toContain('isystem-user');
  expect(flat((await rights(admin)).menu).find(({ id }) => id === 'isystem-user')).toMatchObject({ hidden: true });
  expect((await call(app, admin, 'GET', '/sys/user/list')).status).toBe(200);
  expect(await entry('isystem-user')).toMatchObject({ hidden: 'Y', overridden: ['hidden'], version: 2 });
});

test('a page that is off is gone from menu and rights, its group with the last one', async () => {
  expect(await edit('network', { status: 0 })).toMatchObject({ success: true });
  const seen = await rights(admin);
  expect(flat(seen.menu).filter(({ path: at }) => at.startsWith('/network'))).toEqual([]);
  expect((await call(app, admin, 'GET', '/mfr/dealer/list')).status).toBe(200);
});

test('title, icon and place are data, and come back', async () => {
  expect(await edit('isystem-user', { title: six('People'), icon: 'team' })).toMatchObject({ success: true });
  expect((await navigation()).find(({ id }) => id === 'isystem-user')?.meta).toMatchObject({ title: 'People', icon: 'team' });
  expect(await post('move', { id: 'isystem-user', pid: 'workbench', sortNo: 10 })).toMatchObject({ success: true });
  const workbench = (await navigation()).find(({ id }) => id === 'workbench')!;
  expect(workbench.children!.map(({ id }) => id).slice(0, 2)).toEqual(['isystem-user', 'workbench-notice']);
  expect(await entry('isystem-user')).toMatchObject({ pid: 'workbench', overridden: ['pid', 'title', 'icon'] });
  expect((await post('resetDefaults', { ids: ['isystem-user', 'nobody'] })).result).toMatchObject({ ok: ['isystem-user'], failed: [{ code: 'E-012' }] });
  expect(await entry('isystem-user')).toMatchObject({ pid: 'isystem', overridden: [] });
});

test.each([
  ['a place that is no group', 'isystem-user', { pid: 'isystem-role' }, 'E-014'],
  ['a page of one record elsewhere', 'service-warrantyClaim-add', { pid: 'isystem' }, 'E-557'],
  ['another right for a page', 'isystem-user', { permission: 'dealer:query' }, 'E-557'],
  ['an address for a page', 'isystem-user', { url: 'https://x.example' }, 'E-557'],
  ['an icon that nobody knows', 'isystem-user', { icon: 'skull' }, 'E-014'],
  ['a place for a button', 'user:add', { sortNo: 1 }, 'E-557'],
  ['rights off that administrators need', 'permission:edit', { status: 0 }, 'E-575'],
  ['the page that brings pages back hidden', 'isystem-permission', { hidden: 'Y' }, 'E-575'],
])('an entry cannot have %s', async (_what, id, change, code) => {
  expect((await edit(id, change)).result.errors).toMatchObject([{ code }]);
});

test('two administrators do not overwrite each other', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => post('edit', { id: 'isystem-user', version: 1, icon: 'user' })));
  expect([first, second].map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await post('edit', { id: 'isystem-none', version: 1, icon: 'user' })).toMatchObject({ result: { errorCode: 'E-012' } });
});

test('a button that is off takes its right from everybody', async () => {
  const exported = () => call(app, manager, 'GET', '/api/portal/warrantyClaim/exportXls');
  expect((await exported()).status).toBe(200);
  expect(await edit('warrantyClaim:export', { status: 0 })).toMatchObject({ success: true });
  expect((await exported()).status).toBe(403);
  const { auth, allAuth } = await rights(manager);
  expect(allAuth).toContainEqual(expect.objectContaining({ action: 'warrantyClaim:export', type: '2', status: '0' }));
  expect(auth.map(({ action }: { action: string }) => action)).not.toContain('warrantyClaim:export');
  expect(await edit('warrantyClaim:query', { status: 0 })).toMatchObject({ success: true });
  expect((await rights(manager)).allAuth.filter(({ action }: { action: string }) => action === 'warrantyClaim:query')).toEqual([
    expect.objectContaining({ status: '0' }),
  ]);
  expect(await edit('warrantyClaim:export', { status: 1 })).toMatchObject({ success: true });
  expect((await exported()).status).toBe(200);
});

test('links and framed pages are added, seen by those with the right, changed and deleted', async () => {
  const { id } = (await post('add', link({ pid: 'workbench', permission: 'warrantyClaim:finalAudit', icon: 'link' }))).result;
  const framed = (await post('add', { Type: 1, component: 'Framed', title: six('Prices'), url: '/prices?t=${token}', internalOrExternal: 'N' })).result;
  const seen = await navigation(manager);
  expect(seen.find((one) => one.id === id)).toMatchObject({ path: '/link/help-pages', Type: 30, meta: { url: 'https://help.example/', title: 'Help pages' } });
  expect(seen.find((one) => one.id === framed.id)).toMatchObject({ path: '/framed/prices', component: 'Framed', meta: { url: '/prices?t=${token}' } });
  expect((await navigation(await signIn(app, 'chen.parts'))).map((one) => one.id)).not.toContain(id);
  expect(await edit(id, { url: 'https://help.example/2', status: 0 })).toMatchObject({ success: true });
  expect((await navigation(manager)).map((one) => one.id)).not.toContain(id);
  expect((await edit(id, { Type: 1, component: 'Framed' })).result.errors).toMatchObject([{ code: 'E-557' }]);
  expect((await call(app, admin, 'DELETE', `${path}/deleteBatch?ids=${id},${framed.id},isystem-user`)).body.result).toMatchObject({
    ok: [id, framed.id],
    failed: [{ id: 'isystem-user', no: 'Users', code: 'E-576' }],
  });
  const log = await app.services.db
    .selectFrom('dataChange' as never)
    .selectAll()
    .where('docType' as never, '=', 'menu' as never)
    .execute();
  expect(log.length).toBeGreaterThan(3);
});

test('a link to a site of the maker is there when the site is set up', async () => {
  const { id } = (await post('add', link({ url: 'portal:epc' }))).result;
  expect((await navigation(manager)).map((one) => one.id)).not.toContain(id);
  expect((await post('add', { Type: 1, component: 'Framed', title: six('Parts'), url: 'portal:epc' })).result.errors).toMatchObject([{ field: 'url' }]);
  expect((await post('add', link({ url: 'portal:other' }))).result.errors).toMatchObject([{ field: 'url' }]);
});

test.each([
  ['javascript:alert(1)', 'url'],
  ['https://user:pw@help.example/', 'url'],
  ['http://insecure.example', 'url'],
  ['//other.example', 'url'],
  ['/\\other.example', 'url'],
  ['https://a b', 'url'],
])('the address %s is refused', async (url, field) => {
  expect((await post('add', link({ url }))).result.errors).toMatchObject([{ field }]);
});

test('an added entry needs a screen that exists, a right that exists and a group that exists', async () => {
  expect((await post('add', link({ Type: 1 }))).result.errors).toMatchObject([{ field: 'component', code: 'E-013' }]);
  expect((await post('add', link({ permission: 'vehicle:fly' }))).result.errors).toMatchObject([{ field: 'permission', code: 'E-014' }]);
  expect((await post('add', link({ pid: 'isystem-user' }))).result.errors).toMatchObject([{ field: 'pid', code: 'E-014' }]);
  expect(await post('add', link({ Type: 0 }))).toMatchObject({ code: 400 });
  expect(await post('add', link({ title: { en: 'x' } }))).toMatchObject({ success: false });
  expect(await post('add', link({ url: `https://${'x'.repeat(500)}` }))).toMatchObject({ success: false });
});

test('only administrators of menus see and change them', async () => {
  for (const [verb, body] of [
    ['add', link()],
    ['edit', { id: 'isystem-user', version: 1 }],
    ['move', { id: 'isystem-user', pid: null, sortNo: 1 }],
    ['resetDefaults', { ids: ['isystem-user'] }],
  ] as const)
    expect((await call(app, manager, 'POST', `${path}/${verb}`, body)).status).toBe(403);
  for (const what of ['list', 'queryById?id=isystem-user']) expect((await call(app, manager, 'GET', `${path}/${what}`)).status).toBe(403);
  for (const what of ['delete?id=xyz', 'deleteBatch?ids=xyz']) expect((await call(app, manager, 'DELETE', `${path}/${what}`)).status).toBe(403);
});
