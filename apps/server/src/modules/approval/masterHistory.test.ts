/** Who reads how masters were kept. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeChangeLog } from '../../shared/change-log/changeLog.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { machines } from '../../test/machineFixtures.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const post = async (person: Person, path: string, body: object) => (await call(kit.app, kit.tokens[person], 'POST', path, body)).body;
const read = async (person: Person, docType: string, id: string) => call(kit.app, kit.tokens[person], 'GET', `/sys/dataLog/list?docType=${docType}&id=${id}`);
const fields = async (person: Person, docType: string, id: string) =>
  (await read(person, docType, id)).body.result.map(({ field }: { field: string }) => field);

const names = { nameZh: '件', nameEn: 'Piece' };
const masters = {
  bugSystem: ['zhao.manager', '/mfr/bugSystem/add', { code: 'LOG', ...names }, 'code'],
  bugCode: ['zhao.manager', '/mfr/bugCode/add', { bugCode: 'LOG-1', bugSystem: 'hydraulic', ...names }, 'bugCode'],
  serviceCode: [
    'zhao.manager',
    '/mfr/serviceCode/add',
    { hourCode: 'LOG-2', bugSystem: 'hydraulic', standardHours: 1, validFrom: '2026-01-01', ...names },
    'hourCode',
  ],
  parts: ['chen.parts', '/mfr/parts/add', { partsCode: 'LOG-3', unit: 'pc', partsCategory: 'wear', costPrice: 5, ...names }, 'costPrice'],
  partsPrice: ['chen.parts', '/mfr/partsPrice/add', { partsCode: 'SEAL-1', currency: 'EUR', price: 10, validFrom: '2026-01-01' }, 'price'],
} as const;

test.each(Object.entries(masters))('%s: the maker’s people read it, dealers do not', async (docType, [person, path, body, field]) => {
  const added = await post(person, path, body);
  expect(added.success, JSON.stringify(added)).toBe(true);
  expect(await fields(person, docType, added.result.id)).toContain(field);
  const dealer = await read('d001.service', docType, added.result.id);
  expect(dealer.status === 403 || dealer.body.result.errorCode === 'E-012', JSON.stringify(dealer.body)).toBe(true);
  expect((await read(person, docType, 'f'.repeat(32))).body.result.errorCode).toBe('E-012');
});

test('a machine’s is read by whoever sees the machine, phones and papers of owners only by those who may know them', async () => {
  const { id } = await kit.db.selectFrom('vehicle').select('id').where('vin', '=', machines.covered).executeTakeFirstOrThrow();
  const changes = ['color', 'ownerPhone', 'ownerIdNo', 'endUserPhone'].map((field) => ({ field, oldValue: null, newValue: 'x' }));
  await inTransaction(kit.db, (trx) => writeChangeLog(trx, { docType: 'vehicle', id, no: machines.covered, user: { username: 'x', realname: 'x' }, changes }));
  expect(await fields('wang.service', 'vehicle', id)).toEqual(expect.arrayContaining(['color', 'endUserPhone', 'ownerIdNo', 'ownerPhone']));
  expect(await fields('admin', 'vehicle', id)).toEqual(['color']);
  expect(await fields('d001.service', 'vehicle', id)).toHaveLength(4);
  expect((await read('d002.service', 'vehicle', id)).body.result.errorCode).toBe('E-012');
});

test('of a table that is no master there is none', async () => {
  expect((await read('admin', 'sysUser', 'f'.repeat(32))).body.result.errorCode).toBe('E-012');
});
