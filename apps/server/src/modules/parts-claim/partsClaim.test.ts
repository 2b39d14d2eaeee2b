import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { attachFiles } from '../../test/attachFiles.ts';
import { signIn } from '../../test/testApp.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { fillMakerStock } from '../maker-stock/makerStockTestKit.ts';
import { arriveLines, packLines, shipLines } from '../parts-order/service.ts';
import { arrivalDifferences } from './actions/arrivalClaims.ts';
import { partsClaimInvariants } from './invariants.ts';
import { createPartsClaimKit, type PartsClaimKit } from './partsClaimTestKit.ts';
import { receivedGoods } from './receivedGoods.fixture.ts';

const database = process.env.HARROW_TEST_DATABASE ?? 'pglite';
let kit: PartsClaimKit;
beforeAll(async () => {
  kit = await createPartsClaimKit();
  await kit.system((context) => fillMakerStock(context, [{ warehouse: 'WH01', partsCode: 'SEAL-1', qty: 100 }]));
});
afterAll(() => kit.close());

const stock = async (warehouse: string, partsCode = 'SEAL-1'): Promise<{ inventoryQty: number; lockedQty: number; stockValue: number }> =>
  (await kit.app.services.db
    .selectFrom('partsStock')
    .select(['inventoryQty', 'lockedQty', 'stockValue'])
    .where('dealerCode', '=', 'D001')
    .where('subDealerCode', '=', '')
    .where('warehouse', '=', warehouse)
    .where('partsCode', '=', partsCode)
    .executeTakeFirst()) ?? { inventoryQty: 0, lockedQty: 0, stockValue: 0 };
const booked = async (id: string) =>
  kit.app.services.db
    .selectFrom('financeLedger')
    .select(['direction', 'amount', 'feeType', 'contraAccount'])
    .where('sourceId', '=', id)
    .orderBy('postingSeq')
    .execute();
const balances = async (): Promise<unknown[]> =>
  (await Promise.all(partsClaimInvariants.map(({ broken }) => sql`${broken(null)}`.execute(kit.app.services.db)))).flatMap(({ rows }) => rows);

