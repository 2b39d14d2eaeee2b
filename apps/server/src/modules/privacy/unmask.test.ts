import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertMachines } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  await insertMachines(app.services.db);
  for (const name of ['sun.sales', 'wang.service', 'admin', 'd001.admin', 'chen.parts']) tokens[name] = await signIn(app, name);
  ({ id } = await app.services.db
    .updateTable('vehicle')
    .set({ ownerPhone: '+56 9 5550 1402', ownerIdNo: null })
    .where('dealerCode', '=', 'D001')
    .returning('id')
    .executeTakeFirstOrThrow());
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.db.deleteFrom('sysLog').execute();
  await app.services.db.deleteFrom('callCount').execute();
});

const ask = (person: string, change: object = {}) =>
  call(app, tokens[person], 'POST', '/sys/unmask', { docType: 'vehicle', id, field: 'ownerPhone', reason: 'Recall by phone', ...change });
const looks = () => app.services.db.selectFrom('sysLog').selectAll().where('logType', '=', 'unmask').execute();

test('whoever says why sees the number, and it is written down without it', async () => {
  const detail = (await call(app, tokens['sun.sales'], 'GET', `/api/portal/vehicle/detail?id=${id}`)).body.result;
  expect(detail.ownerPhone).toContain('****');
  const answer = await ask('sun.sales');
  expect(answer.body.result).toEqual({ value: '+56 9 5550 1402' });
  expect(answer.headers['cache-control']).toContain('no-store');
  const [look, ...others] = await looks();
  expect(others).toEqual([]);
  expect(look).toMatchObject({ username: 'sun.sales', docType: 'vehicle', docId: id, outcome: 'success', ip: '127.0.0.1' });
  expect(look!.docNo).toMatch(/^\w{17}$/);
  expect(JSON.parse(look!.params!)).toEqual({ field: 'ownerPhone', reason: 'Recall by phone' });
  expect(JSON.stringify(look)).not.toContain('5550');
  expect((await call(app, tokens.admin, 'GET', '/sys/log/list?logType=unmask')).body.result.records).toMatchObject([{ username: 'sun.sales' }]);
  expect((await ask('sun.sales', { field: 'ownerIdNo' })).body.result).toEqual({ value: null });
});

test.each(['wang.service', 'admin', 'd001.admin'])('%s has no right to', async (person) => {
  expect((await ask(person)).status).toBe(403);
  expect(await looks()).toEqual([]);
});

test.each([
  ['no reason', { reason: '  no  ' }, 'E-006'],
  ['a record that is not there', { id: 'f'.repeat(32) }, 'E-012'],
  ['a field of another kind', { field: 'contactPhone' }, 'E-012'],
  ['a machine as a claim', { docType: 'warrantyClaim', field: 'contactPhone' }, 'E-012'],
])('%s is refused', async (_what, change, code) => {
  expect((await ask('sun.sales', change)).body.result.errorCode).toBe(code);
  expect(await looks()).toEqual([]);
});

test('who does not see machines sees no numbers of theirs', async () => {
  expect((await ask('chen.parts')).body.result.errorCode).toBe('E-012');
});

test.each([{ field: 'vin' }, { field: 'accountNumber' }, { docType: 'dealer' }, { id: "x' or 1=1" }])('%j breaks the contract', async (change) => {
  expect((await ask('sun.sales', change)).status).toBe(400);
});

test('thirty an hour, also at once', async () => {
  const answers = await Promise.all(Array.from({ length: 31 }, () => ask('sun.sales')));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(30);
  expect(answers.find(({ body }) => !body.success)!.body.result.errorCode).toBe('E-582');
  expect(await looks()).toHaveLength(30);
});

test('the role of the administrator never gets it', async () => {
  const { records } = (await call(app, tokens.admin, 'GET', '/sys/role/list?pageSize=100')).body.result;
  const { id: role } = records.find(({ roleCode }: { roleCode: string }) => roleCode === 'SYS_ADMIN');
  const { roleName, permissions, version } = (await call(app, tokens.admin, 'GET', `/sys/role/queryById?id=${role}`)).body.result;
  const answer = await call(app, tokens.admin, 'POST', '/sys/role/edit', {
    id: role,
    version,
    roleName,
    dataScope: 'ALL',
    permissions: [...permissions, 'privacy:unmask'],
  });
  expect(answer.body.result.errors).toMatchObject([{ code: 'role.administratorDecides' }]);
});
