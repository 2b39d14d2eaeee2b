/** Every kind of record that takes files: who may add them, who may see them, and what the others are told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machines } from '../../test/machineFixtures.ts';
import { multipart } from '../../test/multipart.ts';
import { pdf, png } from '../../test/filesKit.ts';
import { call, signIn } from '../../test/testApp.ts';
import { createClaimKit, type ClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { cleanFiles } from './cleanFiles.ts';

let kit: ClaimKit;
const records: Record<string, string> = {};
beforeAll(async () => {
  kit = await createClaimKit();
  records['vehicle'] = (await kit.db.selectFrom('vehicle').select('id').where('vin', '=', machines.covered).executeTakeFirstOrThrow()).id;
  records['parts'] = (await kit.db.selectFrom('parts').select('id').where('partsCode', '=', 'SEAL-1').executeTakeFirstOrThrow()).id;
  const notice = {
    noticeType: 'policy',
    targetScope: 'dealer',
    targetIds: ['D001'],
    title: { en: 'A' },
    content: { en: '<p>a</p>' },
  };
  const added = (await call(kit.app, kit.tokens['zhao.manager'], 'POST', '/mfr/publicnotice/add', notice)).body.result;
  await call(kit.app, kit.tokens['zhao.manager'], 'POST', '/mfr/publicnotice/publish', added);
  records['public_notice'] = added.id;
  records['dealer'] = (
    await kit.db.selectFrom('sysDepart').select('id').where('dealerCode', '=', 'D001').where('orgCategory', '=', 3).executeTakeFirstOrThrow()
  ).id;
  records['warranty_claim'] = await kit.complete();
});
afterAll(() => kit.close());

async function attach(person: Person, tableName: string, columnName: string, id = records[tableName]!): Promise<{ errorCode?: string; id?: string }> {
  const file = columnName === '' || columnName === 'attachments' ? { filename: 'a.pdf', content: pdf } : { filename: 'a.png', content: await png() };
  const { payload, headers } = multipart({ tableName, tableId: id, columnName }, file);
  const reply = await kit.app.inject({
    method: 'POST',
    url: '/api/portal/attach/upload',
    payload,
    headers: { ...headers, 'x-access-token': kit.tokens[person] },
  });
  return reply.statusCode === 403 ? { errorCode: '403' } : reply.json().result;
}
const get = async (person: Person, path: string) => (await call(kit.app, kit.tokens[person], 'GET', `/api/portal/attach/${path}`)).body;

interface Family {
  table: string;
  slot: string;
  /** May add files. */
  keeper: Person;
  /** Sees them and may not add any; none where everybody who sees them may. */
  reader?: Person;
  /** Of another dealer: to them there is no such record. None where every dealer knows the record. */
  stranger?: Person;
}
const families: readonly Family[] = [
  { table: 'warranty_claim', slot: 'video', keeper: 'd001.service', reader: 'wang.service', stranger: 'd002.service' },
  { table: 'vehicle', slot: '', keeper: 'zhao.manager', reader: 'd001.service', stranger: 'd002.service' },
  { table: 'parts', slot: 'picture', keeper: 'chen.parts', reader: 'd001.service' },
  { table: 'dealer', slot: 'licence', keeper: 'sun.sales', reader: 'd001.admin' },
  { table: 'public_notice', slot: 'attachments', keeper: 'zhao.manager', reader: 'd001.service', stranger: 'd002.service' },
];

describe.each(families)('files of $table', ({ table, slot, keeper, reader, stranger }) => {
  test('are added by who keeps the record, and seen with it', async () => {
    const { id } = await attach(keeper, table, slot === 'video' ? '' : slot);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    for (const person of [keeper, ...(reader ? [reader] : [])]) {
      const { result } = await get(person, `list?tableName=${table}&tableId=${records[table]}`);
      expect(result.records.map((file: { id: string }) => file.id)).toContain(id);
    }
    if (reader) expect((await attach(reader, table, '')).errorCode).toBe('E-002');
    expect((await attach(keeper, table, 'nowhere')).errorCode).toBe('attach.unknownSlot');
  });

  test('of a foreign record and of none get the same answers', async () => {
    const outsider = stranger ?? keeper;
    const id = stranger ? records[table]! : 'e'.repeat(32);
    const list = await get(outsider, `list?tableName=${table}&tableId=${id}`);
    const absent = await get(outsider, `list?tableName=${table}&tableId=${'f'.repeat(32)}`);
    expect({ ...list, timestamp: 0 }).toEqual({ ...absent, timestamp: 0 });
    expect(list.result.errorCode).toBe('E-012');
    expect(await attach(outsider, table, '', id)).toEqual(await attach(outsider, table, '', 'f'.repeat(32)));
    if (!stranger) return;
    const [file] = (await get(keeper, `list?tableName=${table}&tableId=${id}`)).result.records;
    const foreign = await get(outsider, `download?id=${file.id}`);
    const none = await get(outsider, `download?id=${'f'.repeat(32)}`);
    expect({ ...foreign, timestamp: 0 }).toEqual({ ...none, timestamp: 0 });
  });

  test('stay as long as their record', async () => {
    const count = async () => (await kit.db.selectFrom('attach').select('id').where('tableName', '=', table).execute()).length;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await cleanFiles({ ...kit.app.services, now: () => new Date(Date.now() + 25 * 3_600_000) });
    expect(await count()).toBe(before);
  });
});

test("a dealer's licence is nothing to another dealer, nor are files of a department that is none", async () => {
  const stranger = await signIn(kit.app, 'd002.admin');
  const list = async (id: string) => (await call(kit.app, stranger, 'GET', `/api/portal/attach/list?tableName=dealer&tableId=${id}`)).body;
  expect((await list(records['dealer']!)).result.errorCode).toBe('E-012');
  const own = await kit.db.selectFrom('sysDepart').select('id').where('dealerCode', '=', 'D002').where('orgCategory', '=', 3).executeTakeFirstOrThrow();
  expect((await list(own.id)).success).toBe(true);
  const ofMaker = await kit.db.selectFrom('sysDepart').select('id').where('orgCategory', '=', 2).executeTakeFirstOrThrow();
  expect((await attach('admin', 'dealer', 'licence', ofMaker.id)).errorCode).toBe('E-601');
});

test('a part that is no longer in use is nothing to dealers', async () => {
  await kit.db.updateTable('parts').set({ enabled: 'N' }).where('id', '=', records['parts']!).execute();
  expect((await get('d001.parts', `list?tableName=parts&tableId=${records['parts']}`)).result.errorCode).toBe('E-012');
  expect((await get('chen.parts', `list?tableName=parts&tableId=${records['parts']}`)).success).toBe(true);
});
