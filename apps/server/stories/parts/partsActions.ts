/** What people do with parts. */
import { type RawBuilder, sql } from 'kysely';
import { decide, from, found, handIn, type Play, personOf, reason, rowOf, runJob, type Stored, withIds } from '../plays.ts';
import type { Actions } from '../tellStories.ts';
import { dealers, partCodes, payIn, type World } from '../world.ts';

const order = (world: World, pick: number, condition: RawBuilder<unknown>) => found(world, pick, 'parts_order', condition);

const orderTypes = ['stock', 'stock', 'stock', 'sample'] as const;

const placeOrder: Play = async (world, { pick, other, qty }) => {
  const { person } = from(dealers, pick)!;
  const lines = partCodes.slice(0, 1 + (other % partCodes.length)).map((partsCode, at) => ({ partsCode, qty: qty * (at + 1) }));
  const saved = await world.ask(person, 'POST', 'partsOrder/save', {
    orderType: from(orderTypes, other),
    deliveryMethod: 'truck',
    deliveryAddress: 'Ruta 5 Sur, km 700',
    lines,
  });
  if (!saved.body.success) return saved;
  const { id } = saved.body.result as { id: string };
  return world.ask(person, 'POST', 'partsOrder/submit', { ids: [id] });
};

/** The desk names quantities itself, some of them too large. */
const confirmLines: Play = async (world, { pick, other, qty }) => {
  const document = await order(world, pick, sql`status = 'submitted'`);
  if (!document) return undefined;
  const { rows } = await sql<{ id: string; qty: number }>`select id, qty from parts_order_line where order_id = ${document.id} order by line_no`.execute(
    world.app.services.db,
  );
  const lines = rows.map(({ id, qty: wanted }, at) => ({ lineId: id, confirmedQty: at === other % rows.length ? qty % (wanted + 1) : wanted }));
  return world.ask('desk', 'POST', 'partsOrder/confirm', { ids: [document.id], lines, freight: (other % 3) * 10 });
};

const confirmBackorder: Play = async (world, { pick, qty }) => {
  const line = await rowOf(
    world,
    pick,
    sql<{ orderId: string; version: number; id: string; backorderQty: number }>`select l.id, l.backorder_qty, o.id as order_id, o.version
      from parts_order_line l join parts_order o on o.id = l.order_id
      where o.status in ('pass', 'paid') and l.backorder_qty > 0 order by l.id`,
  );
  if (!line) return undefined;
  return world.ask('desk', 'POST', 'partsOrder/confirmBackorder', {
    id: line.orderId,
    version: line.version,
    lines: [{ lineId: line.id, qty: Math.min(qty, line.backorderQty) }],
  });
};

const cancelOpen: Play = async (world, { pick, other, qty }) => {
  const document = await order(world, pick, sql`status in ('pass', 'paid')`);
  if (!document) return undefined;
  const { rows } = await sql<{ id: string; rest: number }>`select id, open_qty + backorder_qty as rest from parts_order_line
    where order_id = ${document.id} and open_qty + backorder_qty > 0 order by line_no`.execute(world.app.services.db);
  const line = from(rows, other);
  const lines = other % 2 === 0 && line ? [{ lineId: line.id, qty: Math.min(qty, line.rest) }] : undefined;
  return world.ask('desk', 'POST', 'partsOrder/cancelOpen', { id: document.id, version: document.version, reason, ...(lines && { lines }) });
};

const pay: Play = async (world, { pick, other, qty }) => {
  const document = await order(world, pick, sql`status = 'pass'`);
  return document && world.ask('finance', 'POST', 'partsOrder/pay', { ids: [document.id], ...(other % 2 === 0 && { amount: qty * 10 }) });
};

const moneyIn: Play = async (world, { pick, qty }) => {
  const { dealerCode, currency, purse } = from(dealers, pick)!;
  await payIn(world, { dealerCode, currency, amount: (qty * purse) / 10 });
  return undefined;
};

const receiveForMaker: Play = (world, { pick, qty }) =>
  world.ask('desk', 'POST', '/mfr/makerStock/receive', { warehouse: 'WH01', lines: [{ partsCode: from(partCodes, pick), qty }] });

const adjustMaker: Play = (world, { pick, qty }) =>
  world.ask('desk', 'POST', '/mfr/makerStock/adjust', {
    lines: [{ warehouse: 'WH01', partsCode: from(partCodes, pick), newQty: qty * 2, reason: 'count', remark: 'Counted' }],
  });

