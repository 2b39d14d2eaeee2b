/** Sub-dealers from their proposal to their end, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachFiles } from '../../test/attachFiles.ts';
import { departIds } from '../../test/fixtures.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call, createTestApp, signIn, tryToSignIn, type TestApp } from '../../test/testApp.ts';
import { insertMachines } from '../../test/machineFixtures.ts';

const people = ['d001.admin', 'd001.service', 'd00101.service', 'd002.admin', 'sun.sales', 'wang.service', 'cis.service', 'admin'] as const;
type Person = (typeof people)[number];

let clock = new Date('2026-11-20T15:00:00Z');
let app: TestApp;
const tokens = {} as Record<Person, string>;
beforeAll(async () => {
  app = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  await insertMachines(app.services.db);
  for (const person of people) tokens[person] = await signIn(app, person);
}, 120_000);
afterAll(() => app.close());

const as = async (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => (await call(app, tokens[person], method, path, body)).body;
const get = (person: Person, path: string) => as(person, 'GET', `/api/portal/${path}`);
const post = (person: Person, path: string, body: object) => as(person, 'POST', `/api/portal/${path}`, body);
const detail = async (person: Person, id: string) => (await get(person, `subDealer/detail?id=${id}`)).result;
const check = (id: string, action: string, more: object = {}, person: Person = 'sun.sales') =>
  post(person, 'approval/checkSubmit', { docType: 'subDealer', ids: [id], action, ...more });
const submit = (id: string, more: object = {}) => post('d001.admin', 'approval/submit', { docType: 'subDealer', id, ...more });
const verb = (person: Person, name: string, ids: string[], more: object = {}, query = '') => post(person, `subDealer/${name}${query}`, { ids, ...more });
const options = async (person: Person = 'd001.admin') =>
  ((await get(person, 'subDealer/subDealerList')).result as { value: string }[]).map(({ value }) => value);
const codeOf = (answer: { result: { errorCode?: string } }) => answer.result.errorCode;
const messagesTo = async (username: string) => {
  const rows = await app.services.db
    .selectFrom('message')
    .innerJoin('sysUser', 'sysUser.id', 'message.userId')
    .select('event')
    .where('username', '=', username)
    .where('event', 'like', 'subDealer.%')
    .orderBy('message.createTime')
    .execute();
  return rows.map(({ event }) => event);
};

const proposal = (change: object = {}) => ({
  name: 'Valdivia',
  country: 'CL',
  region: 'Los Ríos',
  address: 'Picarte 1200, Valdivia',
  phone: '+56 63 255 0140',
  manager: 'Carla Reyes',
  businessScope: ['service', 'sales'],
  workshopLevel: 'B',
  mechanicsCount: 3,
  serviceRadiusKm: 80,
  cooperationStart: '2026-12-01',
  ...change,
});
const save = async (change: object = {}) => {
  const answer = await post('d001.admin', 'subDealer/save', proposal(change));
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return answer.result as { id: string; no: string; version: number };
};
const addPhotos = (tableId: string, count: number): Promise<void> =>
  attachFiles(app.services.db, { tableName: 'sub_dealer', tableId, slots: Array<string>(count).fill('shopPhotos'), createBy: 'd001.admin' });
/** An admitted sub-dealer. */
async function admitted(change: object = {}): Promise<{ id: string; no: string }> {
  const { id, no } = await save(change);
  await addPhotos(id, 2);
  expect(await submit(id)).toMatchObject({ success: true });
  expect(await check(id, 'pass')).toMatchObject({ success: true });
  return { id, no };
}

