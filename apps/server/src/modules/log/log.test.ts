/** The operation log: what is written down, without secrets; who may read it; how long it is kept. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { logCleaning } from './logCleaning.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit({
    handlers: {
      todosSummary: () => {
        throw new TypeError('cannot read "Juan Pérez" of 4711');
      },
    },
  });
});
afterAll(() => kit.close());

const get = async (person: Person, path: string) => {
  await kit.app.services.operationLog.flush();
  return call(kit.app, kit.tokens[person], 'GET', path);
};
const entries = async (filters: string) => (await get('admin', `/sys/log/list?${filters}`)).body.result.records;

test('a change of the own password is written down without any password', async () => {
  const encode = (text: string) => Buffer.from(encodeURIComponent(text)).toString('base64');
  const body = { OldPassword: encode('not mine 1!'), NewPassword: encode('Secret-77!'), ConfirmPassword: encode('Secret-77!') };
  await call(kit.app, kit.tokens['d001.service'], 'POST', '/sys/user/updatePassword', body);
  const [{ id, ...entry }] = await entries('operation=updatePassword');
  expect(entry).toMatchObject({ logType: 'operation', title: 'Change own password', username: 'd001.service', outcome: 'refused', method: 'POST' });
  const { params } = (await get('admin', `/sys/log/detail?id=${id}`)).body.result;
  expect(JSON.parse(params)).toEqual({ OldPassword: '***', NewPassword: '***', ConfirmPassword: '***' });
  const { rows } = await sql<{ text: string }>`select string_agg(sys_log::text, ' ') as text from sys_log`.execute(kit.db);
  for (const secret of Object.values(body)) expect(rows[0]!.text).not.toContain(secret);
});

test('a document is named by its number, also where the call only knows its id', async () => {
  const id = await kit.submitted();
  const written = await entries('docType=warrantyClaim&logType=operation');
  const of = written.filter(({ docId }: { docId: string }) => docId === id);
  expect(of.length).toBeGreaterThan(1);
  expect(new Set(of.map(({ docNo }: { docNo: string }) => docNo)).size).toBe(1);
  expect(of[0]).toMatchObject({
    docNo: expect.stringMatching(/^WC/),
    operationId: 'approvalsSubmit',
    title: 'Submit a document',
    dealerCode: 'D001',
    outcome: 'success',
  });
});

test('what was denied is written down, what was only read is not', async () => {
  await call(kit.app, kit.tokens['d001.parts'], 'POST', '/mfr/marketGroup/add', { code: 'AA', nameZh: '一', nameEn: 'A', region: 'asia' });
  expect(await entries('logType=denied&username=d001.parts')).toMatchObject([{ outcome: 'refused', errorCode: 'forbidden', title: 'Dealers · Add' }]);
  expect(await entries('operation=warrantyClaimsList')).toEqual([]);
});

test('workbooks that were taken away are downloads', async () => {
  await kit.app.inject({ url: '/mfr/marketGroup/exportXls?keyword=lat', headers: { 'x-access-token': kit.tokens['sun.sales'] } });
  const [{ id, ...entry }] = await entries('logType=download');
  expect(entry).toMatchObject({ username: 'sun.sales', operationId: 'marketGroupsExportXls' });
  expect((await get('admin', `/sys/log/detail?id=${id}`)).body.result.params).toContain('lat');
});

test('exceptions of the same cause are one entry, without values, and administrators hear of the first', async () => {
  for (let n = 0; n < 3; n += 1) expect((await call(kit.app, kit.tokens['d001.service'], 'GET', '/api/portal/todo/summary')).status).toBe(500);
  const found = await entries('logType=exception');
  expect(found).toMatchObject([{ count: 3, outcome: 'failed', operationId: 'todosSummary' }]);
  const { exception } = (await get('admin', `/sys/log/detail?id=${found[0].id}`)).body.result;
  expect(exception).toMatch(/^TypeError: cannot read "…" of #\nat /);
  expect(exception.split('\n').length).toBeLessThanOrEqual(21);
  const messages = (await get('admin', '/sys/message/list?pageSize=100')).body.result.records.filter(({ title }: { title: string }) =>
    title.startsWith('Unexpected error'),
  );
  expect(messages).toHaveLength(1);
});

test('only for those who may see the log', async () => {
  for (const path of ['list', 'detail?id=' + 'a'.repeat(32), 'exportXls']) expect((await get('zhao.manager', `/sys/log/${path}`)).status).toBe(403);
  expect((await get('zhao.manager', '/sys/dataLog/search')).status).toBe(403);
  expect((await get('admin', `/sys/log/detail?id=${'a'.repeat(32)}`)).body).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
});

test('changes are found across records, with names of fields in the language of the reader', async () => {
  await call(kit.app, kit.tokens['sun.sales'], 'POST', '/mfr/marketGroup/add', { code: 'OCE', nameZh: '大洋洲', nameEn: 'Oceania', region: 'asia' });
  const { records } = (await get('admin', '/sys/dataLog/search?docType=marketGroup&operator=sun')).body.result;
  expect(records).toMatchObject([{ docNo: 'OCE', operator: 'sun.sales', summary: expect.stringContaining('→ Oceania') }]);
  expect(records[0].summary).toContain('Region: – → Asia;');
  expect(records[0].summary).not.toContain('undefined');
});

test('a batch that cannot be written is lost as a whole, and the next one is written', async () => {
  const { operationLog } = kit.app.services;
  const [entry] = await kit.db.selectFrom('sysLog').selectAll().limit(1).execute();
  operationLog.add(entry!);
  await operationLog.flush();
  await call(kit.app, kit.tokens['d001.parts'], 'POST', '/mfr/product/add', {});
  expect(await entries('logType=denied&operation=productMastersAdd')).toHaveLength(1);
});

test('a burst of entries is written as a whole', async () => {
  const { operationLog } = kit.app.services;
  const [entry] = await kit.db.selectFrom('sysLog').selectAll().where('fingerprint', 'is', null).limit(1).execute();
  for (let n = 0; n < 4000; n += 1) operationLog.add({ ...entry!, id: String(n).padStart(32, 'b'), requestId: 'burst' });
  await operationLog.flush();
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sys_log where request_id = 'burst'`.execute(kit.db);
  expect(rows[0]!.n).toBe(4000);
});

test('entries are kept as long as their type says', async () => {
  await setParameter(kit.app.services, 'log.operationDays', '30');
  const now = kit.app.services.now().getTime();
  const row = (id: string, logType: string, daysAgo: number) => ({
    id: id.padEnd(32, '0'),
    logType,
    createTime: new Date(now - daysAgo * 86_400_000).toISOString(),
  });
  const rows = [row('1', 'operation', 31), row('2', 'operation', 29), row('3', 'unmask', 31), row('4', 'exception', 91), row('5', 'exception', 31)];
  const [sample] = await kit.db.selectFrom('sysLog').selectAll().limit(1).execute();
  await kit.db
    .insertInto('sysLog')
    .values(rows.map((one) => ({ ...sample!, ...one, fingerprint: null })))
    .execute();
  const deleted = await logCleaning.run({
    services: kit.app.services,
    today: '2026-03-10',
    signal: new AbortController().signal,
    transaction: (work) => inTransaction(kit.db, work),
  });
  expect(deleted).toBe(2);
  const left = await kit.db
    .selectFrom('sysLog')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  expect(left.map(({ id }) => id[0])).toEqual(['2', '3', '5']);
});
