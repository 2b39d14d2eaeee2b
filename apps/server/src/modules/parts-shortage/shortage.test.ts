/** What a dealer should order: against safety stock, what is there, on its way and ordered. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../documents/systemContext.ts';
import { transact, type TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { inShipping, moveStock, openWarehouses } from '../stock/service.ts';
import { stockShortage } from './stockShortage.ts';

let kit: ClaimKit;
const inside = <T>(work: (context: TrxContext) => Promise<T>) => transact(systemContext(kit.app.services), work);
beforeAll(async () => {
  kit = await createClaimKit();
  await inside(async (context) => {
    for (const unit of [{ dealerCode: 'D001' }, { dealerCode: 'D002' }]) await openWarehouses(context, unit);
  });
  const part = (partsCode: string, change: object = {}) => ({
    id: newId(),
    partsCode,
    name: JSON.stringify({ 'zh-cn': partsCode, en: partsCode }),
    unit: 'pc',
    partsCategory: 'wear',
    ...change,
  });
  await kit.db
    .insertInto('parts')
    .values([part('SAFE-NEW', { minOrderMultiple: 5 }), part('SAFE-1'), part('SAFE-2')] as never)
    .execute();
  await kit.db
    .insertInto('parts')
    .values([part('SAFE-OLD', { replacedBy: 'SAFE-NEW' })] as never)
    .execute();
  for (const [partsCode, qty, safety] of [
    ['SAFE-OLD', 2, 6],
    ['SAFE-1', 1, 4],
    ['SAFE-2', 4, 4],
  ] as const) {
    const move = { moveType: 'opening', source: 'partsStock', sourceId: newId(), unitCost: 1 };
    await inside((context) => moveStock(context, { dealerCode: 'D001', partsCode, qty, ...move }));
    await kit.db.updateTable('partsStock').set({ safetyQty: safety }).where('partsCode', '=', partsCode).execute();
  }
  // What is blocked does not help.
  const blocked = { moveType: 'opening', source: 'partsStock', sourceId: newId(), unitCost: 1, warehouse: 'DAMAGED' };
  await inside((context) => moveStock(context, { dealerCode: 'D001', partsCode: 'SAFE-1', qty: 9, ...blocked }));
});
afterAll(() => kit.close());

const list = async (person: Person = 'd001.parts') => (await kit.get(person, 'parts/stockShortage?column=partsCode&order=asc')).result.records;

test('counts what is on its way, orders the successor in its multiple, and lists nothing of others', async () => {
  expect(await list()).toMatchObject([
    { partsCode: 'SAFE-1', availableQty: 1, shippingQty: 0, openOrderQty: 0, safetyQty: 4, orderCode: 'SAFE-1', proposedQty: 3 },
    { partsCode: 'SAFE-OLD', availableQty: 2, orderCode: 'SAFE-NEW', proposedQty: 5 },
  ]);
  await inside((context) => inShipping(context, { dealerCode: 'D001', lines: [{ partsCode: 'SAFE-1', qty: 2 }] }));
  expect(await list()).toMatchObject([{ partsCode: 'SAFE-1', shippingQty: 2, proposedQty: 1 }, { partsCode: 'SAFE-OLD' }]);
  expect(await list('d002.service')).toEqual([]);
  expect(await list('zhao.manager')).toHaveLength(2);
});

test('begins a draft order; an order that is handed in counts as ordered', async () => {
  const lines = [
    { partsCode: 'safe-1', qty: 1 },
    { partsCode: 'SAFE-NEW', qty: 5 },
    { partsCode: 'SAFE-1', qty: 2 },
  ];
  const begun = await kit.post('d001.parts', 'parts/stockShortage/order', { lines });
  expect(begun, JSON.stringify(begun)).toMatchObject({ success: true, result: { status: 'draft', no: expect.stringMatching(/^PO/) } });
  const { result: order } = await kit.get('d001.parts', `partsOrder/detail?id=${begun.result.id}`);
  expect(order.lines.map(({ partsCode, qty }: { partsCode: string; qty: number }) => [partsCode, qty])).toEqual([
    ['SAFE-1', 3],
    ['SAFE-NEW', 5],
  ]);
  expect(await list()).toHaveLength(2);
  await sql`update parts_order set status = 'submitted' where id = ${begun.result.id}`.execute(kit.db);
  expect(await list()).toEqual([]);
  await sql`update parts_order set status = 'draft' where id = ${begun.result.id}`.execute(kit.db);
  expect(await kit.status('d001.service', 'POST', 'parts/stockShortage/order', { lines })).toBe(403);
});

test('the parts desk of the dealer hears of it', async () => {
  const job = { services: kit.app.services, today: '2026-11-23', signal: new AbortController().signal };
  expect(await stockShortage.run({ ...job, transaction: (work) => inside(({ db }) => work(db)) })).toBe(1);
  const told = await kit.db
    .selectFrom('message')
    .innerJoin('sysUser', 'sysUser.id', 'message.userId')
    .select(['sysUser.username', 'message.params'])
    .where('event', '=', 'stock.shortage')
    .execute();
  expect(told).toEqual([{ username: 'd001.parts', params: expect.objectContaining({ n: 2 }) }]);
});

test('a part that lies in two warehouses is short once, whichever of them lacks it, and not where the other has enough', async () => {
  await kit.post('d001.parts', 'parts/warehouseSave', { code: 'YARD', name: 'Yard' });
  const more = { moveType: 'opening', source: 'partsStock', sourceId: newId(), unitCost: 1 };
  const inYard = (partsCode: string, qty: number, safetyQty: number) =>
    inside(async (context) => {
      await moveStock(context, { dealerCode: 'D001', partsCode, qty, warehouse: 'YARD', ...more, sourceId: newId() });
      await context.db.updateTable('partsStock').set({ safetyQty }).where('partsCode', '=', partsCode).where('warehouse', '=', 'YARD').execute();
    });
  const shortOf = async (partsCode: string) => (await list()).filter((row: { partsCode: string }) => row.partsCode === partsCode);
  await inYard('SAFE-2', 1, 3);
  expect(await shortOf('SAFE-2')).toMatchObject([{ availableQty: 5, safetyQty: 7, proposedQty: 2 }]);
  await inside((context) => moveStock(context, { dealerCode: 'D001', partsCode: 'SAFE-2', qty: 2, ...more, sourceId: newId() }));
  expect(await shortOf('SAFE-2')).toEqual([]);
});