describe('a proposal', () => {
  test.each([
    ['name', { name: 'V' }],
    ['name', { name: 'temuco' }],
    ['country', { country: 'XX' }],
    ['phone', { phone: '12' }],
    ['email', { email: 'nobody' }],
    ['manager', { manager: ' ' }],
    ['businessScope', { businessScope: ['mining'] }],
    ['workshopLevel', { workshopLevel: 'Z' }],
    ['lng', { lat: 1 }],
    ['cooperationStart', { cooperationStart: '2027-02-19' }],
  ])('with a wrong %s is refused at it: %j', async (field, change) => {
    const answer = await post('d001.admin', 'subDealer/save', proposal({ ...change, name: (change as { name?: string }).name ?? 'Refused' }));
    expect(answer.code, JSON.stringify(answer)).toBeGreaterThanOrEqual(400);
    if (answer.code === 422) expect(answer.result.errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  test('is made by an administrator of the dealer itself', async () => {
    for (const person of ['d001.service', 'sun.sales', 'd00101.service', 'admin'] as const)
      expect((await call(app, tokens[person], 'POST', '/api/portal/subDealer/save', proposal({ name: 'Nobody' }))).status, person).toBe(403);
  });

  test('takes the next code, is changed, and goes as a draft', async () => {
    const { id, no, version } = await save({ name: 'Pucón' });
    expect(no).toBe('D001-02');
    expect(await post('d001.admin', 'subDealer/save', { id, version, region: 'Araucanía' })).toMatchObject({ result: { version: 2 } });
    expect(codeOf(await post('d001.admin', 'subDealer/save', { id, version, region: 'x' }))).toBe('E-001');
    expect(await detail('d001.admin', id)).toMatchObject({
      region: 'Araucanía',
      status: 'draft',
      dealerStatus: null,
      allowedActions: ['edit', 'delete', 'submit'],
    });
    expect(await as('d001.admin', 'DELETE', `/api/portal/subDealer/delete?ids=${id}`)).toMatchObject({ result: { ok: [id] } });
    expect((await save({ name: 'Pucón' })).no).toBe('D001-03');
  });

  test('has no lines, columns or values of others', async () => {
    for (const change of [{ dealerStatus: 'active' }, { businessScope: 'sales' }, { name: 'x'.repeat(101) }, { mechanicsCount: -1 }])
      expect((await post('d001.admin', 'subDealer/save', proposal({ name: 'Hostile', ...change }))).code).toBe(400);
  });
});

describe('1: admission', () => {
  let unit: { id: string; no: string };

  test('needs two photos and what a workshop says of itself', async () => {
    const { id, no } = await save({ workshopLevel: null });
    unit = { id, no };
    await addPhotos(id, 1);
    expect((await submit(id)).result.errors).toMatchObject([
      { field: 'workshopLevel', code: 'E-013' },
      { field: 'shopPhotos', code: 'E-116' },
    ]);
    await post('d001.admin', 'subDealer/save', { id, version: 1, workshopLevel: 'A' });
    await attachFiles(app.services.db, { tableName: 'sub_dealer', tableId: id, slots: ['shopPhotos'], mimetype: 'application/pdf' });
    expect((await submit(id)).result.errors).toMatchObject([{ field: 'shopPhotos', code: 'E-116' }]);
    await addPhotos(id, 1);
    expect(await submit(id)).toMatchObject({ success: true });
    expect(await detail('sun.sales', id)).toMatchObject({ status: 'submitted', allowedActions: ['pass', 'noPass', 'refuse'] });
    expect(await messagesTo('sun.sales')).toContain('subDealer.submitted');
  });

  test('is a task, late after ten days', async () => {
    const tasks = await app.services.db.selectFrom('todo').selectAll().where('docId', '=', unit.id).execute();
    expect(tasks).toMatchObject([{ task: 'review', permission: 'subDealer:audit', side: 'maker', lateOn: '2026-11-30' }]);
  });

  test('may be sent back with a reason, and come again', async () => {
    expect(codeOf(await check(unit.id, 'no_pass'))).toBe('E-006');
    const marks = [{ field: 'shopPhotos', note: 'Another shop' }];
    expect(await check(unit.id, 'no_pass', { opinion: 'The photo shows another shop', marks })).toMatchObject({ success: true });
    expect(await messagesTo('d001.admin')).toContain('subDealer.no_pass');
    expect(await detail('d001.admin', unit.id)).toMatchObject({ status: 'no_pass', marks });
    expect(await submit(unit.id)).toMatchObject({ success: true });
    expect(await detail('d001.admin', unit.id)).toMatchObject({ status: 'submitted', marks: [] });
    expect((await check(unit.id, 'pass', {}, 'wang.service')).code).toBe(403);
  });

  test('opens its place, its warehouses and the choice of it', async () => {
    expect(await check(unit.id, 'pass')).toMatchObject({ success: true });
    expect(await options()).toEqual(['D001-01', unit.no]);
    const { departId, ...found } = await detail('d001.admin', unit.id);
    expect(found).toMatchObject({
      status: 'pass',
      dealerStatus: 'active',
      statusDate: '2026-11-20',
      userCount: 0,
      vehicleCount: 0,
      allowedActions: ['request', 'amend'],
    });
    const node = await app.services.db.selectFrom('sysDepart').selectAll().where('id', '=', departId).executeTakeFirstOrThrow();
    expect(node).toMatchObject({
      orgCode: 'B01A01A02',
      orgCategory: 4,
      pid: departIds.B01A01,
      subDealerCode: unit.no,
      departName: { ru: 'Valdivia', 'zh-cn': 'Valdivia' },
    });
    const warehouses = await app.services.db.selectFrom('dealerWarehouse').select('code').where('subDealerCode', '=', unit.no).orderBy('code').execute();
    expect(warehouses.map(({ code }) => code)).toEqual(['DAMAGED', 'MAIN', 'OVER', 'WRONG']);
    expect(await messagesTo('d001.admin')).toContain('subDealer.pass');
    const role = await app.services.db.selectFrom('sysRole').select('id').where('roleCode', '=', 'DLR_SERVICE').executeTakeFirstOrThrow();
    const user = {
      username: 'd00103.service',
      realname: 'Luis Vera',
      userType: 'dealer',
      language: 'es',
      timezone: 'America/Santiago',
      departIds: [departId],
      roleIds: [role.id],
    };
    expect(await as('d001.admin', 'POST', '/sys/user/add', user)).toMatchObject({ success: true });
    expect((await detail('d001.admin', unit.id)).userCount).toBe(1);
  });

  test('may be refused for good; then the name is free again', async () => {
    const { id } = await save({ name: 'Osorno' });
    await addPhotos(id, 2);
    await submit(id);
    expect(await check(id, 'no_pass', { rejectType: 'final', opinion: 'Too near to Temuco' })).toMatchObject({ success: true });
    expect(await detail('d001.admin', id)).toMatchObject({ status: 'closed', dealerStatus: null, allowedActions: [] });
    expect((await save({ name: 'Osorno' })).id).not.toBe(id);
  });
});

describe('2: requests', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await admitted({ name: 'Castro' }));
  });

  test('of ends have a reason; there is one at a time', async () => {
    expect((await verb('d001.admin', 'request', [id], { requestType: 'suspend' })).result.failed).toMatchObject([{ code: 'E-013' }]);
    expect((await verb('d001.admin', 'request', [id], { requestType: 'reactivate' })).result.failed).toMatchObject([{ code: 'subDealer.status' }]);
    expect(await verb('d001.admin', 'request', [id], { requestType: 'suspend', reason: 'performance', opinion: 'No sales' })).toMatchObject({
      result: { ok: [id] },
    });
    expect((await verb('d001.admin', 'request', [id], { requestType: 'terminate', reason: 'other' })).result.failed).toMatchObject([{ code: 'E-564' }]);
    expect(await detail('sun.sales', id)).toMatchObject({ requestType: 'suspend', requestReason_dictText: 'Performance', requestOpinion: 'No sales' });
    const tasks = await app.services.db.selectFrom('todo').selectAll().where('docId', '=', id).execute();
    expect(tasks).toMatchObject([{ task: 'decide', lateOn: '2026-11-25' }]);
    expect((await get('sun.sales', 'subDealer/list?requestOpen=1')).result.records).toMatchObject([{ id, requestType_dictText: 'Suspend' }]);
  });

  test('are declined with an opinion, taken back, or done', async () => {
    expect((await verb('sun.sales', 'decide', [id], { accept: 'N' })).result.failed).toMatchObject([{ code: 'E-006' }]);
    expect(await verb('sun.sales', 'decide', [id], { accept: 'N', opinion: 'Wait for the season' })).toMatchObject({ result: { ok: [id] } });
    expect((await verb('sun.sales', 'decide', [id], { accept: 'Y' })).result.failed).toMatchObject([{ code: 'subDealer.noRequest' }]);
    await verb('d001.admin', 'request', [id], { requestType: 'suspend', reason: 'performance' });
    expect(await verb('d001.admin', 'cancelRequest', [id])).toMatchObject({ result: { ok: [id] } });
    await verb('d001.admin', 'request', [id], { requestType: 'suspend', reason: 'performance' });
    expect(await verb('sun.sales', 'decide', [id], { accept: 'Y' })).toMatchObject({ result: { ok: [id] } });
    expect(await detail('d001.admin', id)).toMatchObject({ dealerStatus: 'suspended', statusReason: 'performance', requestType: null });
    expect(await options()).not.toContain('D001-05');
    expect(await verb('sun.sales', 'reactivate', [id])).toMatchObject({ result: { ok: [id] } });
    const { result: log } = await get('d001.admin', `approval/log?docType=subDealer&id=${id}`);
    expect(log.map(({ action }: { action: string }) => action).slice(2)).toEqual([
      'request',
      'decline',
      'request',
      'cancel',
      'request',
      'confirm',
      'reactivate',
    ]);
    expect(await messagesTo('d001.admin')).toEqual(expect.arrayContaining(['subDealer.declined', 'subDealer.decided', 'subDealer.suspended']));
  });

  test('a change is stored at once where nobody has to decide, and waits where somebody has', async () => {
    const change = { phone: '+56 65 255 0199', mechanicsCount: 9, name: 'Castro Sur', businessScope: ['sales', 'service', 'parts'] };
    expect(await verb('d001.admin', 'request', [id], { requestType: 'change', change })).toMatchObject({ result: { ok: [id] } });
    expect(await detail('d001.admin', id)).toMatchObject({
      phone: '+56 65 255 0199',
      mechanicsCount: 9,
      name: 'Castro',
      requestType: 'change',
      pendingChange: { name: 'Castro Sur', businessScope: ['parts', 'sales', 'service'] },
    });
    expect(await verb('d001.admin', 'request', [id], { requestType: 'change', change: { manager: 'Ana Soto' } })).toMatchObject({ result: { ok: [id] } });
    expect(await verb('sun.sales', 'decide', [id], { accept: 'Y' })).toMatchObject({ result: { ok: [id] } });
    const after = await detail('d001.admin', id);
    expect(after).toMatchObject({ name: 'Castro Sur', manager: 'Ana Soto', pendingChange: null, businessScope: ['parts', 'sales', 'service'] });
    const node = await app.services.db.selectFrom('sysDepart').select('departName').where('id', '=', after.departId).executeTakeFirstOrThrow();
    expect(node.departName.es).toBe('Castro Sur');
    expect((await verb('d001.admin', 'request', [id], { requestType: 'change', change: {} })).result.failed).toMatchObject([{ code: 'E-013' }]);
    expect((await verb('d001.admin', 'request', [id], { requestType: 'change', change: { name: 'Temuco' } })).result.failed).toMatchObject([{ code: 'E-018' }]);
  });
});

