/** What becomes of parts claims, and of receipts, while their dealer is suspended, and when it ends. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockersOfDealer, closedWithDealer, closeOfDealer } from '../../documents/dealer/dealerEnd.ts';
import { contextOf } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { createPartsClaimKit, type PartsClaimKit } from './partsClaimTestKit.ts';
import { receivedGoods } from './receivedGoods.fixture.ts';

let kit: PartsClaimKit;
beforeAll(async () => {
  kit = await createPartsClaimKit();
});
afterAll(() => kit.close());

const short = [[{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }]] as const;
const damaged = [[{ damaged: 2 }], [{ lineReason: 'damaged', claimQty: 2 }], { solution: 'return' }] as const;
const becomes = (dealerStatus: 'suspended' | 'active') =>
  kit.app.services.db.updateTable('dealer').set({ dealerStatus }).where('dealerCode', '=', 'D001').execute();
const returned = async (): Promise<string> => {
  const { id } = await kit.submitted(...short);
  await kit.check('chen.parts', id, 'no_pass', { rejectReason: 'insufficient_photos', opinion: 'Count again', rejectType: 'return' });
  return id;
};
const passed = async (): Promise<string> => {
  const { id } = await kit.submitted(...damaged);
  await kit.pass(id, [{ approvedQty: 2, lineResult: 'return_credit', returnQty: 2 }]);
  return id;
};

describe('a suspended dealer goes on with its claims', () => {
  beforeAll(async () => void (await becomes('suspended')));
  afterAll(async () => void (await becomes('active')));

  test('begins one, hands it in, takes it back, deletes it', async () => {
    const { id } = await kit.submitted(...short);
    expect((await kit.post('d001.parts', 'approval/submit', { docType: 'partsClaim', id, action: 'withdraw' })).success).toBe(true);
    const { arrivalNo, lines } = await receivedGoods(kit.app.services, [{ received: 9 }]);
    const body = { arrivalNo, solution: 'credit', lines: [{ packingLineId: lines[0], lineReason: 'short', claimQty: 1 }] };
    const saved = await kit.post('d001.parts', 'partsClaim/save', body);
    expect(saved.success, JSON.stringify(saved)).toBe(true);
    expect((await kit.remove('d001.parts', `partsClaim/delete?ids=${saved.result.id}`)).result.ok).toEqual([saved.result.id]);
  });

  test('corrects or gives up what was returned, and sends goods back; the maker decides and settles', async () => {
    const [first, second] = [await returned(), await returned()];
    expect(await kit.submit(first)).toMatchObject({ success: true });
    expect((await kit.post('d001.parts', 'approval/submit', { docType: 'partsClaim', id: second, action: 'giveUp' })).success).toBe(true);
    const id = await passed();
    const { version, lines } = await kit.detail(id);
    const sent = await kit.post('d001.parts', 'partsClaim/shipReturn', { id, version, carrier: 'DHL', shipDate: '2026-11-21', boxes: 1 });
    expect(sent.success, JSON.stringify(sent)).toBe(true);
    const came = [{ lineId: lines[0].id, receivedQty: 2, condition: 'good' }];
    await kit.post('chen.parts', 'partsClaim/receiveReturn', { id, version: version + 1, receivedDate: '2026-11-21', warehouse: 'WH01', lines: came });
    expect((await kit.check('qian.finance', id, 'audit_succeeded')).body).toMatchObject({ success: true });
  });

  test('and waives what a receipt lacks', async () => {
    const { arrivalId } = await receivedGoods(kit.app.services, [{ received: 9 }]);
    const waived = await kit.post('d001.admin', 'partsArrival/waiveDifferences', { ids: [arrivalId], reason: 'found it later' });
    expect(waived.result).toEqual({ ok: [arrivalId], failed: [] });
  });
});

test('claims that the maker has stand in the way of the end of a dealer; drafts are dropped, returned ones end with their receipts', async () => {
  const { db } = kit.app.services;
  const nosOf = (kinds: readonly { docType: string; nos: string[] }[], docType: string) => kinds.find((kind) => kind.docType === docType)?.nos ?? [];
  const submitted = await kit.submitted(...short);
  const [draft, back, pass] = [await kit.draft(...short), await returned(), await passed()];
  const [backNo, passNo] = [(await kit.detail(back)).partsClaimNo, (await kit.detail(pass)).partsClaimNo];
  const counting = newId();
  await sql`insert into parts_arrival (id, org_code, dealer_code, dealer_name, create_by, status, arrival_no, packing_id, packing_no, currency, warehouse)
    select ${counting}, org_code, dealer_code, dealer_name, create_by, 'pending_acceptance', 'PA-COUNTING', packing_id, packing_no, currency, warehouse
    from parts_arrival where id = ${draft.arrivalId}`.execute(db);
  const about = contextOf(kit.app.services, await kit.app.services.sessions.actAs('zhao.manager'));
  const [blocking, closing] = [await blockersOfDealer(about, { dealerCode: 'D001' }), await closedWithDealer(about, { dealerCode: 'D001' })];
  expect(nosOf(blocking, 'partsClaim')).toEqual(expect.arrayContaining([submitted.no, passNo]));
  expect(nosOf(blocking, 'partsArrival')).toEqual([]);
  expect(nosOf(closing, 'partsClaim')).toEqual(expect.arrayContaining([draft.no, backNo]));
  expect(nosOf(closing, 'partsArrival')).toEqual(expect.arrayContaining(['PA-COUNTING', draft.arrivalNo]));
  await kit.system((context) => closeOfDealer(context, { dealerCode: 'D001' }));
  expect((await kit.get('d001.parts', `partsClaim/detail?id=${draft.id}`)).result.errorCode).toBe('E-012');
  expect(await kit.detail(back)).toMatchObject({ status: 'closed', closeReason: 'dealer_terminated' });
  expect(await kit.detail(submitted.id)).toMatchObject({ status: 'submitted' });
  const arrivals = await db
    .selectFrom('partsArrival')
    .select(['id', 'status', 'closeReason', 'delFlag'])
    .where('id', 'in', [counting, draft.arrivalId])
    .orderBy('arrivalNo')
    .execute();
  expect(arrivals).toMatchObject([{ delFlag: 1 }, { status: 'closed', closeReason: 'dealer_terminated' }]);
});
