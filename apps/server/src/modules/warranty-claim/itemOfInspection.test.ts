/** A claim that repairs what the inspection of a machine found on its arrival. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../shared/database/database.ts';
import { machines } from '../../test/machineFixtures.ts';
import { arrivalStore } from '../arrival-accept/arrivalStore.ts';
import { emptyArrival, emptyLine, type ArrivalHeader } from '../arrival-accept/tables.ts';
import { type ClaimKit, createClaimKit } from './claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

/** A passed sheet with one failed item. @returns the ids of both */
async function inspected(item: object = {}, vin: string = machines.inStock): Promise<{ sheet: string; item: string }> {
  const { db } = kit;
  const { id: vehicleId, orgCode, dealerCode, dealerName } = await db.selectFrom('vehicle').selectAll().where('vin', '=', vin).executeTakeFirstOrThrow();
  // A machine has one sheet at a time.
  await db.deleteFrom('arrivalAccept').where('vehicleId', '=', vehicleId).execute();
  const sheet = newId();
  const line = {
    ...emptyLine,
    id: newId(),
    acceptId: sheet,
    lineNo: 1,
    itemCode: 'TR-026',
    itemResult: 'no_pass',
    handling: 'claim',
    handled: 'N',
    ...item,
  } as const;
  const header: ArrivalHeader = {
    ...emptyArrival,
    id: sheet,
    vehicleId,
    vin,
    orgCode,
    dealerCode,
    dealerName,
    status: 'pass',
    result: 'no_pass',
    createBy: 'd001.service',
    submitBy: 'd001.service',
    arrivalDate: '2026-11-01',
    deadline: '2026-11-16',
    createTime: '2026-11-01T10:00:00Z',
    failedCount: 1,
    openCount: 1,
    itemCount: 1,
    answeredCount: 1,
    auditBy: 'wang.service',
  };
  await arrivalStore.insert(db, { header, items: [line] }, '2026-11-01');
  return { sheet, item: line.id };
}

const beforeDelivery = { claimType: 'pre_delivery', vin: machines.inStock };
const itemOf = async (sheet: string) => (await kit.get('d001.service', `arrivalAccept/detail?id=${sheet}`)).result.items[0];

test('gives the item its number when it is handed in, and finishes it once it is approved', async () => {
  const { sheet, item } = await inspected();
  const claim = await kit.complete({ ...beforeDelivery, pdiItemId: item });
  expect(await itemOf(sheet)).toMatchObject({ claimNo: null, handled: 'N' });
  expect(await kit.submit('d001.service', claim, {}, '?confirm=1')).toMatchObject({ success: true });
  const { claimNo } = await kit.detail('d001.service', claim);
  expect(await itemOf(sheet)).toMatchObject({ claimNo, handled: 'N' });

  expect(await kit.check('zhao.manager', [claim], 'audit_succeeded')).toMatchObject({ success: true, result: { ok: [claim] } });
  expect(await itemOf(sheet)).toMatchObject({ claimNo, handled: 'Y' });
  expect((await kit.get('d001.service', `arrivalAccept/detail?id=${sheet}`)).result).toMatchObject({ status: 'pass', openCount: 0 });
  const told = await kit.db.selectFrom('message').select('event').where('docId', '=', sheet).execute();
  expect(told).toEqual([{ event: 'arrivalAccept.handled' }]);
});

test('keeps its item when it is saved again, whatever has become of the item', async () => {
  const { item } = await inspected();
  const id = await kit.complete({ ...beforeDelivery, pdiItemId: item });
  await kit.db.updateTable('arrivalAcceptItem').set({ handled: 'Y' }).where('id', '=', item).execute();
  const { version } = await kit.detail('d001.service', id);
  expect(await kit.save('d001.service', { id, version, pdiItemId: item, complaint: 'Leaks' })).toMatchObject({ success: true });
  expect(await kit.detail('d001.service', id)).toMatchObject({ pdiItemId: item });
});

test.each([
  ['that does not exist', async () => ({ pdiItemId: newId() })],
  ['of another machine', async () => ({ pdiItemId: (await inspected()).item, vin: machines.covered })],
  ['of another dealer', async () => ({ pdiItemId: (await inspected({}, machines.foreign)).item, vin: machines.foreign })],
  ['that passed', async () => ({ pdiItemId: (await inspected({ itemResult: 'pass', handling: null, handled: null })).item })],
  ['that is handled', async () => ({ pdiItemId: (await inspected({ handled: 'Y' })).item })],
  ['that waits for a part', async () => ({ pdiItemId: (await inspected({ handling: 'part_ordered' })).item })],
])('an item %s is refused, always alike', async (_what, claim) => {
  expect(await kit.save('d001.service', { ...beforeDelivery, ...(await claim()) })).toMatchObject({
    success: false,
    result: { errors: [{ field: 'pdiItemId', code: 'E-012' }] },
  });
});