describe('3: the end', () => {
  let unit: { id: string; no: string };
  const username = 'castro.user';
  let token: string;
  const machine = async () => app.services.db.selectFrom('vehicle').select(['id', 'vehicleStatus']).where('subDealerCode', '=', unit.no).execute();
  const end = (query = '') => verb('sun.sales', 'terminate', [unit.id], { reason: 'performance', opinion: 'No sales for a year' }, query);

  test('is refused while a machine is apportioned, and a dry run says so', async () => {
    unit = await admitted({ name: 'Ancud' });
    const { departId } = await detail('d001.admin', unit.id);
    const role = await app.services.db.selectFrom('sysRole').select('id').where('roleCode', '=', 'DLR_SERVICE').executeTakeFirstOrThrow();
    const user = {
      username,
      realname: 'Rosa Díaz',
      userType: 'dealer',
      language: 'en',
      timezone: 'America/Santiago',
      departIds: [departId],
      roleIds: [role.id],
    };
    const added = await as('d001.admin', 'POST', '/sys/user/add', user);
    await app.services.db.updateTable('sysUser').set({ needChangePassword: 'N' }).where('username', '=', username).execute();
    token = (await tryToSignIn(app, username, added.result.oneTimePassword)).data.TokenID;
    const own = (await call(app, token, 'GET', '/api/portal/subDealer/list')).body.result.records;
    expect(own).toMatchObject([{ id: unit.id }]);
    const [machineOfDealer] = await app.services.db
      .selectFrom('vehicle')
      .select('id')
      .where('dealerCode', '=', 'D001')
      .where('vehicleStatus', '=', 'in_stock')
      .execute();
    const apportion = { ids: [machineOfDealer!.id], subDealerCode: unit.no, apportionDate: '2026-11-20' };
    expect(await post('d001.admin', 'vehicle/apportion', apportion)).toMatchObject({ result: { ok: apportion.ids } });
    expect(await machine()).toHaveLength(1);
    const dry = (await end('?dryRun=1')).result;
    expect(dry).toMatchObject({
      ok: [],
      failed: [{ no: unit.no, code: 'E-555' }],
      plans: [{ subDealerCode: unit.no, blockers: [{ docType: 'vehicle', count: 1 }] }],
    });
    expect((await end()).result.failed).toMatchObject([{ code: 'E-555' }]);
    expect(await detail('sun.sales', unit.id)).toMatchObject({ status: 'pass', vehicleCount: 1 });
  });

  test('closes it once the machine is back: its people are frozen and signed out', async () => {
    const { id } = (await machine())[0]!;
    expect(await post('d001.admin', 'vehicle/apportion', { ids: [id], subDealerCode: null, apportionDate: '2026-11-20' })).toMatchObject({
      result: { ok: [id] },
    });
    expect((await verb('sun.sales', 'terminate', [unit.id])).result.failed).toMatchObject([{ code: 'E-013' }]);
    expect(await end()).toMatchObject({ result: { ok: [unit.id] } });
    expect(await detail('sun.sales', unit.id)).toMatchObject({ status: 'closed', dealerStatus: 'terminated', allowedActions: [] });
    expect((await call(app, token, 'GET', '/sys/dict/version')).status).toBe(401);
    expect(await app.services.db.selectFrom('sysUser').select('status').where('username', '=', username).executeTakeFirst()).toEqual({ status: 2 });
    const node = await app.services.db.selectFrom('sysDepart').select('status').where('subDealerCode', '=', unit.no).executeTakeFirst();
    expect(node).toEqual({ status: 2 });
    expect(await options()).not.toContain(unit.no);
  });
});

