/** What packing lists, receipts and cancellations make of an order. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { shipReserved } from '../maker-stock/service.ts';
import { createOrderKit, type OrderKit } from './orderTestKit.ts';
import { arriveLines, createResendOrder, mayBePacked, openOrderQty, packLines, recallLines, shipLines } from './service.ts';
import { sql } from 'kysely';

let kit: OrderKit;
beforeAll(async () => {
  kit = await createOrderKit();
});
afterAll(() => kit.app.close());
afterEach(() => kit.mustAddUp());

const seal = (qty: number) => ({ partsCode: 'SEAL-1', qty });
const lineOf = async (id: string): Promise<string> => ((await kit.detail(id))['lines'] as unknown as { id: string }[])[0]!.id;
const pack = (lineId: string, qty: number) => kit.inside((context) => packLines(context, { lines: [{ orderLineId: lineId, qty }] }), 'chen.parts');
/** Ships what is packed, with the maker's stock. */
const ship = (lineId: string, qty: number) =>
  kit.inside(async (context) => {
    await shipLines(context, { lines: [{ orderLineId: lineId, qty }], shipmentDate: '2026-11-20' });
    const list = { source: 'packingList', sourceId: newId(), sourceNo: 'PL-TEST', dealerCode: 'D001' } as const;
    await shipReserved(context, { ...list, key: '1', lines: [{ lineId: newId(), orderLineId: lineId, qty }] });
  }, 'chen.parts');
const arrive = (lineId: string, arrivedQty: number, shortQty = 0) =>
  kit.inside((context) => arriveLines(context, { lines: [{ orderLineId: lineId, arrivedQty, shortQty }], day: '2026-11-25' }), 'd001.parts');
const refusalOf = (work: Promise<unknown>) => work.then(() => null).catch((error: { text: { code: string } }) => error.text.code);
const mayPack = (...orderIds: string[]) => refusalOf(kit.inside((context) => mayBePacked(context, { orderIds }), 'chen.parts'));
const cancelOpen = async (id: string, lines?: { lineId: string; qty: number }[]) => {
  const { version } = (await kit.detail(id)) as unknown as { version: number };
  return kit.post('chen.parts', 'partsOrder/cancelOpen', { id, version, ...(lines && { lines }), reason: 'not made any more' });
};
const log = async (id: string) =>
  ((await kit.get('chen.parts', `approval/log?docType=partsOrder&id=${id}`)).result as { action: string; operator: string }[]).map(
    ({ action, operator }) => `${action} ${operator}`,
  );

test('an order is shipped when its last open piece has left, and closed when all has arrived', async () => {
  await kit.setBalance(1000);
  const id = await kit.confirmed([seal(10)]);
  const line = await lineOf(id);
  await pack(line, 4);
  expect(await kit.detail(id)).toMatchObject({ status: 'paid', shipStatus: 'not_shipped', lines: [{ packedQty: 4, openQty: 6 }] });
  expect(await refusalOf(pack(line, 6.01))).toBe('E-310');
  await ship(line, 4);
  expect(await kit.detail(id)).toMatchObject({ status: 'paid', shipStatus: 'partial', shipmentDate: '2026-11-20', lines: [{ lineStatus: 'partly_shipped' }] });
  await pack(line, 6);
  await pack(line, -1);
  await pack(line, 1);
  await ship(line, 6);
  expect(await kit.detail(id)).toMatchObject({ status: 'shipped', shipStatus: 'shipped', lines: [{ lineStatus: 'shipped', openQty: 0 }] });
  await arrive(line, 4);
  expect(await kit.detail(id)).toMatchObject({ status: 'shipped', arrivalDate: '2026-11-25' });
  await arrive(line, 5, 1);
  expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'arrived', lines: [{ arrivedQty: 9, shortQty: 1, lineStatus: 'arrived' }] });
  expect((await log(id)).slice(2)).toEqual(['ship system', 'arrive system']);
});

test('a shipment that is recalled takes the order back to what it was', async () => {
  await kit.setBalance(1000);
  const id = await kit.confirmed([seal(3)]);
  const line = await lineOf(id);
  await pack(line, 3);
  await kit.inside(async (context) => {
    await shipLines(context, { lines: [{ orderLineId: line, qty: 3 }], shipmentDate: '2026-11-20' });
    await recallLines(context, { lines: [{ orderLineId: line, qty: 3 }] });
  }, 'chen.parts');
  expect(await kit.detail(id)).toMatchObject({ status: 'paid', shipStatus: 'not_shipped', shipmentDate: null, lines: [{ packedQty: 3, shippedQty: 0 }] });
});

test('of 15 ordered and 10 free the backorder is 5 after the first shipment; it comes, and the order is closed', async () => {
  await kit.setBalance(1000);
  await kit.db.updateTable('partsPrice').set({ price: 2 }).where('partsCode', '=', 'FILTER-1').execute();
  const id = await kit.submitted([{ partsCode: 'FILTER-1', qty: 15 }]);
  const [line] = (await kit.detail(id))['lines'] as unknown as { id: string }[];
  kit.done(await kit.confirm(id, { lines: [{ lineId: line!.id, confirmedQty: 10 }] }));
  await pack(line!.id, 10);
  await ship(line!.id, 10);
  expect(await kit.detail(id)).toMatchObject({ status: 'paid', backorderQty: 5, lines: [{ backorderQty: 5 }] });
  await arrive(line!.id, 10);
  expect((await kit.get('chen.parts', 'partsOrder/list?stage=backorder')).result.records).toMatchObject([{ id }]);
  const backorder = async (qty: number) => {
    const { version } = (await kit.detail(id)) as unknown as { version: number };
    return kit.post('chen.parts', 'partsOrder/confirmBackorder', { id, version, lines: [{ lineId: line!.id, qty }] });
  };
  expect((await backorder(6)).result.errors).toMatchObject([{ field: 'qty', code: 'E-336' }]);
  await kit.setBalance(9);
  expect((await backorder(5)).result.errorCode).toBe('E-304');
  await kit.setBalance(10);
  kit.done(await backorder(5));
  expect(await kit.detail(id)).toMatchObject({ status: 'paid', chargedAmount: 30, backorderQty: 0 });
  await pack(line!.id, 5);
  await ship(line!.id, 5);
  await arrive(line!.id, 5);
  expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'arrived' });
});

