/** Parts on their way, by the calls of those who send and receive them: ordered, confirmed and paid, packed, shipped, counted, claimed. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { AppOptions } from '../app.ts';
import { createOrderKit } from '../modules/parts-order/orderTestKit.ts';
import { openWarehouses } from '../modules/stock/service.ts';
import { addDays } from '../shared/calendarDate.ts';
import { makerDay } from '../shared/makerDay.ts';
import { mustAgree } from './mustAgree.ts';
import { call } from './testApp.ts';

export type PartsTrip = Awaited<ReturnType<typeof createPartsTrip>>;

interface Packed {
  id: string;
  packingNo: string;
  lines: { id: string; partsCode: string; qty: number }[];
}

/** @param options.now the clock; by default one that stands in November 2026 */
export async function createPartsTrip(options: Partial<AppOptions> = {}) {
  const kit = await createOrderKit(options);
  const { app, db, post, get, done } = kit;
  await kit.inside((context) => openWarehouses(context, { dealerCode: 'D001' }));
  const yesterday = addDays(makerDay(app.services), -1);
  /** What a packing list needs to leave, besides the weights of its boxes. */
  const transport = { shipMethod: 'courier', carrier: 'DHL', trackingNo: 'T1', shipmentDate: yesterday, eta: addDays(yesterday, 30) };
  /** What a receipt says of itself. */
  const receipt = { arrivalDate: yesterday, receivedBy: 'Rosa Díaz', warehouse: 'MAIN' };

  /** An order with all its parts reserved and charged. */
  const paid = async (lines: readonly object[]): Promise<string> => {
    await kit.setBalance(1_000_000);
    return kit.confirmed(lines);
  };
  /** A draft with the open lines of an order, ready to leave. @param boxes the box of each line; by default all lie in one */
  const packed = async (orderId: string, boxes?: readonly string[]): Promise<Packed> => {
    const order = (await kit.detail(orderId)) as unknown as { lines: { id: string; openQty: number }[] };
    const lines = boxes?.map((wmsBoxNo, at) => ({ orderLineId: order.lines[at]!.id, qty: order.lines[at]!.openQty, wmsBoxNo }));
    const [list] = done(await post('chen.parts', 'packingList/generate', lines ? { lines } : { orderIds: [orderId] })) as [{ id: string }];
    await sql`update packing_box set gross_weight = 10, net_weight = 8 where packing_id = ${list.id}`.execute(db);
    return done(await get('chen.parts', `packingList/detail?id=${list.id}`));
  };
  const ship = (id: string) => post('chen.parts', 'packingList/ship', { ids: [id], ...transport });
  /** A packing list on its way. */
  const shipped = async (lines: readonly object[], boxes?: readonly string[]): Promise<Packed> => {
    const list = await packed(await paid(lines), boxes);
    expect(await ship(list.id)).toMatchObject({ success: true, result: { ok: [list.id] } });
    return list;
  };
  const receive = (packingNo: string, count: object = {}) => post('d001.parts', 'partsArrival/generate', { ...receipt, packingNo, ...count });
  /** The draft claim about one piece that is missing. */
  const missing = async (): Promise<{ id: string; partsClaimNo: string }> => {
    const { packingNo, lines } = await shipped([{ partsCode: 'SEAL-1', qty: 3 }]);
    const { partsClaimNo } = done(await receive(packingNo, { lines: [{ packingLineId: lines[0]!.id, receivedQty: 2 }] })) as { partsClaimNo: string };
    const { records } = done(await get('d001.parts', `partsClaim/list?partsClaimNo=${partsClaimNo}`)) as { records: { id: string }[] };
    const claim = done(await get('d001.parts', `partsClaim/detail?id=${records[0]!.id}`)) as { id: string; version: number; lines: object[] };
    const wanted = {
      id: claim.id,
      version: claim.version,
      solution: 'credit',
      description: 'Counted twice',
      lines: claim.lines.map((line) => linePart(line as Record<string, unknown>)),
    };
    done(await post('d001.parts', 'partsClaim/save', wanted));
    return { id: claim.id, partsClaimNo };
  };
  const submitClaim = (id: string) => post('d001.parts', 'partsClaim/submit?confirm=1', { ids: [id] });
  const check = (person: 'chen.parts' | 'qian.finance', id: string, action: string, more: object = {}) =>
    post(person, 'approval/checkSubmit', { docType: 'partsClaim', ids: [id], action, ...more });
  const credited = async (id: string) => {
    const { lines } = done(await get('chen.parts', `partsClaim/detail?id=${id}`)) as { lines: { id: string }[] };
    return { lines: { lines: lines.map((line) => ({ id: line.id, lineResult: 'credit', approvedQty: 1 })) } };
  };
  /** A claim about a missing piece, to be credited by finance. */
  const passed = async (): Promise<{ id: string; partsClaimNo: string }> => {
    const claim = await missing();
    done(await submitClaim(claim.id));
    done(await check('chen.parts', claim.id, 'pass', await credited(claim.id)));
    return claim;
  };
  /** The same call twice at once, by the same key. */
  const twice = (person: Parameters<typeof post>[0], path: string, body: object) => {
    const key = { 'x-idempotency-key': crypto.randomUUID() };
    const send = async () => (await call(app, kit.tokens[person], 'POST', `/api/portal/${path}`, body, key)).body;
    return Promise.all([send(), send()]);
  };
  const count = async (statement: ReturnType<typeof sql<{ n: number }>>): Promise<number> => (await statement.execute(db)).rows[0]!.n;
  return {
    ...kit,
    transport,
    receipt,
    paid,
    packed,
    ship,
    shipped,
    receive,
    missing,
    submitClaim,
    check,
    credited,
    passed,
    twice,
    count,
    mustAgree: () => mustAgree(db),
  };
}

/** What a save of a claim takes of a line as it is. */
const linePart = ({ id, packingLineId, arrivalLineId, lineReason, claimQty }: Record<string, unknown>) => ({
  id,
  packingLineId,
  arrivalLineId,
  lineReason,
  claimQty,
  lineSolution: 'credit',
});