describe('4 and 5: who', () => {
  test('others see nothing of it', async () => {
    const { id } = (await get('d001.admin', 'subDealer/list?keyword=D001-01')).result.records[0];
    for (const person of ['d002.admin', 'cis.service'] as const) {
      const foreign = await get(person, `subDealer/detail?id=${id}`);
      const absent = await get(person, `subDealer/detail?id=${'f'.repeat(32)}`);
      expect(codeOf(foreign)).toBe('E-012');
      expect({ ...foreign, timestamp: 0 }).toEqual({ ...absent, timestamp: 0 });
      expect((await get(person, 'subDealer/list')).result.records).toEqual([]);
    }
    expect((await verb('d002.admin', 'request', [id], { requestType: 'terminate', reason: 'other' })).result.failed).toMatchObject([{ no: '', code: 'E-012' }]);
  });

  test('each side has its own calls', async () => {
    const ids = [(await get('d001.admin', 'subDealer/list?keyword=D001-01')).result.records[0].id as string];
    const status = async (person: Person, path: string, body: object) =>
      (await call(app, tokens[person], 'POST', `/api/portal/subDealer/${path}`, body)).status;
    expect(await status('sun.sales', 'request', { ids, requestType: 'suspend', reason: 'other' })).toBe(403);
    expect(await status('sun.sales', 'cancelRequest', { ids })).toBe(403);
    expect(await status('d001.admin', 'decide', { ids, accept: 'Y' })).toBe(403);
    for (const name of ['suspend', 'reactivate', 'terminate'])
      expect(await status('d001.admin', name, { ids, reason: 'other', opinion: 'long enough' })).toBe(403);
    expect(await status('d001.service', 'request', { ids, requestType: 'suspend', reason: 'other' })).toBe(403);
  });
});

