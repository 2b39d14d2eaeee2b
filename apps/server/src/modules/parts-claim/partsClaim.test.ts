import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachFiles } from '../../test/attachFiles.ts';
import { insertMachines, testNow } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { transact, type TrxContext } from '../../shared/context.ts';
import { fillMakerStock } from '../maker-stock/makerStockTestKit.ts';
import { arriveLines, packLines, shipLines } from '../parts-order/service.ts';
import { arrivalDifferences } from './actions/arrivalClaims.ts';
import { partsClaimInvariants } from './invariants.ts';
import { type ReceivedGoods, receivedGoods } from './receivedGoods.fixture.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
let system: <T>(work: (context: TrxContext) => Promise<T>) => Promise<T>;
beforeAll(async () => {
  app = await createTestApp({ now: testNow });
  await insertMachines(app.services.db);
  for (const name of ['d001.parts', 'd001.admin', 'd002.admin', 'chen.parts', 'qian.finance']) tokens[name] = await signIn(app, name);
  system = (work) => transact(systemContext(app.services), work);
  await system((context) => fillMakerStock(context, [{ warehouse: 'WH01', partsCode: 'SEAL-1', qty: 100 }]));
});
afterAll(() => app.close());

const get = async (person: string, path: string) => (await call(app, tokens[person]!, 'GET', `/api/portal/${path}`)).body;
const send = (person: string, path: string, body: object) => call(app, tokens[person]!, 'POST', `/api/portal/${path}`, body);
const post = async (person: string, path: string, body: object) => (await send(person, path, body)).body;
const remove = async (person: string, path: string) => (await call(app, tokens[person]!, 'DELETE', `/api/portal/${path}`)).body;

const detail = async (id: string, person = 'd001.parts') => (await get(person, `partsClaim/detail?id=${id}`)).result;
const submit = (id: string, person = 'd001.parts') => post(person, 'partsClaim/submit', { ids: [id] });
const check = (person: string, id: string, action: string, more: object = {}) =>
  send(person, 'approval/checkSubmit', { docType: 'partsClaim', ids: [id], action, ...more });
const codesOf = ({ result }: { result: { errorCode?: string; errors?: { code: string }[] } }) => result.errors?.map(({ code }) => code) ?? [result.errorCode];

interface Line extends Record<string, unknown> {
  lineReason: string;
  claimQty: number;
}

/** A draft about goods, with its files. */
async function draft(
  goods: readonly ReceivedGoods[],
  lines: readonly Line[],
  { solution = 'credit', ...options }: { solution?: string; daysAgo?: number; order?: object } = {},
) {
  const received = await receivedGoods(app.services, goods, options);
  const body = { arrivalNo: received.arrivalNo, solution, description: 'As the photos show' };
  const saved = await post('d001.parts', 'partsClaim/save', {
    ...body,
    lines: lines.map((line, index) => ({ packingLineId: received.lines[index] ?? received.lines[0], ...line })),
  });
  expect(saved.success, JSON.stringify(saved)).toBe(true);
  await attachFiles(app.services.db, { tableName: 'parts_claim', tableId: saved.result.id, slots: ['partsPhoto', 'labelPhoto', 'carrierReport'] });
  return { ...received, id: saved.result.id as string, no: saved.result.no as string };
}

async function submitted(...given: Parameters<typeof draft>) {
  const claim = await draft(...given);
  const answer = await submit(claim.id);
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return claim;
}

/** Decides every line. */
async function pass(id: string, decisions: readonly object[]) {
  const { lines } = await detail(id, 'chen.parts');
  return (await check('chen.parts', id, 'pass', { lines: { lines: decisions.map((one, index) => ({ id: lines[index].id, ...one })) } })).body;
}

const stock = async (warehouse: string, partsCode = 'SEAL-1'): Promise<{ inventoryQty: number; lockedQty: number; stockValue: number }> =>
  (await app.services.db
    .selectFrom('partsStock')
    .select(['inventoryQty', 'lockedQty', 'stockValue'])
    .where('dealerCode', '=', 'D001')
    .where('subDealerCode', '=', '')
    .where('warehouse', '=', warehouse)
    .where('partsCode', '=', partsCode)
    .executeTakeFirst()) ?? { inventoryQty: 0, lockedQty: 0, stockValue: 0 };