const generate: Play = async (world, { pick, other, qty }) => {
  const document = await order(world, pick, sql`status in ('pass', 'paid')`);
  if (!document) return undefined;
  if (other % 2 === 0) return world.ask('desk', 'POST', 'packingList/generate', { orderIds: [document.id] });
  const { rows } = await sql<{ id: string; openQty: number }>`select id, open_qty from parts_order_line
    where order_id = ${document.id} and open_qty > 0 order by line_no`.execute(world.app.services.db);
  if (rows.length === 0) return undefined;
  const lines = rows.map(({ id, openQty }, at) => ({ orderLineId: id, qty: Math.min(qty, openQty), wmsBoxNo: `B${(at % 2) + 1}` }));
  return world.ask('desk', 'POST', 'packingList/generate', { lines });
};

const weighBoxes = async (world: World, packingId: string): Promise<void> => {
  await sql`update packing_box set gross_weight = 10, net_weight = 8 where packing_id = ${packingId}`.execute(world.app.services.db);
};

const ship: Play = async (world, { pick }) => {
  const document = await found(world, pick, 'packing_list', sql`status = 'draft'`);
  if (!document) return undefined;
  await weighBoxes(world, document.id);
  return world.ask('desk', 'POST', 'packingList/ship', {
    ids: [document.id],
    shipMethod: 'courier',
    carrier: 'DHL',
    trackingNo: 'T1',
    shipmentDate: '2026-11-20',
    eta: '2026-12-20',
  });
};

const dropPacking: Play = async (world, { pick }) => {
  const document = await found(world, pick, 'packing_list', sql`status = 'draft'`);
  return document && world.ask('desk', 'DELETE', `packingList/delete?ids=${document.id}`);
};

/** The dealer counts one box or all of them: what is missing, damaged, wrong or too much is drawn. */
const receive: Play = async (world, { pick, other, qty }) => {
  const packing = await rowOf(
    world,
    pick,
    sql<{ id: string; packingNo: string; dealerCode: string }>`select id, packing_no, dealer_code from packing_list
      where del_flag = 0 and status in ('shipped', 'pending_acceptance') order by create_time, id`,
  );
  if (!packing) return undefined;
  const { rows } = await sql<{ id: string; box: string; qty: number }>`select l.id, l.wms_box_no as box, l.qty from packing_line l
    join packing_box b on b.packing_id = l.packing_id and b.wms_box_no = l.wms_box_no and b.received_in is null
    where l.packing_id = ${packing.id} order by l.line_no`.execute(world.app.services.db);
  const box = from(rows, other)?.box;
  if (box === undefined) return undefined;
  const lines = rows
    .filter((line) => line.box === box)
    .map((line, at) => ({ packingLineId: line.id, ...(at === 0 ? countOf(line.qty, other, qty) : { receivedQty: line.qty }) }));
  const extra = other % 5 === 4 ? [{ wmsBoxNo: box, partsCode: partCodes[0], qty: 1 }] : [];
  const person = personOf(packing.dealerCode);
  const count = { packingNo: packing.packingNo, boxes: [box], arrivalDate: '2026-11-21', receivedBy: 'Ana', warehouse: 'MAIN', lines, extra };
  return world.ask(person, 'POST', 'partsArrival/generate', count);
};

function countOf(packed: number, other: number, qty: number): { receivedQty: number; wrongQty?: number; wrongPartsCode?: string } {
  switch (other % 4) {
    case 0:
      return { receivedQty: packed };
    case 1:
      return { receivedQty: Math.max(0, packed - qty) };
    case 2:
      return { receivedQty: packed + qty };
    default:
      return { receivedQty: Math.max(0, packed - 1), wrongQty: Math.min(1, packed), wrongPartsCode: 'PUMP-1' };
  }
}

const solutions: Readonly<Record<string, readonly string[]>> = {
  short: ['credit', 'resend'],
  wrong: ['return', 'accept'],
  over: ['return', 'accept'],
};