describe('a draft', () => {
  test('takes its lines from what came wrong, is seen by its own dealer only, and knows its last day', async () => {
    const { id, arrivalNo } = await kit.draft([{ packed: 10, received: 9 }], [{ lineReason: 'short', claimQty: 1 }], { daysAgo: 3 });
    expect(await kit.detail(id)).toMatchObject({
      claimReason: 'short',
      arrivalNo,
      claimAmount: 18.4,
      daysLeft: 12,
      allowedActions: ['edit', 'delete', 'submit'],
    });
    expect((await kit.get('d002.admin', `partsClaim/detail?id=${id}`)).result.errorCode).toBe('E-012');
    expect([(await kit.detail(id)).returnWarehouse, (await kit.detail(id, 'chen.parts')).returnWarehouse]).toEqual([null, 'WH01']);
    expect((await kit.get('d002.admin', `partsClaim/claimable?arrivalNo=${arrivalNo}`)).result).toEqual([]);
    const body = { arrivalNo, claimReason: 'short', lines: [] };
    expect(kit.codesOf(await kit.post('d002.admin', 'partsClaim/save', body))).toEqual(['E-012']);
  });

  test('begins with what can still be claimed: the newest receipts first, without what is taken or too late', async () => {
    const late = await receivedGoods(kit.app.services, [{ partsCode: 'FILTER-1', received: 7 }], { daysAgo: 16 });
    const old = await receivedGoods(kit.app.services, [{ partsCode: 'FILTER-1', received: 8, damaged: 1 }], { daysAgo: 2 });
    const fresh = await receivedGoods(kit.app.services, [{ partsCode: 'FILTER-1' }, { partsCode: 'FILTER-1', received: 12 }]);
    type Found = { arrivalNo: string; shelfQty: number; claimable: { reason: string; qty: number }[] };
    const found = async (query: string, person = 'd001.parts'): Promise<string[]> =>
      (await kit.get(person, `partsClaim/claimable?${query}`)).result.map(
        ({ arrivalNo, claimable }: Found) => `${arrivalNo} ${claimable.map(({ reason, qty }) => `${reason} ${qty}`).join(', ')}`,
      );
    expect(await found('keyword=filter-1&differences=Y')).toEqual([`${fresh.arrivalNo} over 2`, `${old.arrivalNo} short 2, damaged 1`]);
    expect(await found(`keyword=${old.packingNo}`)).toEqual([`${old.arrivalNo} short 2, damaged 1, quality 7`]);
    // What it is too late for is not offered, but shown to whoever names the receipt.
    expect(await found(`keyword=${late.arrivalNo}`)).toEqual([`${late.arrivalNo} quality 7`]);
    expect(await found(`arrivalNo=${late.arrivalNo}`)).toEqual([`${late.arrivalNo} short 3, quality 7`]);
    expect(await found('keyword=filter-1', 'd002.admin')).toEqual([]);
    const [{ shelfQty }] = (await kit.get('d001.parts', `partsClaim/claimable?keyword=${fresh.arrivalNo}`)).result;
    expect(shelfQty).toBe((await stock('MAIN', 'FILTER-1')).inventoryQty);
    const body = { arrivalNo: old.arrivalNo, solution: 'credit', description: 'Two are missing' };
    const { result } = await kit.post('d001.parts', 'partsClaim/save', { ...body, lines: [{ packingLineId: old.lines[0], lineReason: 'short', claimQty: 2 }] });
    expect((await kit.submit(result.id)).success).toBe(true);
    expect(await found(`keyword=${old.arrivalNo}&differences=Y`)).toEqual([`${old.arrivalNo} damaged 1`]);
    expect(await found(`keyword=${old.arrivalNo}&differences=Y&id=${result.id}`)).toEqual([`${old.arrivalNo} short 2, damaged 1`]);
  });

  test('is found by the order of its parts, within its dealer', async () => {
    const { id } = await kit.draft([{ packed: 10, received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
    await kit.draft([{ packed: 10, received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
    const { rows } = await sql<{ orderId: string }>`select pl.order_id from packing_line pl join parts_claim_line line on line.packing_line_id = pl.id
      where line.claim_id = ${id}`.execute(kit.app.services.db);
    const found = async (person: string) =>
      (await kit.get(person, `partsClaim/list?orderId=${rows[0]!.orderId}`)).result.records.map((claim: { id: string }) => claim.id);
    expect(await found('d001.parts')).toEqual([id]);
    expect(await found('d002.admin')).toEqual([]);
  });

  test('claims at what was paid: price with surcharge and discount of the order', async () => {
    const { id } = await kit.draft([{ received: 9, unitPrice: 10 }], [{ lineReason: 'short', claimQty: 1 }], { order: { surchargePct: 8, discountPct: 3 } });
    expect(await kit.detail(id)).toMatchObject({ claimAmount: 10.5, lines: [{ paidPrice: 10.5, unitPrice: 10 }] });
  });

  test('single lines are saved and removed', async () => {
    const { id, lines } = await kit.draft([{ received: 8 }], [{ lineReason: 'short', claimQty: 1 }]);
    const { lines: stored, version } = await kit.detail(id);
    const saved = await kit.post('d001.parts', 'partsClaim/detailSave', { claimId: id, version, id: stored[0].id, claimQty: 2 });
    expect(saved.result).toEqual({ id: stored[0].id, version: version + 1 });
    expect((await kit.detail(id)).lines).toMatchObject([{ claimQty: 2, packingLineId: lines[0] }]);
    expect((await kit.remove('d002.admin', `partsClaim/deleteDetail?id=${stored[0].id}`)).result.errorCode).toBe('E-012');
    await kit.remove('d001.parts', `partsClaim/deleteDetail?id=${stored[0].id}`);
    expect((await kit.detail(id)).lines).toEqual([]);
    expect(kit.codesOf(await kit.submit(id))).toEqual(['E-008']);
  });

  test.each([
    ['more than the difference', 2, 'E-321'],
    ['nothing', 0, 'E-015'],
    ['parts of a hundredth', 0.555, 'E-016'],
  ])('%s cannot be claimed', async (_name, claimQty, code) => {
    const { arrivalNo, lines } = await receivedGoods(kit.app.services, [{ received: 9 }]);
    const body = { arrivalNo, claimReason: 'short', lines: [{ packingLineId: lines[0], lineReason: 'short', claimQty }] };
    expect(kit.codesOf(await kit.post('d001.parts', 'partsClaim/save', body))).toEqual([code]);
  });
});

describe('handing in', () => {
  test.each([
    ['on the last day it is taken', 15, true, undefined],
    ['a day later it is not', 16, false, 'E-320'],
  ])('%s', async (_name, daysAgo, success, code) => {
    const { id } = await kit.draft([{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }], { daysAgo });
    const answer = await kit.submit(id);
    expect(answer.success, JSON.stringify(answer)).toBe(success);
    if (code) expect(kit.codesOf(answer)).toEqual([code]);
  });

  test('of two claims about the same piece the second names the first', async () => {
    const { id, no, arrivalNo, lines } = await kit.draft([{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
    const body = {
      arrivalNo,
      claimReason: 'short',
      solution: 'credit',
      description: 'Again',
      lines: [{ packingLineId: lines[0], lineReason: 'short', claimQty: 1 }],
    };
    const { result: second } = await kit.post('d001.parts', 'partsClaim/save', body);
    await kit.submit(id);
    const answer = await kit.submit(second.id);
    expect(answer.result.errors).toMatchObject([{ code: 'E-323', text: expect.stringContaining(no) }]);
    expect(
      (await kit.get('d001.parts', `partsClaim/claimable?arrivalNo=${arrivalNo}`)).result.flatMap(({ claimable }: { claimable: { reason: string }[] }) =>
        claimable.map(({ reason }) => reason),
      ),
    ).toEqual(['quality']);
  });

  test.skipIf(database === 'pglite')('locks the receipt before the claim, as whoever ends the receipt does', async () => {
    const { id, arrivalId } = await kit.draft([{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
    const { db } = kit.app.services;
    const waiting = async (): Promise<number> =>
      (await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db))
        .rows[0]!.n;
    const answer = await inTransaction(db, async (trx) => {
      await sql`select from parts_arrival where id = ${arrivalId} for update`.execute(trx);
      const submission = kit.submit(id);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 60_000 });
      // It holds nothing that this transaction may want next.
      await sql`select from parts_claim where id = ${id} for update nowait`.execute(trx);
      return { submission };
    });
    expect(await answer.submission).toMatchObject({ success: true });
  });

  test.skipIf(database === 'pglite')('and a waiver of its receipt at the same time come one after the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, arrivalId } = await kit.draft([{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
      const [claimed, waived] = await Promise.all([
        kit.submit(id),
        kit.post('d001.admin', 'partsArrival/waiveDifferences', { ids: [arrivalId], reason: 'found it later' }),
      ]);
      const { status } = await kit.app.services.db.selectFrom('partsArrival').select('status').where('id', '=', arrivalId).executeTakeFirstOrThrow();
      expect([claimed.success, waived.result.errorCode ?? 'ok', status]).toEqual(claimed.success ? [true, 'E-007', 'no_pass'] : [false, 'ok', 'closed']);
    }
  });

  test('surplus goods cannot be credited', async () => {
    const { id } = await kit.draft([{ received: 12 }], [{ lineReason: 'over', claimQty: 2 }]);
    expect(kit.codesOf(await kit.submit(id))).toEqual(['E-322']);
  });

  test('photos, discounts and the part that came instead are asked for', async () => {
    const { arrivalNo, lines } = await receivedGoods(kit.app.services, [{ damaged: 1 }]);
    const body = {
      arrivalNo,
      claimReason: 'damaged',
      solution: 'accept',
      description: 'Bent',
      lines: [{ packingLineId: lines[0], lineReason: 'damaged', claimQty: 1 }],
    };
    const { result } = await kit.post('d001.parts', 'partsClaim/save', body);
    // What is kept at a discount begins with the usual one.
    expect((await kit.detail(result.id)).lines).toMatchObject([{ discountPct: 30 }]);
    const discounted = [{ ...body.lines[0], discountPct: 95 }];
    await kit.post('d001.parts', 'partsClaim/save', { id: result.id, version: result.version, lines: discounted });
    expect(kit.codesOf(await kit.submit(result.id))).toEqual(['E-324', 'E-116']);
  });

  test('dear damage needs the report of the carrier', async () => {
    const { id } = await kit.draft([{ damaged: 2, unitPrice: 300 }], [{ lineReason: 'damaged', claimQty: 2 }]);
    await kit.app.services.db.deleteFrom('attach').where('tableId', '=', id).where('columnName', '=', 'carrierReport').execute();
    expect(kit.codesOf(await kit.submit(id))).toEqual(['E-348']);
  });

  test('a part that failed on the shelf is blocked while its claim is open, and back once it is taken back', async () => {
    const before = [await stock('MAIN'), await stock('DAMAGED')];
    const { id } = await kit.submitted([{}], [{ lineReason: 'quality', claimQty: 2, onShelf: 'Y', failureDate: '2026-11-21', faultText: 'Leaks' }]);
    expect((await stock('DAMAGED')).inventoryQty).toBe(before[1]!.inventoryQty + 2);
    await kit.post('d001.parts', 'approval/submit', { docType: 'partsClaim', id, action: 'withdraw' });
    expect((await stock('DAMAGED')).inventoryQty).toBe(before[1]!.inventoryQty);
    expect((await stock('MAIN')).inventoryQty).toBe(before[0]!.inventoryQty + 10);
  });
});

describe('the decision', () => {
  test('covers every line, within what was claimed and what its reason allows', async () => {
    const { id } = await kit.submitted([{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
    expect(kit.codesOf((await kit.check('chen.parts', id, 'pass')).body)).toEqual(['E-013']);
    expect(kit.codesOf(await kit.pass(id, [{ approvedQty: 2, lineResult: 'credit' }]))).toEqual(['E-220']);
    expect(kit.codesOf(await kit.pass(id, [{ approvedQty: 1, lineResult: 'return_credit' }]))).toEqual(['E-322']);
    expect((await kit.check('d001.parts', id, 'pass')).status).toBe(403);
    expect(await kit.pass(id, [{ approvedQty: 1, lineResult: 'credit' }])).toMatchObject({ success: true });
    expect(await kit.detail(id)).toMatchObject({ status: 'pass', approvedAmount: 18.4, settlement: 'money', lines: [{ creditAmount: 18.4 }] });
  });

  test('money is for finance: it is on the account, the claim closed, the damage gone from the shelf', async () => {
    const { id, no } = await kit.submitted([{ damaged: 2 }], [{ lineReason: 'damaged', claimQty: 2 }]);
    const before = await stock('DAMAGED');
    await kit.pass(id, [{ approvedQty: 2, lineResult: 'credit' }]);
    expect((await kit.check('chen.parts', id, 'audit_succeeded')).status).toBe(403);
    const answer = (await kit.check('qian.finance', id, 'audit_succeeded')).body;
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'credited', creditNo: expect.stringMatching(/^CN/), partsClaimNo: no });
    expect(await booked(id)).toEqual([{ direction: 'in', amount: 36.8, feeType: 'parts_claim_credit', contraAccount: 'claim_cost' }]);
    expect((await stock('DAMAGED')).inventoryQty).toBe(before.inventoryQty - 2);
    expect(await balances()).toEqual([]);
  });

  test('who may settle is told by rights: a role of one’s own settles what it holds, and has it among its tasks', async () => {
    const { id } = await kit.submitted([{ damaged: 1 }], [{ lineReason: 'damaged', claimQty: 1 }]);
    await kit.pass(id, [{ approvedQty: 1, lineResult: 'credit' }]);
    const actions = async (person: string): Promise<string[]> => (await kit.detail(id, person)).allowedActions;
    expect(await actions('zhao.manager')).toEqual([]);
    const { db } = kit.app.services;
    const rights = ['partsClaim:finalAudit', 'partsClaim:settleGoods'].map((permission) => ({ roleCode: 'MFR_SVC_MGR', permission }));
    await db.insertInto('sysRolePermission').values(rights).execute();
    kit.tokens['zhao.manager'] = await signIn(kit.app, 'zhao.manager');
    expect(await actions('zhao.manager')).toEqual(['backToReview']);
    expect((await kit.check('zhao.manager', id, 'audit_succeeded')).status).toBe(403);
    await db.insertInto('sysRolePermission').values({ roleCode: 'MFR_SVC_MGR', permission: 'partsClaim:settleMoney' }).execute();
    kit.tokens['zhao.manager'] = await signIn(kit.app, 'zhao.manager');
    expect(await actions('zhao.manager')).toEqual(['auditSucceeded', 'backToReview']);
    const tasks = await db.selectFrom('todo').select(['task', 'permission', 'role']).where('docId', '=', id).execute();
    expect(tasks).toEqual([{ task: 'settle', permission: 'partsClaim:settleMoney', role: null }]);
    expect((await kit.check('zhao.manager', id, 'audit_succeeded')).body).toMatchObject({ success: true });
    await db.deleteFrom('sysRolePermission').where('roleCode', '=', 'MFR_SVC_MGR').where('permission', 'like', 'partsClaim:settle%').execute();
    await db.deleteFrom('sysRolePermission').where('roleCode', '=', 'MFR_SVC_MGR').where('permission', '=', 'partsClaim:finalAudit').execute();
  });

  test('what is kept at a discount goes on the shelf at what it has cost; surplus is charged', async () => {
    const { id } = await kit.submitted(
      [{ damaged: 1, received: 11 }],
      [
        { lineReason: 'damaged', claimQty: 1, lineSolution: 'accept', discountPct: 30 },
        { lineReason: 'over', claimQty: 1, lineSolution: 'accept', discountPct: 50 },
      ],
    );
    const before = await stock('MAIN');
    await kit.pass(id, [
      { approvedQty: 1, lineResult: 'accept', approvedDiscountPct: 30 },
      { approvedQty: 1, lineResult: 'accept', approvedDiscountPct: 50 },
    ]);
    await kit.check('qian.finance', id, 'audit_succeeded');
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
    const { id } = await kit.submitted([{ damaged: 2 }], [{ lineReason: 'damaged', claimQty: 2 }], { solution: 'return' });
    const before = await stock('DAMAGED');
    await kit.pass(id, [{ approvedQty: 2, lineResult: 'return_credit', returnQty: 2 }]);
    expect((await stock('DAMAGED')).lockedQty).toBe(before.lockedQty + 2);
    expect(kit.codesOf((await kit.check('qian.finance', id, 'audit_succeeded')).body)).toEqual(['E-325']);
    const { version, lines } = await kit.detail(id);
    const sent = { id, version, carrier: 'DHL', shipDate: '2026-11-21', boxes: 1 };
    expect((await kit.send('chen.parts', 'partsClaim/shipReturn', sent)).status).toBe(403);
    expect(await kit.post('d001.parts', 'partsClaim/shipReturn', sent)).toMatchObject({ success: true, result: { status: 'shipped' } });
    expect(await stock('DAMAGED')).toMatchObject({ inventoryQty: before.inventoryQty - 2, lockedQty: before.lockedQty });
    const came = { id, receivedDate: '2026-11-21', warehouse: 'WH01', lines: [{ lineId: lines[0].id, receivedQty: 3, condition: 'good' }] };
    expect(kit.codesOf(await kit.post('chen.parts', 'partsClaim/receiveReturn', came))).toEqual(['E-326']);
    const one = await kit.post('chen.parts', 'partsClaim/receiveReturn', { ...came, lines: [{ lineId: lines[0].id, receivedQty: 1, condition: 'good' }] });
    expect(one, JSON.stringify(one)).toMatchObject({ success: true, result: { status: 'pass' } });
    await kit.check('qian.finance', id, 'audit_succeeded');
    expect(await booked(id)).toMatchObject([{ amount: 18.4 }]);
    expect(await kit.detail(id)).toMatchObject({ status: 'closed', returned: 'Y', lines: [{ returnedQty: 1, creditAmount: 18.4 }] });
    // What was sent back is the claim's alone: the line of the order stays arrived.
    const { orderId } = await kit.detail(id);
    expect(await kit.app.services.db.selectFrom('partsOrderLine').select('arrivedQty').where('orderId', '=', orderId).execute()).toEqual([{ arrivedQty: 10 }]);
    expect(await balances()).toEqual([]);
  });

  test('a return goes back with its reason, and ends when its dealer gives it up', async () => {
    const { id } = await kit.submitted([{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }]);
    expect(kit.codesOf((await kit.check('chen.parts', id, 'no_pass', { rejectReason: 'photo_unclear' })).body)).toEqual(['E-006']);
    const reasons = kit.app.services.dictionaries.items('reject_reason')!;
    const back = await kit.check('chen.parts', id, 'no_pass', { rejectReason: reasons[0]!.value, opinion: 'Count again', rejectType: 'return' });
    expect(back.body.success, JSON.stringify(back.body)).toBe(true);
    expect(await kit.detail(id)).toMatchObject({ status: 'no_pass', resubmitUntil: '2026-12-21', allowedActions: ['edit', 'submit', 'giveUp'] });
    await kit.post('d001.parts', 'approval/submit', { docType: 'partsClaim', id, action: 'giveUp' });
    expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'given_up' });
  });
});

describe('parts that are sent again', () => {
  /** A claim whose missing piece is sent again. @returns the claim and the line of the order */
  async function resent() {
    const { id } = await kit.submitted([{ received: 8 }], [{ lineReason: 'short', claimQty: 2 }], { solution: 'resend' });
    await kit.pass(id, [{ approvedQty: 2, lineResult: 'resend' }]);
    expect((await kit.check('qian.finance', id, 'audit_succeeded')).status).toBe(403);
    const answer = (await kit.check('chen.parts', id, 'audit_succeeded')).body;
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    const claim = await kit.detail(id);
    const line = await kit.app.services.db.selectFrom('partsOrderLine').selectAll().where('orderId', '=', claim.resendOrderId).executeTakeFirstOrThrow();
    return { id, claim, line };
  }

  test('come by an order without charge, whose arrival closes the claim', async () => {
    const { id, claim, line } = await resent();
    expect(claim).toMatchObject({ status: 'audit_succeeded', resendOrderNo: expect.stringMatching(/^PO/), creditNo: null });
    expect(line).toMatchObject({ qty: 2, confirmedQty: 2, unitPrice: 18.4, sourceClaimLineId: claim.lines[0].id });
    const lines = [{ orderLineId: line.id, qty: 2 }];
    await kit.system((context) => packLines(context, { lines }));
    await kit.system((context) => shipLines(context, { lines, shipmentDate: '2026-11-21' }));
    await kit.system((context) => arriveLines(context, { lines: [{ orderLineId: line.id, arrivedQty: 1, shortQty: 1 }], day: '2026-11-21' }));
    expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'resent' });
    expect(await booked(claim.resendOrderId)).toEqual([]);
  });

  test('and are cancelled after all are decided anew; what is settled stays', async () => {
    const { id, claim } = await resent();
    const order = (await kit.get('chen.parts', `partsOrder/detail?id=${claim.resendOrderId}`)).result;
    const cancelled = await kit.post('chen.parts', 'partsOrder/cancelOpen', { id: order.id, version: order.version, reason: 'No longer made' });
    expect(cancelled.success, JSON.stringify(cancelled)).toBe(true);
    expect(await kit.detail(id)).toMatchObject({ status: 'pass', settlement: null, lines: [{ lineResult: null, settled: 'N', claimQty: 2 }] });
    expect(kit.codesOf((await kit.check('chen.parts', id, 'audit_succeeded')).body)).toEqual(['partsClaim.undecided']);
    await kit.check('chen.parts', id, 'backToReview', { opinion: 'Pay it instead' });
    await kit.pass(id, [{ approvedQty: 2, lineResult: 'credit' }]);
    await kit.check('qian.finance', id, 'audit_succeeded');
    expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'credited', approvedAmount: 36.8 });
    expect(await balances()).toEqual([]);
  });
});

describe('a receipt with differences', () => {
  const differencesOf = async (arrivalId: string) => {
    const arrival = await kit.app.services.db.selectFrom('partsArrival').selectAll().where('id', '=', arrivalId).executeTakeFirstOrThrow();
    const lines = await kit.app.services.db.selectFrom('partsArrivalLine').selectAll().where('arrivalId', '=', arrivalId).orderBy('lineNo').execute();
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
    const { arrivalId } = await receivedGoods(kit.app.services, [{ received: 9, damaged: 1 }]);
    await attachFiles(kit.app.services.db, { tableName: 'parts_arrival', tableId: arrivalId, slots: ['damagePhoto'] });
    const given = await differencesOf(arrivalId);
    const { partsClaimNo } = await kit.system((context) => arrivalDifferences.booked(context, given));
    const { records } = (await kit.get('d001.parts', `partsClaim/list?partsClaimNo=${partsClaimNo}`)).result;
    const claim = await kit.detail(records[0].id);
    expect(claim).toMatchObject({
      status: 'draft',
      lines: [
        { lineReason: 'short', claimQty: 1 },
        { lineReason: 'damaged', claimQty: 1 },
      ],
    });
    expect(claim.slots).toContainEqual({ slot: 'partsPhoto', required: true, files: 1 });
    expect((await kit.remove('d001.parts', `partsClaim/delete?ids=${claim.id}`)).success).toBe(true);
  });

  test('whose claim nobody hands in loses what is missing; the maker’s own goods are handed in as to be returned', async () => {
    const { arrivalId } = await receivedGoods(kit.app.services, [{ received: 9 }, { partsCode: 'PUMP-1', received: 11, unitPrice: 400 }]);
    const given = await differencesOf(arrivalId);
    const { partsClaimNo } = await kit.system((context) => arrivalDifferences.booked(context, given));
    expect(await kit.system((context) => arrivalDifferences.overdue(context, given))).toBe(true);
    const { records } = (await kit.get('d001.parts', `partsClaim/list?partsClaimNo=${partsClaimNo}`)).result;
    expect(await kit.detail(records[0].id)).toMatchObject({
      status: 'submitted',
      solution: 'return',
      lines: [{ lineReason: 'over', lineSolution: 'return', claimQty: 1 }],
    });
    await expect(kit.system((context) => arrivalDifferences.waived(context, { arrivalId }))).rejects.toThrow('E-007');
  });

  test('whose surplus is claimed by its packing list is not claimed once more', async () => {
    const { arrivalId, packingNo, lines } = await receivedGoods(kit.app.services, [{ received: 12 }]);
    const given = await differencesOf(arrivalId);
    const line = { packingLineId: lines[0], lineReason: 'over', claimQty: 2 };
    const { result } = await kit.post('d001.parts', 'partsClaim/save', { packingNo, solution: 'return', description: 'Two too many', lines: [line] });
    expect((await kit.submit(result.id)).success).toBe(true);
    const arrival = () => kit.app.services.db.selectFrom('partsArrival').select(['status', 'claimed']).where('id', '=', arrivalId).executeTakeFirst();
    expect(await arrival()).toEqual({ status: 'no_pass', claimed: 'Y' });
    expect(await kit.system((context) => arrivalDifferences.overdue(context, given))).toBe(true);
    expect((await kit.get('d001.parts', `partsClaim/list?packingNo=${packingNo}`)).result.total).toBe(1);
    await expect(kit.system((context) => arrivalDifferences.waived(context, { arrivalId }))).rejects.toThrow('E-007');
    const refused = { rejectType: 'final', rejectReason: 'insufficient_photos', opinion: 'Keep them' };
    expect((await kit.check('chen.parts', result.id, 'no_pass', refused)).body.success).toBe(true);
    expect(await arrival()).toEqual({ status: 'closed', claimed: 'Y' });
  });

  test('is left alone where all that was missing is given up', async () => {
    const { arrivalId } = await receivedGoods(kit.app.services, [{ received: 9 }]);
    const given = await differencesOf(arrivalId);
    const { partsClaimNo } = await kit.system((context) => arrivalDifferences.booked(context, given));
    expect(await kit.system((context) => arrivalDifferences.overdue(context, given))).toBe(false);
    expect((await kit.get('d001.parts', `partsClaim/list?partsClaimNo=${partsClaimNo}`)).result.total).toBe(0);
  });
});