const booked = async (id: string) =>
  app.services.db
    .selectFrom('financeLedger')
    .select(['direction', 'amount', 'feeType', 'contraAccount'])
    .where('sourceId', '=', id)
    .orderBy('postingSeq')
    .execute();
const balances = async (): Promise<unknown[]> =>
  (await Promise.all(partsClaimInvariants.map(({ broken }) => sql`${broken(null)}`.execute(app.services.db)))).flatMap(({ rows }) => rows);

describe('a draft', () => {
  test('takes its lines from what came wrong, is seen by its own dealer only, and knows its last day', async () => {
    const { id, arrivalNo } = await draft([{ packed: 10, received: 9 }], [{ lineReason: 'short', claimQty: 1 }], { daysAgo: 3 });
    expect(await detail(id)).toMatchObject({ claimReason: 'short', arrivalNo, claimAmount: 18.4, daysLeft: 12, allowedActions: ['edit', 'delete', 'submit'] });
    expect((await get('d002.admin', `partsClaim/detail?id=${id}`)).result.errorCode).toBe('E-012');
    expect((await get('d002.admin', `partsClaim/claimable?arrivalNo=${arrivalNo}`)).result).toEqual([]);
    const body = { arrivalNo, claimReason: 'short', lines: [] };
    expect(codesOf(await post('d002.admin', 'partsClaim/save', body))).toEqual(['E-012']);
  });

  test('is found by the order of its parts, within its dealer', async () => {
    const { id } = await draft([{ packed: 10, received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
    await draft([{ packed: 10, received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
    const { rows } = await sql<{ orderId: string }>`select pl.order_id from packing_line pl join parts_claim_line line on line.packing_line_id = pl.id
      where line.claim_id = ${id}`.execute(app.services.db);
    const found = async (person: string) =>
      (await get(person, `partsClaim/list?orderId=${rows[0]!.orderId}`)).result.records.map((claim: { id: string }) => claim.id);
    expect(await found('d001.parts')).toEqual([id]);
    expect(await found('d002.admin')).toEqual([]);
  });

  test('claims at what was paid: price with surcharge and discount of the order', async () => {
    const { id } = await draft([{ received: 9, unitPrice: 10 }], [{ lineReason: 'short', claimQty: 1 }], { order: { surchargePct: 8, discountPct: 3 } });
    expect(await detail(id)).toMatchObject({ claimAmount: 10.5, lines: [{ paidPrice: 10.5, unitPrice: 10 }] });
  });

  test('single lines are saved and removed', async () => {
    const { id, lines } = await draft([{ received: 8 }], [{ lineReason: 'short', claimQty: 1 }]);
    const { lines: stored, version } = await detail(id);
    const saved = await post('d001.parts', 'partsClaim/detailSave', { claimId: id, version, id: stored[0].id, claimQty: 2 });
    expect(saved.result).toEqual({ id: stored[0].id, version: version + 1 });
    expect((await detail(id)).lines).toMatchObject([{ claimQty: 2, packingLineId: lines[0] }]);
    expect((await remove('d002.admin', `partsClaim/deleteDetail?id=${stored[0].id}`)).result.errorCode).toBe('E-012');
    await remove('d001.parts', `partsClaim/deleteDetail?id=${stored[0].id}`);
    expect((await detail(id)).lines).toEqual([]);
    expect(codesOf(await submit(id))).toEqual(['E-008']);
  });

  test.each([
    ['more than the difference', 2, 'E-321'],
    ['nothing', 0, 'E-015'],
    ['parts of a hundredth', 0.555, 'E-016'],
  ])('%s cannot be claimed', async (_name, claimQty, code) => {
    const { arrivalNo, lines } = await receivedGoods(app.services, [{ received: 9 }]);
    const body = { arrivalNo, claimReason: 'short', lines: [{ packingLineId: lines[0], lineReason: 'short', claimQty }] };
    expect(codesOf(await post('d001.parts', 'partsClaim/save', body))).toEqual([code]);
  });
});

describe('handing in', () => {
  test.each([
    ['on the last day it is taken', 15, true, undefined],
    ['a day later it is not', 16, false, 'E-320'],
  ])('%s', async (_name, daysAgo, success, code) => {
    const { id } = await draft([{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }], { daysAgo });
    const answer = await submit(id);
    expect(answer.success, JSON.stringify(answer)).toBe(success);
    if (code) expect(codesOf(answer)).toEqual([code]);
  });

  test('of two claims about the same piece the second names the first', async () => {
    const { id, no, arrivalNo, lines } = await draft([{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
    const body = {
      arrivalNo,
      claimReason: 'short',
      solution: 'credit',
      description: 'Again',
      lines: [{ packingLineId: lines[0], lineReason: 'short', claimQty: 1 }],
    };
    const { result: second } = await post('d001.parts', 'partsClaim/save', body);
    await submit(id);
    const answer = await submit(second.id);
    expect(answer.result.errors).toMatchObject([{ code: 'E-323', text: expect.stringContaining(no) }]);
    expect(
      (await get('d001.parts', `partsClaim/claimable?arrivalNo=${arrivalNo}`)).result.flatMap(({ claimable }: { claimable: { reason: string }[] }) =>
        claimable.map(({ reason }) => reason),
      ),
    ).toEqual(['quality']);
  });

  test('surplus goods cannot be credited', async () => {
    const { id } = await draft([{ received: 12 }], [{ lineReason: 'over', claimQty: 2 }]);
    expect(codesOf(await submit(id))).toEqual(['E-322']);
  });

  test('photos, discounts and the part that came instead are asked for', async () => {
    const { arrivalNo, lines } = await receivedGoods(app.services, [{ damaged: 1 }]);
    const body = {
      arrivalNo,
      claimReason: 'damaged',
      solution: 'accept',
      description: 'Bent',
      lines: [{ packingLineId: lines[0], lineReason: 'damaged', claimQty: 1 }],
    };
    const { result } = await post('d001.parts', 'partsClaim/save', body);
    // What is kept at a discount begins with the usual one.
    expect((await detail(result.id)).lines).toMatchObject([{ discountPct: 30 }]);
    const discounted = [{ ...body.lines[0], discountPct: 95 }];
    await post('d001.parts', 'partsClaim/save', { id: result.id, version: result.version, lines: discounted });
    expect(codesOf(await submit(result.id))).toEqual(['E-324', 'E-116']);
  });

  test('dear damage needs the report of the carrier', async () => {
    const { id } = await draft([{ damaged: 2, unitPrice: 300 }], [{ lineReason: 'damaged', claimQty: 2 }]);
    await app.services.db.deleteFrom('attach').where('tableId', '=', id).where('columnName', '=', 'carrierReport').execute();
    expect(codesOf(await submit(id))).toEqual(['E-348']);
  });

  test('a part that failed on the shelf is blocked while its claim is open, and back once it is taken back', async () => {
    const before = [await stock('MAIN'), await stock('DAMAGED')];
    const { id } = await submitted([{}], [{ lineReason: 'quality', claimQty: 2, onShelf: 'Y', failureDate: '2026-11-21', faultText: 'Leaks' }]);
    expect((await stock('DAMAGED')).inventoryQty).toBe(before[1]!.inventoryQty + 2);
    await post('d001.parts', 'approval/submit', { docType: 'partsClaim', id, action: 'withdraw' });
    expect((await stock('DAMAGED')).inventoryQty).toBe(before[1]!.inventoryQty);
    expect((await stock('MAIN')).inventoryQty).toBe(before[0]!.inventoryQty + 10);
  });
});

describe('the decision', () => {
  test('covers every line, within what was claimed and what its reason allows', async () => {
    const { id } = await submitted([{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
    expect(codesOf((await check('chen.parts', id, 'pass')).body)).toEqual(['E-013']);
    expect(codesOf(await pass(id, [{ approvedQty: 2, lineResult: 'credit' }]))).toEqual(['E-220']);
    expect(codesOf(await pass(id, [{ approvedQty: 1, lineResult: 'return_credit' }]))).toEqual(['E-322']);
    expect((await check('d001.parts', id, 'pass')).status).toBe(403);
    expect(await pass(id, [{ approvedQty: 1, lineResult: 'credit' }])).toMatchObject({ success: true });
    expect(await detail(id)).toMatchObject({ status: 'pass', approvedAmount: 18.4, settlement: 'money', lines: [{ creditAmount: 18.4 }] });
  });

  test('money is for finance: it is on the account, the claim closed, the damage gone from the shelf', async () => {
    const { id, no } = await submitted([{ damaged: 2 }], [{ lineReason: 'damaged', claimQty: 2 }]);
    const before = await stock('DAMAGED');
    await pass(id, [{ approvedQty: 2, lineResult: 'credit' }]);
    expect((await check('chen.parts', id, 'audit_succeeded')).status).toBe(403);
    const answer = (await check('qian.finance', id, 'audit_succeeded')).body;
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'credited', creditNo: expect.stringMatching(/^CN/), partsClaimNo: no });
    expect(await booked(id)).toEqual([{ direction: 'in', amount: 36.8, feeType: 'parts_claim_credit', contraAccount: 'claim_cost' }]);
    expect((await stock('DAMAGED')).inventoryQty).toBe(before.inventoryQty - 2);
    expect(await balances()).toEqual([]);
  });

  test('what is kept at a discount goes on the shelf at what it has cost; surplus is charged', async () => {
    const { id } = await submitted(
      [{ damaged: 1, received: 11 }],
      [
        { lineReason: 'damaged', claimQty: 1, lineSolution: 'accept', discountPct: 30 },
        { lineReason: 'over', claimQty: 1, lineSolution: 'accept', discountPct: 50 },
      ],
    );
    const before = await stock('MAIN');
    await pass(id, [
      { approvedQty: 1, lineResult: 'accept', approvedDiscountPct: 30 },
      { approvedQty: 1, lineResult: 'accept', approvedDiscountPct: 50 },
    ]);
    await check('qian.finance', id, 'audit_succeeded');
    expect(await booked(id)).toEqual([
      { direction: 'in', amount: 5.52, feeType: 'parts_claim_credit', contraAccount: 'claim_cost' },
      { direction: 'out', amount: 9.2, feeType: 'parts_order', contraAccount: 'claim_cost' },
    ]);
    const after = await stock('MAIN');
    expect(after.inventoryQty).toBe(before.inventoryQty + 2);
    expect(after.stockValue - before.stockValue).toBeCloseTo(18.4 - 5.52 + 9.2, 2);
    expect(await balances()).toEqual([]);
  });

  test('goods come back first; what is missing is not credited', async () => {
    const { id } = await submitted([{ damaged: 2 }], [{ lineReason: 'damaged', claimQty: 2 }], { solution: 'return' });
    const before = await stock('DAMAGED');
    await pass(id, [{ approvedQty: 2, lineResult: 'return_credit', returnQty: 2 }]);
    expect((await stock('DAMAGED')).lockedQty).toBe(before.lockedQty + 2);
    expect(codesOf((await check('qian.finance', id, 'audit_succeeded')).body)).toEqual(['E-325']);
    const { version, lines } = await detail(id);
    const sent = { id, version, carrier: 'DHL', shipDate: '2026-11-21', boxes: 1 };
    expect((await send('chen.parts', 'partsClaim/shipReturn', sent)).status).toBe(403);
    expect(await post('d001.parts', 'partsClaim/shipReturn', sent)).toMatchObject({ success: true, result: { status: 'shipped' } });
    expect(await stock('DAMAGED')).toMatchObject({ inventoryQty: before.inventoryQty - 2, lockedQty: before.lockedQty });
    const came = { id, receivedDate: '2026-11-21', warehouse: 'WH01', lines: [{ lineId: lines[0].id, receivedQty: 3, condition: 'good' }] };
    expect(codesOf(await post('chen.parts', 'partsClaim/receiveReturn', came))).toEqual(['E-326']);
    const one = await post('chen.parts', 'partsClaim/receiveReturn', { ...came, lines: [{ lineId: lines[0].id, receivedQty: 1, condition: 'good' }] });
    expect(one, JSON.stringify(one)).toMatchObject({ success: true, result: { status: 'pass' } });
    await check('qian.finance', id, 'audit_succeeded');
    expect(await booked(id)).toMatchObject([{ amount: 18.4 }]);
    expect(await detail(id)).toMatchObject({ status: 'closed', returned: 'Y', lines: [{ returnedQty: 1, creditAmount: 18.4 }] });
    // What was sent back is the claim's alone: the line of the order stays arrived.
    const { orderId } = await detail(id);
    expect(await app.services.db.selectFrom('partsOrderLine').select('arrivedQty').where('orderId', '=', orderId).execute()).toEqual([{ arrivedQty: 10 }]);
    expect(await balances()).toEqual([]);
  });

  test('a return goes back with its reason, and ends when its dealer gives it up', async () => {
    const { id } = await submitted([{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
    expect(codesOf((await check('chen.parts', id, 'no_pass', { rejectReason: 'photo_unclear' })).body)).toEqual(['E-006']);
    const reasons = app.services.dictionaries.items('reject_reason')!;
    const back = await check('chen.parts', id, 'no_pass', { rejectReason: reasons[0]!.value, opinion: 'Count again', rejectType: 'return' });
    expect(back.body.success, JSON.stringify(back.body)).toBe(true);
    expect(await detail(id)).toMatchObject({ status: 'no_pass', resubmitUntil: '2026-12-21', allowedActions: ['edit', 'submit', 'giveUp'] });
    await post('d001.parts', 'approval/submit', { docType: 'partsClaim', id, action: 'giveUp' });
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'given_up' });
  });
});

describe('parts that are sent again', () => {
  /** A claim whose missing piece is sent again. @returns the claim and the line of the order */
  async function resent() {
    const { id } = await submitted([{ received: 8 }], [{ lineReason: 'short', claimQty: 2 }], { solution: 'resend' });
    await pass(id, [{ approvedQty: 2, lineResult: 'resend' }]);
    expect((await check('qian.finance', id, 'audit_succeeded')).status).toBe(403);
    const answer = (await check('chen.parts', id, 'audit_succeeded')).body;
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    const claim = await detail(id);
    const line = await app.services.db.selectFrom('partsOrderLine').selectAll().where('orderId', '=', claim.resendOrderId).executeTakeFirstOrThrow();
    return { id, claim, line };
  }

  test('come by an order without charge, whose arrival closes the claim', async () => {
    const { id, claim, line } = await resent();
    expect(claim).toMatchObject({ status: 'audit_succeeded', resendOrderNo: expect.stringMatching(/^PO/), creditNo: null });
    expect(line).toMatchObject({ qty: 2, confirmedQty: 2, unitPrice: 18.4, sourceClaimLineId: claim.lines[0].id });
    const lines = [{ orderLineId: line.id, qty: 2 }];
    await system((context) => packLines(context, { lines }));
    await system((context) => shipLines(context, { lines, shipmentDate: '2026-11-21' }));
    await system((context) => arriveLines(context, { lines: [{ orderLineId: line.id, arrivedQty: 1, shortQty: 1 }], day: '2026-11-21' }));
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'resent' });
    expect(await booked(claim.resendOrderId)).toEqual([]);
  });

  test('and are cancelled after all are decided anew; what is settled stays', async () => {
    const { id, claim } = await resent();
    const order = (await get('chen.parts', `partsOrder/detail?id=${claim.resendOrderId}`)).result;
    const cancelled = await post('chen.parts', 'partsOrder/cancelOpen', { id: order.id, version: order.version, reason: 'No longer made' });
    expect(cancelled.success, JSON.stringify(cancelled)).toBe(true);
    expect(await detail(id)).toMatchObject({ status: 'pass', settlement: null, lines: [{ lineResult: null, settled: 'N', claimQty: 2 }] });
    expect(codesOf((await check('chen.parts', id, 'audit_succeeded')).body)).toEqual(['partsClaim.undecided']);
    await check('chen.parts', id, 'backToReview', { opinion: 'Pay it instead' });
    await pass(id, [{ approvedQty: 2, lineResult: 'credit' }]);
    await check('qian.finance', id, 'audit_succeeded');
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'credited', approvedAmount: 36.8 });
    expect(await balances()).toEqual([]);
  });
});

describe('a receipt with differences', () => {
  const differencesOf = async (arrivalId: string) => {
    const arrival = await app.services.db.selectFrom('partsArrival').selectAll().where('id', '=', arrivalId).executeTakeFirstOrThrow();
    const lines = await app.services.db.selectFrom('partsArrivalLine').selectAll().where('arrivalId', '=', arrivalId).orderBy('lineNo').execute();
    const found = lines.flatMap(({ id, overQty, shortQty, ...line }) => {
      const one = { ...line, arrivalLineId: id, receivedQty: line.receivedQty ?? 0 };
      return [
        ...(shortQty > 0 ? [{ ...one, reason: 'short' as const, qty: shortQty, wrongPartsCode: null }] : []),
        ...(line.damagedQty > 0 ? [{ ...one, reason: 'damaged' as const, qty: line.damagedQty, wrongPartsCode: null }] : []),
        ...(overQty > 0 ? [{ ...one, reason: 'over' as const, qty: overQty, wrongPartsCode: null }] : []),
      ];
    });
    return { arrival: arrival as never, differences: found as never };
  };

  test('begins one draft with a line for each, and its photos of the damage, which stay as long as either shows them', async () => {
    const { arrivalId } = await receivedGoods(app.services, [{ received: 9, damaged: 1 }]);
    await attachFiles(app.services.db, { tableName: 'parts_arrival', tableId: arrivalId, slots: ['damagePhoto'] });
    const given = await differencesOf(arrivalId);
    const { partsClaimNo } = await system((context) => arrivalDifferences.booked(context, given));
    const { records } = (await get('d001.parts', `partsClaim/list?partsClaimNo=${partsClaimNo}`)).result;
    const claim = await detail(records[0].id);
    expect(claim).toMatchObject({
      status: 'draft',
      lines: [
        { lineReason: 'short', claimQty: 1 },
        { lineReason: 'damaged', claimQty: 1 },
      ],
    });
    expect(claim.slots).toContainEqual({ slot: 'partsPhoto', required: true, files: 1 });
    expect((await remove('d001.parts', `partsClaim/delete?ids=${claim.id}`)).success).toBe(true);
  });

  test('whose claim nobody hands in loses what is missing; the maker’s own goods are handed in as to be returned', async () => {
    const { arrivalId } = await receivedGoods(app.services, [{ received: 9 }, { partsCode: 'PUMP-1', received: 11, unitPrice: 400 }]);
    const given = await differencesOf(arrivalId);
    const { partsClaimNo } = await system((context) => arrivalDifferences.booked(context, given));
    expect(await system((context) => arrivalDifferences.overdue(context, given))).toBe(true);
    const { records } = (await get('d001.parts', `partsClaim/list?partsClaimNo=${partsClaimNo}`)).result;
    expect(await detail(records[0].id)).toMatchObject({
      status: 'submitted',
      solution: 'return',
      lines: [{ lineReason: 'over', lineSolution: 'return', claimQty: 1 }],
    });
    await expect(system((context) => arrivalDifferences.waived(context, { arrivalId }))).rejects.toThrow('E-007');
  });

  test('is left alone where all that was missing is given up', async () => {
    const { arrivalId } = await receivedGoods(app.services, [{ received: 9 }]);
    const given = await differencesOf(arrivalId);
    const { partsClaimNo } = await system((context) => arrivalDifferences.booked(context, given));
    expect(await system((context) => arrivalDifferences.overdue(context, given))).toBe(false);
    expect((await get('d001.parts', `partsClaim/list?partsClaimNo=${partsClaimNo}`)).result.total).toBe(0);
  });
});