test('packing waits for payment, for a decision about a cancellation, and for the limit', async () => {
  await kit.setBalance(0);
  await kit.setLimit(100);
  const id = await kit.confirmed([seal(1)]);
  expect(await mayPack(id)).toBe('E-314');
  kit.done(await kit.post('qian.finance', 'partsOrder/releaseCredit', { ids: [id], reason: 'harvest has begun' }));
  expect(await mayPack(id)).toBeNull();
  await kit.money(-100);
  expect(await mayPack(id)).toBe('E-519');
  await kit.setBalance(0);
  kit.done(await kit.post('d001.parts', 'partsOrder/requestCancel', { ids: [id], reason: 'found one on the shelf' }));
  expect(await kit.detail(id, 'd001.parts')).toMatchObject({ cancelRequested: 'Y', cancelReason: 'found one on the shelf' });
  expect(await mayPack(id)).toBe('partsOrder.cancelAsked');
  kit.done(await kit.post('chen.parts', 'partsOrder/declineCancel', { ids: [id], reason: 'already on the cart' }));
  expect(await mayPack(id)).toBeNull();
  await kit.setLimit(0);
});

test('a cancellation takes the backorder first, never what is packed or shipped, and ends an order of which nothing is left', async () => {
  await kit.setBalance(1000);
  const id = await kit.submitted([seal(10)]);
  const line = await lineOf(id);
  kit.done(await kit.confirm(id, { lines: [{ lineId: line, confirmedQty: 6 }], freight: 5 }));
  await pack(line, 2);
  await ship(line, 2);
  await pack(line, 1);
  expect((await cancelOpen(id, [{ lineId: line, qty: 8 }])).result.errors).toMatchObject([{ code: 'E-342' }]);
  kit.done(await cancelOpen(id, [{ lineId: line, qty: 5 }]));
  expect(await kit.detail(id)).toMatchObject({ status: 'paid', chargedAmount: 97, lines: [{ cancelledQty: 5, backorderQty: 0, openQty: 2, packedQty: 1 }] });
  await pack(line, -1);
  kit.done(await cancelOpen(id));
  // Freight stays with what was shipped.
  expect(await kit.detail(id)).toMatchObject({ status: 'shipped', chargedAmount: 41.8 });
  await arrive(line, 2);
  expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'arrived' });
  const other = await kit.confirmed([seal(10)], {}, { freight: 5 });
  kit.done(await cancelOpen(other));
  expect(await kit.detail(other)).toMatchObject({ status: 'closed', closeReason: 'cancelled', chargedAmount: 0 });
});

test('an order that answers a parts claim is free, confirmed as far as stock allows, and tells the claim how it has ended', async () => {
  const { orgCode, dealerName } = await kit.app.services.sessions.actAs('d001.parts');
  const claimId = newId();
  const dealer = { orgCode: orgCode!, dealerCode: 'D001', dealerName: dealerName!, subDealerCode: null, subDealerName: null };
  const lines = [{ claimLineId: newId(), partsCode: 'SEAL-1', qty: 2, unitPrice: 17.5 }];
  const create = (context: TrxContext) => createResendOrder(context, { claimId, claimNo: 'PC-1', dealer, currency: 'USD', lines });
  const heard: unknown[] = [];
  const hooks = {
    onArrived: async (_: TrxContext, order: object) => void heard.push(['arrived', order]),
    onCancelled: async (_: TrxContext, order: object) => void heard.push(['cancelled', order]),
  };
  (kit.app.services.modules as object[]).push({ resendEvents: hooks });
  const { id, orderNo } = await kit.inside(create);
  expect(await kit.detail(id)).toMatchObject({
    status: 'paid',
    orderType: 'resend',
    sourceClaimNo: 'PC-1',
    totalAmount: 0,
    chargedAmount: 0,
    lines: [{ confirmedQty: 2, unitPrice: 17.5 }],
  });
  expect(await mayPack(id)).toBeNull();
  const line = await lineOf(id);
  await pack(line, 2);
  await ship(line, 2);
  await arrive(line, 1, 1);
  expect(heard).toEqual([['arrived', { claimId, orderId: id, orderNo }]]);
  const second = await kit.inside(create);
  kit.done(await cancelOpen(second.id));
  expect(heard.at(-1)).toEqual([
    'cancelled',
    { claimId, orderId: second.id, orderNo: second.orderNo, lines: [{ claimLineId: lines[0]!.claimLineId, qty: 2 }] },
  ]);
});

test('what is ordered and not on its way counts towards what a unit will have', async () => {
  const open = async () => {
    const { rows } = await sql<{
      qty: number;
    }>`select ${openOrderQty({ partsCode: sql`'PUMP-1'::text`, dealerCode: sql`'D001'::text`, subDealerCode: sql`''::text` })} as qty`.execute(kit.db);
    return rows[0]!.qty;
  };
  const before = await open();
  await kit.saved([{ partsCode: 'PUMP-1', qty: 7 }]);
  expect(await open()).toBe(before);
  await kit.submitted([{ partsCode: 'PUMP-1', qty: 3 }]);
  expect(await open()).toBe(before + 3);
});