/** A draft about differences is completed and handed in. */
const claim: Play = async (world, { pick, other }) => {
  const document = await rowOf(
    world,
    pick,
    sql<
      Stored & { claimReason: string }
    >`select id, version, dealer_code, claim_reason from parts_claim where del_flag = 0 and status in ('draft', 'no_pass') order by create_time, id`,
  );
  if (!document) return undefined;
  const { rows } = await sql<{
    id: string;
    packingLineId: string | null;
    arrivalLineId: string | null;
    lineReason: string;
    claimQty: number;
    wrongPartsCode: string | null;
  }>`select id, packing_line_id, arrival_line_id, line_reason, claim_qty, wrong_parts_code from parts_claim_line
    where claim_id = ${document.id} order by line_no`.execute(world.app.services.db);
  const lines = rows.map((line) => {
    const lineSolution = from(solutions[line.lineReason] ?? ['credit'], other)!;
    return { ...line, lineSolution, ...(lineSolution === 'accept' && { discountPct: 30 }) };
  });
  const person = personOf(document.dealerCode);
  const saved = await world.ask(person, 'POST', 'partsClaim/save', {
    id: document.id,
    version: document.version,
    solution: from(solutions[document.claimReason] ?? ['credit'], other),
    description: 'Counted twice',
    lines,
  });
  return saved.body.success ? world.ask(person, 'POST', 'partsClaim/submit', { ids: [document.id] }) : saved;
};

const results: Readonly<Record<string, readonly string[]>> = {
  short: ['credit', 'resend', 'refused'],
  wrong: ['return_credit', 'return_resend', 'accept', 'refused'],
  over: ['return_credit', 'accept'],
};

const decideClaim: Play = async (world, { pick, other, qty }) => {
  const document = await found(world, pick, 'parts_claim', sql`status = 'submitted'`);
  if (!document) return undefined;
  const { rows } = await sql<{ id: string; lineReason: string; claimQty: number }>`select id, line_reason, claim_qty from parts_claim_line
    where claim_id = ${document.id} and settled = 'N' order by line_no`.execute(world.app.services.db);
  const lines = rows.map(({ id, lineReason, claimQty }) => {
    const lineResult = from(results[lineReason] ?? ['credit'], other)!;
    const approvedQty = lineResult === 'refused' ? 0 : Math.min(claimQty, qty);
    return {
      id,
      lineResult,
      approvedQty,
      ...(lineResult.startsWith('return') && { returnQty: approvedQty }),
      ...(lineResult === 'accept' && { approvedDiscountPct: 30 }),
    };
  });
  return world.ask('desk', 'POST', 'approval/checkSubmit', { docType: 'partsClaim', ids: [document.id], action: 'pass', lines: { lines } });
};

const settleClaim: Play = async (world, { pick, other }) => {
  const document = await found(world, pick, 'parts_claim', sql`status = 'pass' and goods_expected = 'N'`);
  if (!document) return undefined;
  return world.ask(other % 2 === 0 ? 'finance' : 'desk', 'POST', 'approval/checkSubmit', {
    docType: 'partsClaim',
    ids: [document.id],
    action: 'audit_succeeded',
  });
};

const sendBack: Play = async (world, { pick }) => {
  const document = await found(world, pick, 'parts_claim', sql`status = 'pass' and goods_expected = 'Y'`);
  return (
    document && world.ask(personOf(document.dealerCode), 'POST', 'partsClaim/shipReturn', { id: document.id, carrier: 'DHL', shipDate: '2026-11-21', boxes: 1 })
  );
};

const takeBack: Play = async (world, { pick, other }) => {
  const document = await found(world, pick, 'parts_claim', sql`status = 'shipped'`);
  if (!document) return undefined;
  const { rows } = await sql<{
    id: string;
    returnQty: number;
  }>`select id, return_qty from parts_claim_line where claim_id = ${document.id} and return_qty > 0`.execute(world.app.services.db);
  const lines = rows.map(({ id, returnQty }) => ({
    lineId: id,
    receivedQty: other % 3 === 0 ? Math.max(0, returnQty - 1) : returnQty,
    condition: from(['good', 'damaged'], other),
  }));
  return world.ask('desk', 'POST', 'partsClaim/receiveReturn', { id: document.id, receivedDate: '2026-11-21', warehouse: 'WH01', lines });
};

const sell: Play = async (world, { pick, other, qty }) => {
  const { person } = from(dealers, pick)!;
  const lines = [{ partsCode: from(partCodes, other), warehouse: 'MAIN', qty }];
  return world.ask(person, 'POST', 'parts/stockSale', { saleDate: '2026-11-21', lines, remark: 'Counter' });
};

const giveBackSale: Play = async (world, { pick }) => {
  const move = await rowOf(
    world,
    pick,
    sql<{
      id: string;
      dealerCode: string;
    }>`select id, dealer_code from stock_move where move_type in ('sale', 'adjust', 'transfer') and reverses_move_no is null
      order by move_time, id`,
  );
  return move && world.ask(personOf(move.dealerCode), 'POST', 'parts/stockReverse', { moveIds: [move.id], reason });
};

