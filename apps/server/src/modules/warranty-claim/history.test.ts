/** The change history of a claim: what was changed, in which line, from what to what. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeChangeLog } from '../../shared/change-log/changeLog.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, completeClaim, createClaimKit, type Person } from './claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

type Entry = { change: string; line: string | null; field: string; oldValue: string | null; newValue: string | null; operator: string };

const historyOf = async (person: Person, id: string): Promise<Entry[]> => {
  const { body } = await call(kit.app, kit.tokens[person], 'GET', `/sys/dataLog/list?docType=warrantyClaim&id=${id}`);
  expect(body.success, body.message).toBe(true);
  return body.result;
};
/** The entries of lines, as `change line field: old -> new`. */
const told = (entries: readonly Entry[]): string[] =>
  entries.filter(({ line }) => line !== null).map(({ change, line, field, oldValue, newValue }) => `${change} ${line} ${field}: ${oldValue} -> ${newValue}`);

test('a new claim has none', async () => {
  expect(await historyOf('d001.service', await kit.complete())).toEqual([]);
});

test('a save records changed, added and removed lines', async () => {
  const id = await kit.complete();
  const { version, bugList, detailList, partsList } = await kit.detail('d001.service', id);
  const [pump, , sensor] = partsList;
  const saved = await kit.save('d001.service', {
    id,
    version,
    technician: 'M. Lagos',
    bugList: [{ id: bugList[0].id, correction: 'Pump and seal replaced' }, { id: bugList[1].id }],
    detailList: [{ id: detailList[0].id, claimHours: 2 }],
    partsList: [{ id: pump.id }, { id: sensor.id, qty: 2 }, { bugNo: 2, partsCode: 'FILTER-1', qty: 1, sourceType: 'local_purchase' }],
  });
  expect(saved.success, JSON.stringify(saved)).toBe(true);
  const entries = await historyOf('d001.service', id);
  expect(entries).toContainEqual(expect.objectContaining({ change: 'changed', line: null, field: 'technician', oldValue: 'J. Paredes', newValue: 'M. Lagos' }));
  expect(told(entries)).toEqual([
    'changed bugList/1/HYD-014 correction: Pump replaced -> Pump and seal replaced',
    'changed detailList/1/HYD-0140-20 claimHours: 2.5 -> 2',
    'removed detailList/2/ELE-0030-10 claimHours: 0.8 -> null',
    'removed detailList/2/ELE-0030-10 hourCode: ELE-0030-10 -> null',
    'removed partsList/1/SEAL-1 coreDisposition: scrap_allowed -> null',
    'removed partsList/1/SEAL-1 isCausal: N -> null',
    'removed partsList/1/SEAL-1 partsCode: SEAL-1 -> null',
    'removed partsList/1/SEAL-1 qty: 2 -> null',
    'removed partsList/1/SEAL-1 sourceType: own_stock -> null',
    'added partsList/2/FILTER-1 coreDisposition: null -> scrap_allowed',
    'added partsList/2/FILTER-1 isCausal: null -> N',
    'added partsList/2/FILTER-1 partsCode: null -> FILTER-1',
    'added partsList/2/FILTER-1 qty: null -> 1',
    'added partsList/2/FILTER-1 sourceType: null -> local_purchase',
    'changed partsList/2/SENSOR-1 qty: 1 -> 2',
  ]);
});

test('a line that moves to another fault was removed there and added here', async () => {
  const id = await kit.complete();
  const { version, bugList, partsList } = await kit.detail('d001.service', id);
  await kit.post('d001.service', 'warrantyClaim/partsSave', { claimId: id, version, id: partsList[1].id, bugId: bugList[1].id });
  const lines = told(await historyOf('d001.service', id));
  expect(lines).toContain('removed partsList/1/SEAL-1 qty: 2 -> null');
  expect(lines).toContain('added partsList/2/SEAL-1 qty: null -> 2');
});

test('calls for single lines and the review are recorded, too, with who did it', async () => {
  const id = await kit.complete();
  const { version, partsList } = await kit.detail('d001.service', id);
  await kit.post('d001.admin', 'warrantyClaim/partsSave', { claimId: id, version, id: partsList[1].id, qty: 3 });
  await kit.submit('d001.service', id, {}, '?confirm=1');
  const submitted = await kit.detail('wang.service', id);
  const approved = await kit.check('wang.service', [id], 'pass', {
    version: submitted.version,
    lines: { parts: [{ id: partsList[1].id, auditQty: 1 }], deductReason: 'One is enough' },
  });
  expect(approved.success, JSON.stringify(approved)).toBe(true);
  const entries = (await historyOf('d001.service', id)).filter(({ line }) => line === 'partsList/1/SEAL-1');
  expect(entries.map(({ field, oldValue, newValue, operator }) => [operator, field, oldValue, newValue])).toEqual(
    expect.arrayContaining([
      ['wang.service', 'auditQty', null, '1'],
      ['d001.admin', 'qty', '2', '3'],
    ]),
  );
});

test('it is for users who may see the claim', async () => {
  const id = await kit.complete(completeClaim());
  const { body } = await call(kit.app, kit.tokens['d002.service'], 'GET', `/sys/dataLog/list?docType=warrantyClaim&id=${id}`);
  expect(body).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
});

test('it shows nothing that the claim shows masked', async () => {
  const id = await kit.complete();
  const changes = ['contactPhone', 'ownerName', 'internalNote', 'technician'].map((field) => ({ field, oldValue: null, newValue: 'x' }));
  await inTransaction(kit.db, (trx) => writeChangeLog(trx, { docType: 'warrantyClaim', id, no: 'X', user: { username: 'x', realname: 'x' }, changes }));
  const fields = async (person: Person) => (await historyOf(person, id)).map(({ field }) => field).toSorted();
  expect(await fields('wang.service')).toEqual(['contactPhone', 'internalNote', 'ownerName', 'technician']);
  expect(await fields('admin')).toEqual(['internalNote', 'ownerName', 'technician']);
  expect(await fields('d001.service')).toEqual(['contactPhone', 'technician']);
});