describe('the gate', () => {
  const question = { feedbackType: 'other', title: 'Terms', content: 'When do our terms begin?' };
  const user = async () => (await get('d00101.service', 'dealer/standing')).result;
  const idOf = async () => (await get('sun.sales', 'subDealer/list?keyword=D001-01')).result.records[0].id as string;

  test('a suspended sub-dealer is refused by its name; questions go on', async () => {
    const id = await idOf();
    expect(await verb('sun.sales', 'suspend', [id], { reason: 'compliance', opinion: 'no' })).toMatchObject({ result: { failed: [{ code: 'E-006' }] } });
    expect(await verb('sun.sales', 'suspend', [id], { reason: 'compliance', opinion: 'Missing licence' })).toMatchObject({ result: { ok: [id] } });
    expect(await user()).toMatchObject({ standstill: { name: 'Temuco' } });
    expect(await post('d00101.service', 'feedback/save', question)).toMatchObject({ success: true });
    const claim = { vin: 'X', faultDate: '2026-11-01' };
    expect((await post('d00101.service', 'warrantyClaim/save', claim)).success).toBe(false);
    const node = await app.services.db.selectFrom('sysDepart').select('status').where('subDealerCode', '=', 'D001-01').executeTakeFirst();
    expect(node).toEqual({ status: 1 });
    const contact = { contactType: 'sales', name: 'Luis Vera', phone: '+56 45 255 0100', isPrimary: 'N', language: 'es' };
    expect(codeOf(await post('d001.admin', 'contact/save', { ...contact, subDealerCode: 'D001-01' }))).toBe('E-553');
    expect(await post('d001.admin', 'contact/save', contact)).toMatchObject({ success: true });
    const role = await app.services.db.selectFrom('sysRole').select('id').where('roleCode', '=', 'DLR_SERVICE').executeTakeFirstOrThrow();
    const newUser = { username: 'temuco.new', realname: 'Luis Vera', userType: 'dealer', language: 'es', timezone: 'America/Santiago', roleIds: [role.id] };
    expect(codeOf(await as('d001.admin', 'POST', '/sys/user/add', { ...newUser, departIds: [departIds.B01A01A01] }))).toBe('E-553');
    expect(await as('d001.admin', 'POST', '/sys/user/add', { ...newUser, departIds: [departIds.B01A01] })).toMatchObject({ success: true });
    expect(await post('d001.admin', 'vehicle/apportion', { ids: ['1'.repeat(32)], subDealerCode: 'D001-01', apportionDate: '2026-11-20' })).toMatchObject({
      code: 422,
    });
  });

  test('a suspended dealer lets its sub-dealers rest without changing them', async () => {
    const id = await idOf();
    const { id: dealerId } = await app.services.db.selectFrom('dealer').select('id').where('dealerCode', '=', 'D001').executeTakeFirstOrThrow();
    await as('sun.sales', 'POST', '/mfr/dealer/suspend', { ids: [dealerId], reason: 'overdue', opinion: 'Three invoices are open' });
    expect((await verb('sun.sales', 'reactivate', [id])).result.failed).toMatchObject([{ code: 'E-551' }]);
    expect(codeOf(await post('d001.admin', 'subDealer/save', proposal({ name: 'Later' })))).toBe('E-551');
    const { id: contactId, version, subDealerCode } = (await get('d001.admin', 'contact/list?contactType=sales')).result.records[0];
    const contact = { contactType: 'sales', name: 'Luis Vera', phone: '+56 45 255 0101', isPrimary: 'Y', subDealerCode };
    expect(codeOf(await post('d001.admin', 'contact/save', { ...contact, contactType: 'parts' }))).toBe('E-551');
    expect(await post('d001.admin', 'contact/save', { ...contact, id: contactId, version })).toMatchObject({ success: true });
    expect((await verb('d001.admin', 'request', [id], { requestType: 'reactivate' })).result.failed).toMatchObject([{ code: 'E-551' }]);
    expect(await verb('d001.admin', 'request', [id], { requestType: 'terminate', reason: 'request' })).toMatchObject({ result: { ok: [id] } });
    await as('sun.sales', 'POST', '/mfr/dealer/reactivate', { ids: [dealerId], opinion: 'All is paid' });
    expect(await user()).toMatchObject({ standstill: { name: 'Temuco' } });
    expect(await verb('d001.admin', 'cancelRequest', [id])).toMatchObject({ result: { ok: [id] } });
    expect(await verb('sun.sales', 'reactivate', [id])).toMatchObject({ result: { ok: [id] } });
    expect(await user()).toEqual({ standstill: null, suspendedDeparts: null });
  });

  test('a dealer does not end before its sub-dealers', async () => {
    const { id } = await app.services.db.selectFrom('dealer').select('id').where('dealerCode', '=', 'D001').executeTakeFirstOrThrow();
    const end = { ids: [id], terminateDate: '2026-11-20', reason: 'performance', opinion: 'No sales for a year' };
    const { plans } = (await as('sun.sales', 'POST', '/mfr/dealer/terminate?dryRun=1', end)).result;
    expect(plans[0].blockers).toContainEqual(expect.objectContaining({ docType: 'subDealer', nos: expect.arrayContaining(['D001-01']) }));
  });

  test('where the dealer hands in, its sub-dealers do not', async () => {
    const rights = async () =>
      ((await as('d00101.service', 'GET', '/sys/permission/getUserPermissionByToken')).result.auth as { action: string }[]).map(({ action }) => action);
    expect(await rights()).toContain('warrantyClaim:submit');
    await setParameter(app.services, 'subDealer.directSubmit', 'N');
    await app.services.sessions.forget(app.services.db, '');
    expect(await rights()).not.toContain('warrantyClaim:submit');
    expect(await rights()).toContain('feedback:submit');
    await setParameter(app.services, 'subDealer.directSubmit', 'Y');
  });
});
