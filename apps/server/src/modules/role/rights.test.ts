/** Who may grant what, rights over lines, and why somebody may do something. */
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../test/multipart.ts';
import { call, signIn } from '../../test/testApp.ts';
import { loadBaseData } from '../../base-data/baseData.ts';
import { type ClaimKit, completeClaim, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
const ids: Record<string, string> = {};
beforeAll(async () => {
  kit = await createClaimKit();
  for (const { id, roleCode } of (await get('/sys/role/queryall')).result) ids[roleCode] = id;
});
afterAll(() => kit.close());

const get = async (path: string, token = kit.tokens.admin) => (await call(kit.app, token, 'GET', path)).body;
const post = async (path: string, body: object, token = kit.tokens.admin) => (await call(kit.app, token, 'POST', path, body)).body;
const codes = ({ result }: { result: { errors: { code: string }[] } }) => result.errors.map(({ code }) => code);
const rights = async (roleCode: string): Promise<string[]> => (await get(`/sys/role/queryById?id=${ids[roleCode]}`)).result.permissions;

/** Changes the rights of a role. */
async function change(roleCode: string, permissions: (now: string[]) => string[], token = kit.tokens.admin) {
  const { roleName, dataScope, version, permissions: now } = (await get(`/sys/role/queryById?id=${ids[roleCode]}`)).result;
  return post('/sys/role/edit', { id: ids[roleCode], roleName, dataScope, version, permissions: permissions(now) }, token);
}
const without =
  (...gone: string[]) =>
  (now: string[]): string[] =>
    now.filter((permission) => !gone.includes(permission));

/** Gives a person of the kit a role of their own, and nothing else. */
async function giveRole(person: Person, roleCode: string, role: { dataScope: string; permissions: string[] }) {
  const { id } = (await post('/sys/role/add', { roleCode, roleName: roleCode, ...role })).result;
  ids[roleCode] = id;
  const user = await kit.db.selectFrom('sysUser').select('id').where('username', '=', person).executeTakeFirstOrThrow();
  await kit.db.deleteFrom('sysUserRole').where('userId', '=', user.id).execute();
  await kit.db.insertInto('sysUserRole').values({ userId: user.id, roleCode }).execute();
  await kit.app.services.sessions.forget(kit.db, user.id);
}

test('an intern reads and reviews, and exports nothing', async () => {
  await giveRole('li.service', 'WARRANTY_INTERN', { dataScope: 'REGION', permissions: ['warrantyClaim:query', 'warrantyClaim:audit', 'dashboard:query'] });
  const claims = (path: string) => call(kit.app, kit.tokens['li.service'], 'GET', `/api/portal/warrantyClaim/${path}`);
  expect((await claims('list')).status).toBe(200);
  expect((await claims('exportXls')).status).toBe(403);
  const { auth } = (await get('/sys/permission/getUserPermissionByToken', kit.tokens['li.service'])).result;
  expect(auth.map(({ action }: { action: string }) => action)).toEqual(['dashboard:query', 'warrantyClaim:audit', 'warrantyClaim:query']);
});

test('nobody grants rights or rows that are not their own (E-572), by form, copy or import', async () => {
  await giveRole('wang.service', 'ROLE_KEEPER', {
    dataScope: 'REGION',
    permissions: ['permission:query', 'permission:add', 'permission:edit', 'permission:export', 'permission:import', 'dashboard:query', 'warrantyClaim:query'],
  });
  const keeper = kit.tokens['wang.service'];
  const role = { roleCode: 'NEW_ONE', roleName: 'New', dataScope: 'ORG', permissions: ['warrantyClaim:query'] };
  expect((await post('/sys/role/add', { ...role, permissions: ['log:query', 'warrantyClaim:query'] }, keeper)).result.errors).toEqual([
    { field: 'permissions', code: 'E-572', text: expect.stringContaining('View') },
  ]);
  expect(codes(await post('/sys/role/add', { ...role, dataScope: 'ALL' }, keeper))).toEqual(['E-572']);
  expect(codes(await post('/sys/role/copy', { id: ids.MFR_FINANCE, roleCode: 'NEW_TWO', roleName: 'New' }, keeper))).toEqual(['E-572']);
  expect(codes(await change('WARRANTY_INTERN', (now) => [...now, 'log:query'], keeper))).toEqual(['E-572']);
  // A role that allows more than they may do is out of their reach, whatever they would change.
  expect(codes(await change('WARRANTY_INTERN', (now) => [...now, 'permission:query'], keeper))).toEqual(['E-572']);
  ids.NEW_ONE = (await post('/sys/role/add', role, keeper)).result.id;
  expect(await change('NEW_ONE', (now) => [...now, 'permission:query'], keeper)).toMatchObject({ success: true });
  const link = { Type: 30, title: { 'zh-cn': 'x', en: 'x', es: 'x', ru: 'x', fr: 'x', pt: 'x' }, url: 'https://x.example', permission: 'log:query' };
  expect(codes(await post('/sys/permission/add', link, keeper))).toEqual(['E-572']);
});

test('an account without rights is told so (500)', async () => {
  await giveRole('cis.service', 'NOTHING_AT_ALL', { dataScope: 'SELF', permissions: [] });
  for (const path of ['/system/getNavigation', '/sys/permission/getUserPermissionByToken'])
    expect(await get(path, kit.tokens['cis.service'])).toMatchObject({ success: false, code: 500, message: expect.stringContaining('No rights') });
});

test('two administrators of one role do not overwrite each other (E-001)', async () => {
  const { roleName, dataScope, permissions, version } = (await get(`/sys/role/queryById?id=${ids.DLR_SALES}`)).result;
  const edit = () => post('/sys/role/edit', { id: ids.DLR_SALES, roleName, dataScope, permissions, version });
  expect(await edit()).toMatchObject({ success: true });
  expect(await edit()).toMatchObject({ code: 409, result: { errorCode: 'E-001' } });
});

test('rights over lines are a third level, come with the right to edit, and need it (E-574)', async () => {
  const claims = (await get('/sys/role/permissionTree')).result.find(({ key }: { key: string }) => key === 'warrantyClaim');
  expect(claims.children).toContainEqual({
    key: 'warrantyClaim:parts',
    title: 'Parts',
    children: ['add', 'batch_delete', 'remove', 'save'].map((action) => ({ key: `warrantyClaim:parts:${action}`, title: expect.any(String), children: null })),
  });
  const role = { roleCode: 'DLR_LINES', roleName: 'Lines', dataScope: 'ORG' };
  expect(codes(await post('/sys/role/add', { ...role, permissions: ['warrantyClaim:query', 'warrantyClaim:parts:add'] }))).toEqual(['E-574']);
  expect(codes(await post('/sys/role/add', { ...role, permissions: ['warrantyClaim:edit', 'warrantyClaim:none:add'] }))).toEqual(['E-014']);
  ids.DLR_LINES = (await post('/sys/role/add', { ...role, permissions: ['warrantyClaim:query', 'warrantyClaim:edit'] })).result.id;
  expect((await rights('DLR_LINES')).filter((permission) => permission.split(':').length === 3)).toHaveLength(12);
  await change('DLR_LINES', without('warrantyClaim:bug:add'));
  expect(await rights('DLR_LINES')).not.toContain('warrantyClaim:bug:add');
});

test('a right over lines that was taken away counts from the next call on, by what would be stored', async () => {
  const id = await kit.complete();
  const person = 'd001.service';
  const claim = await kit.detail(person, id);
  const [fault] = claim.bugList;
  const savePart = (line: object, version: number) =>
    call(kit.app, kit.tokens[person], 'POST', '/api/portal/warrantyClaim/partsSave', { claimId: id, version, ...line });
  await change('DLR_SERVICE', without('warrantyClaim:parts:add'));
  const fresh = { bugId: claim.bugList[1].id, partsCode: 'SEAL-1', qty: 1, sourceType: 'own_stock', isCausal: 'N' };
  expect((await savePart(fresh, claim.version)).status).toBe(403);
  expect((await call(kit.app, kit.tokens[person], 'POST', '/api/portal/warrantyClaim/save', completeClaim())).status).toBe(403);
  const bug = {
    claimId: id,
    version: claim.version,
    id: fault.id,
    bugSystem: fault.bugSystem,
    bugCode: fault.bugCode,
    bugDesc: 'Leaks at the seal of the pump, again',
  };
  const saved = await kit.post(person, 'warrantyClaim/bugSave', { ...bug, failureReason: fault.failureReason, correction: fault.correction });
  expect(saved, JSON.stringify(saved)).toMatchObject({ success: true });
  const { auth, allAuth } = (await get('/sys/permission/getUserPermissionByToken', kit.tokens[person])).result;
  const has = (list: { action: string; type: string; status: string }[], action: string) => list.filter((one) => one.action === action);
  expect(has(allAuth, 'warrantyClaim:parts:add')).toMatchObject([{ type: '1', status: '1' }]);
  expect(has(auth, 'warrantyClaim:parts:add')).toEqual([]);
  expect(has(auth, 'warrantyClaim:parts:save')).toMatchObject([{ type: '1', status: '1' }]);
  const { data } = await get('/sys/permission/getUserPermissionByToken', kit.tokens[person]);
  expect(data.some(({ action }: { action: string }) => /^\w+:\w+:\w+$/.test(action))).toBe(false);

  await change('DLR_SERVICE', (now) => [...without('warrantyClaim:parts:save', 'warrantyClaim:parts:remove')(now), 'warrantyClaim:parts:add']);
  const now = await kit.detail(person, id);
  const [line] = now.partsList;
  const { partsCode, qty, sourceType, isCausal } = line;
  const same = { id: line.id, bugId: fault.id, partsCode, qty, sourceType, isCausal };
  expect((await savePart({ ...same, qty: qty + 1 }, now.version)).status).toBe(403);
  expect((await savePart(same, now.version)).status).toBe(200);
  const { version, partsList } = await kit.detail(person, id);
  const rest = partsList.slice(1).map((one: { id: string }) => ({ id: one.id }));
  const save = (lines: object[]) => call(kit.app, kit.tokens[person], 'POST', '/api/portal/warrantyClaim/save', { id, version, partsList: lines });
  expect((await save(rest)).status).toBe(403);
  // One line is removed; several are deleted.
  expect((await save([])).body).toMatchObject({ success: true });
});

test('an acceptance is filled in by those who may save its items', async () => {
  expect(
    (await get('/sys/role/permissionTree')).result.find(({ key }: { key: string }) => key === 'arrivalAccept').children.map(({ key }: { key: string }) => key),
  ).toContain('arrivalAccept:item');
  expect(await rights('DLR_ADMIN')).toContain('arrivalAccept:item:save');
});

test('a new version brings new rights over lines also to roles that administrators made', async () => {
  const stored = await kit.db.selectFrom('sysConfig').select('value').where('key', '=', 'base.grants').executeTakeFirstOrThrow();
  const older = JSON.stringify((JSON.parse(stored.value!) as string[]).filter((name) => !name.includes('warrantyClaim:detail:')));
  await kit.db.updateTable('sysConfig').set({ value: older }).where('key', '=', 'base.grants').execute();
  await kit.db.updateTable('sysConfig').set({ value: 'older' }).where('key', '=', 'base.fingerprint').execute();
  await change('DLR_LINES', (now) => now.filter((permission) => !permission.startsWith('warrantyClaim:detail:')));
  await loadBaseData(kit.db);
  const now = await rights('DLR_LINES');
  expect(now).toContain('warrantyClaim:detail:add');
  expect(now).not.toContain('warrantyClaim:bug:add');
});

test('why somebody may do something, or may not', async () => {
  const why = async (username: string, permission: string) => (await get(`/sys/role/why?username=${username}&permission=${permission}`)).result;
  expect(await why('zhao.manager', 'warrantyClaim:finalAudit')).toMatchObject({
    allowed: true,
    roles: [{ roleCode: 'MFR_SVC_MGR', roleName: expect.not.stringContaining('_') }],
    isDefault: false,
    disabled: false,
    needs: null,
    title: 'Warranty claim · Final review',
  });
  expect(await why('d001.parts', 'warrantyClaim:edit')).toMatchObject({ allowed: false, roles: [] });
  expect(await why('d001.sales', 'warrantyClaim:print')).toMatchObject({ allowed: false, isDefault: true });
  expect(await why('d001.parts', 'warrantyClaim:print')).toMatchObject({ allowed: true, isDefault: true });
  await post('/sys/permission/edit', { id: 'warrantyClaim:finalAudit', version: 1, status: 0 });
  expect(await why('zhao.manager', 'warrantyClaim:finalAudit')).toMatchObject({ allowed: false, disabled: true });
  expect(await get('/sys/role/why?username=nobody&permission=warrantyClaim:edit')).toMatchObject({ result: { errorCode: 'E-012' } });
  expect(codes(await get('/sys/role/why?username=admin&permission=vehicle:fly'))).toEqual(['E-014']);
  expect((await call(kit.app, await signIn(kit.app, 'd002.service'), 'GET', '/sys/role/why?username=admin&permission=vehicle:query')).status).toBe(403);
});

test('fewer rows count from the next call on: what is out of sight is not there', async () => {
  const id = await kit.complete({}, 'd001.admin');
  const detail = () => kit.get('d001.parts', `warrantyClaim/detail?id=${id}`);
  expect(await detail()).toMatchObject({ success: true });
  const { roleName, permissions, version } = (await get(`/sys/role/queryById?id=${ids.DLR_PARTS}`)).result;
  await post('/sys/role/edit', { id: ids.DLR_PARTS, version, roleName, permissions, dataScope: 'SELF' });
  expect(await detail()).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
});

test('roles go out as a workbook with their rights, and come in by the rules of the form', async () => {
  const keeper = kit.tokens['wang.service'];
  const send = async (token: string, ...rows: unknown[][]) => {
    const titles = ['roleCode', 'roleName', 'description', 'dataScope', 'permissions'];
    const { payload, headers } = multipart({}, { field: 'files[]', filename: 'roles.xlsx', content: bytesOf(workbookOf([titles, ...rows])) });
    return (await kit.app.inject({ method: 'POST', url: '/sys/role/importExcel', headers: { ...headers, 'x-access-token': token }, payload })).json();
  };
  const answer = await send(
    keeper,
    ['FROM_BOOK', 'From a book', null, 'ORG', 'warrantyClaim:query\npermission:query'],
    ['TOO_MUCH', 'Too much', null, 'ORG', 'log:query'],
    ['UNKNOWN_CODE', 'Unknown', null, 'ORG', 'vehicle:fly'],
    ['DLR_SALES', 'Renamed', null, 'ORG', 'warrantyClaim:query'],
  );
  expect(answer).toMatchObject({ code: 201, result: { totalCount: 4, successCount: 1, errorCount: 3 } });
  const reasons = answer.result.files[0].problems.map(({ row, reason }: { row: number; reason: string }) => `${row} ${reason}`);
  expect(reasons.join('\n')).toMatch(/3 You cannot grant more/);
  expect(reasons.join('\n')).toMatch(/5 You cannot change the role Dealer/);
  ids.FROM_BOOK = (await get('/sys/role/queryall')).result.find(({ roleCode }: { roleCode: string }) => roleCode === 'FROM_BOOK').id;
  expect(await rights('FROM_BOOK')).toEqual(['permission:query', 'warrantyClaim:query']);
  const book = await kit.app.inject({ method: 'GET', url: '/sys/role/exportXls?format=xlsx', headers: { 'x-access-token': keeper } });
  expect(book.statusCode).toBe(200);
  const [sheet] = Object.values(read(book.rawPayload, { type: 'buffer' }).Sheets);
  expect(utils.sheet_to_csv(sheet!)).toContain('permission:query, warrantyClaim:query');
});