const adjust: Play = (world, { pick, other, qty }) =>
  world.ask(from(dealers, pick)!.person, 'POST', 'parts/stockAdjust', {
    lines: [{ partsCode: from(partCodes, other), warehouse: 'MAIN', newQty: qty, reason: 'count', remark: 'Counted' }],
  });

const reserve: Play = async (world, { pick, qty }) => {
  const row = await rowOf(
    world,
    pick,
    sql<{ id: string; dealerCode: string }>`select id, dealer_code from parts_stock where inventory_qty > 0 and warehouse = 'MAIN' order by id`,
  );
  return row && world.ask(personOf(row.dealerCode), 'POST', 'parts/stockReserve', { id: row.id, qty, reason, until: '2026-12-31' });
};

const release: Play = async (world, { pick }) => {
  const row = await rowOf(world, pick, sql<{ id: string; owner: string }>`select id, owner from stock_reservation where doc_type = 'partsStock' order by id`);
  return row && world.ask(personOf(row.owner), 'POST', 'parts/stockRelease', { reservationIds: [row.id] });
};

const jobCodes = ['orderPayments', 'partsReminders', 'packingArrivals', 'arrivalClosing'] as const;

const job: Play = async (world, { pick }) => {
  await runJob(world, from(jobCodes, pick)!);
  return undefined;
};

/** Each with how often it is drawn: what leads further comes more often, since it needs what came before. */
export const actions = {
  placeOrder: [6, placeOrder],
  confirm: [6, withIds('parts_order', sql`status = 'submitted'`, 'desk', 'partsOrder/confirm')],
  confirmLines: [3, confirmLines],
  refuseOrder: [1, decide('parts_order', 'partsOrder', 'desk', 'no_pass', sql`status = 'submitted'`)],
  withdrawOrder: [1, handIn('parts_order', 'partsOrder', 'withdraw', sql`status = 'submitted'`)],
  handInAgain: [2, withIds('parts_order', sql`status in ('draft', 'no_pass')`, 'owner', 'partsOrder/submit')],
  cancelOrder: [1, withIds('parts_order', sql`status in ('draft', 'submitted', 'no_pass')`, 'owner', 'partsOrder/cancel', () => ({ reason }))],
  confirmBackorder: [3, confirmBackorder],
  pay: [3, pay],
  releaseCredit: [2, withIds('parts_order', sql`status = 'pass'`, 'finance', 'partsOrder/releaseCredit', () => ({ reason }))],
  requestCancel: [1, withIds('parts_order', sql`status in ('pass', 'paid')`, 'owner', 'partsOrder/requestCancel', () => ({ reason }))],
  declineCancel: [1, withIds('parts_order', sql`cancel_requested = 'Y'`, 'desk', 'partsOrder/declineCancel', () => ({ reason }))],
  cancelOpen: [3, cancelOpen],
  moneyIn: [2, moneyIn],
  receiveForMaker: [2, receiveForMaker],
  adjustMaker: [1, adjustMaker],
  generate: [7, generate],
  dropPacking: [1, dropPacking],
  ship: [7, ship],
  recall: [1, withIds('packing_list', sql`status = 'shipped'`, 'desk', 'packingList/recall', () => ({ reason }))],
  markArrived: [1, withIds('packing_list', sql`status = 'shipped'`, 'owner', 'packingList/markArrived', () => ({ arrivedOn: '2026-11-21' }))],
  receive: [8, receive],
  waive: [1, withIds('parts_arrival', sql`status = 'no_pass'`, 'owner', 'partsArrival/waiveDifferences', () => ({ reason }))],
  claim: [6, claim],
  withdrawClaim: [1, handIn('parts_claim', 'partsClaim', 'withdraw', sql`status = 'submitted'`)],
  decideClaim: [6, decideClaim],
  refuseClaim: [1, decide('parts_claim', 'partsClaim', 'desk', 'no_pass', sql`status in ('submitted', 'pass')`)],
  backToReview: [1, decide('parts_claim', 'partsClaim', 'finance', 'backToReview', sql`status = 'pass'`)],
  sendBack: [4, sendBack],
  takeBack: [4, takeBack],
  settleClaim: [6, settleClaim],
  sell: [3, sell],
  giveBackSale: [1, giveBackSale],
  adjust: [1, adjust],
  reserve: [1, reserve],
  release: [1, release],
  job: [2, job],
} satisfies Actions;

export type ActionName = keyof typeof actions;

/** What brings things further, from the end back to the beginning. */
export const forward: readonly ActionName[] = [
  'settleClaim',
  'takeBack',
  'sendBack',
  'decideClaim',
  'claim',
  'receive',
  'ship',
  'generate',
  'confirm',
  'placeOrder',
];
