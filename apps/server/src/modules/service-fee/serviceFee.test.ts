/** Fees that staff enter, what statements make of fees, and how they add up. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '../../documents/systemContext.ts';
import type { ServiceFeeStatistic } from '../../generated/types.gen.ts';
import { transact, type TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { machines } from '../../test/machineFixtures.ts';
import { breaches } from '../ledger-check/ledgerCheck.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { fees, feeSource } from './service.ts';

const today = '2026-11-21';
let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const entered = { dealerCode: 'D001', feeType: 'travel', feeDate: today, amount: 600, currency: 'USD', description: 'Trip to a customer in Huancayo' };
const save = (change: object = {}, person: Person = 'qian.finance') => kit.post(person, 'serviceFee/save', { ...entered, ...change });
const prove = (tableId: string) => attachFiles(kit.db, { tableName: 'service_fee', tableId, slots: ['proof'] });
const submit = (id: string, person: Person = 'qian.finance') => kit.post(person, 'approval/submit', { docType: 'serviceFee', id });
const decide = (person: Person, ids: string[], action: string, more: object = {}) =>
  kit.post(person, 'approval/checkSubmit', { docType: 'serviceFee', ids, action, ...more });
const cancel = (id: string, person: Person = 'qian.finance') => kit.post(person, 'serviceFee/cancel', { ids: [id], reason: 'Entered twice' });
const detail = async (id: string, person: Person = 'qian.finance') => (await kit.get(person, `serviceFee/detail?id=${id}`)).result;
const listed = async (person: Person, query: string) => (await kit.get(person, `dealerPayment/serviceFee?pageSize=100&${query}`)).result.records;
/** Invariants of fees that do not hold. */
const broken = async () => ((await breaches(null).execute(kit.db)).rows as { code: string; n: number }[]).filter(({ code }) => code.startsWith('I9'));
const within = <Result>(work: (context: TrxContext) => Promise<Result>) => transact(systemContext(kit.app.services), work);

/** Saved, proved and handed in. */
async function handedIn(change: object = {}): Promise<string> {
  const { result } = await save(change);
  await prove(result.id);
  expect(await submit(result.id)).toMatchObject({ success: true });
  return result.id;
}
const codesOf = (answer: { result: { errors: { field: string; code: string }[] } }) => answer.result.errors.map(({ field, code }) => `${field} ${code}`);

describe('a fee that finance enters', () => {
  test.each([
    ['a negative trip', { amount: -50 }, ['amount E-524']],
    ['a positive charge-back', { feeType: 'chargeback' }, ['amount E-524']],
    ['nothing', { amount: 0 }, ['amount E-524']],
    ['half a cent', { amount: 1.005 }, ['amount E-016']],
    ['a fee of tomorrow', { feeDate: '2026-11-22' }, ['feeDate E-512']],
    ['a dealer that is not there', { dealerCode: 'D099' }, ['dealerCode E-012']],
    ['a machine of another dealer', { vin: machines.foreign }, ['vin E-012']],
    ['no kind', { feeType: null }, ['feeType E-013']],
  ])('is refused for %s', async (_what, change, errors) => {
    expect(codesOf(await save(change))).toEqual(errors);
  });

  test('of at most 500 dollars is approved at once, and the dealer hears of it', async () => {
    const { result } = await save({ amount: 500, vin: machines.covered.toLowerCase() });
    expect(await detail(result.id)).toMatchObject({
      status: 'draft',
      sourceNo: result.no,
      feeSource: 'serviceFee',
      vin: machines.covered,
      allowedActions: ['edit', 'delete', 'submit'],
    });
    expect(await kit.get('d001.admin', `serviceFee/detail?id=${result.id}`)).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    expect(codesOf(await submit(result.id))).toEqual(['proof E-116']);
    await prove(result.id);
    expect(await submit(result.id)).toMatchObject({ success: true });
    expect(await detail(result.id, 'd001.admin')).toMatchObject({
      status: 'audit_succeeded',
      settlementStatus: 'unsettled',
      secondProduct: 'TRACTOR',
      allowedActions: [],
    });
    const told = await kit.db.selectFrom('message').select('params').where('event', '=', 'serviceFee.added').where('docId', '=', result.id).execute();
    expect(told[0]!.params).toMatchObject({ amount: '500.00', cur: 'USD', text: entered.description });
  });

  test('above it waits for a manager: not finance, and with a reason when it goes back', async () => {
    const id = await handedIn();
    expect(await detail(id)).toMatchObject({ status: 'submitted' });
    expect(await decide('qian.finance', [id], 'audit_succeeded')).toMatchObject({ code: 403 });
    expect(await decide('zhao.manager', [id], 'no_pass', { opinion: 'No' })).toMatchObject({ result: { errorCode: 'E-006' } });
    expect(await decide('zhao.manager', [id], 'no_pass', { opinion: 'Receipt is unreadable' })).toMatchObject({ result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ status: 'no_pass', auditOpinion: 'Receipt is unreadable' });
    const { version } = await detail(id);
    expect(await save({ id, version, amount: 700 })).toMatchObject({ success: true });
    expect(await submit(id)).toMatchObject({ success: true });
    expect(await decide('zhao.manager', [id], 'audit_succeeded')).toMatchObject({ result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ status: 'audit_succeeded', amount: 700, auditBy: 'zhao.manager' });
    expect(await save({ id, version: (await detail(id)).version, amount: 800 })).toMatchObject({ result: { errorCode: 'E-525' } });
  });

  test('above it in another currency, too, and where no rate is known', async () => {
    const id = await handedIn({ amount: -501, feeType: 'chargeback', currency: 'EUR' });
    expect(await detail(id)).toMatchObject({ status: 'submitted' });
  });

  test('is cancelled as long as no statement has it', async () => {
    const id = await handedIn({ amount: 20 });
    await within((context) => fees.settling(context, [{ feeIds: [id], statementNo: 'MR-1' }]));
    expect(await cancel(id)).toMatchObject({ result: { errorCode: 'E-507' }, message: expect.stringContaining('MR-1') });
    await within((context) => fees.released(context, { feeIds: [id] }));
    expect(await cancel(id)).toMatchObject({ success: true });
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
    expect(await cancel(id)).toMatchObject({ result: { errorCode: 'E-525' } });
  });

  test.each([
    ['d001.admin', 'serviceFee/save', entered],
    ['zhao.manager', 'serviceFee/save', entered],
    ['chen.parts', 'serviceFee/save', entered],
  ] as const)('is not for %s', async (person, path, body) => {
    expect(await kit.status(person, 'POST', path, body)).toBe(403);
  });
});

/** A claim whose fees are there. */
const audited = async (): Promise<string> => {
  const id = await kit.submitted();
  await kit.check('li.service', [id], 'pass');
  expect(await kit.check('zhao.manager', [id], 'audit_succeeded', {})).toMatchObject({ result: { ok: [id] } });
  return id;
};
const feesOf = (sourceId: string) =>
  kit.db.selectFrom('serviceFee').select(['id', 'feeType', 'amount', 'round', 'settlementStatus']).where('sourceId', '=', sourceId).orderBy('feeNo').execute();
const source = (id: string) => ({ ...feeSource('warrantyClaim', 'TEST', { id, orgCode: 'A01', dealerCode: 'D001', dealerName: 'D', currency: 'USD' }) });

describe('the fees of a claim', () => {
  test('add up to what was approved, and are there once', async () => {
    const id = await audited();
    const { auditTotal, claimNo } = await kit.detail('li.service', id);
    const own = await feesOf(id);
    expect(own.length).toBeLessThanOrEqual(4);
    expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(auditTotal, 2);
    const again = within((context) => fees.create(context, { ...source(id), sourceNo: claimNo, lines: [{ feeType: own[0]!.feeType, amount: 1 }] }));
    await expect(again).rejects.toThrow(/service_fee_once/);
    expect(await feesOf(id)).toEqual(own);
    const [shown] = await listed('d001.admin', `sourceNo=${claimNo}`);
    expect(shown).toMatchObject({ sourceNo: claimNo, feeSource_dictText: 'Warranty claim', allowedActions: [] });
    expect(await listed('d002.service', `sourceNo=${claimNo}`)).toEqual([]);
    expect((await kit.get('d00101.service', `dealerPayment/serviceFee?sourceNo=${claimNo}`)).result.total).toBe(0);
    expect(await cancel(own[0]!.id)).toMatchObject({ result: { errorCode: 'E-525' } });
  });

  test('wait while cores are outstanding, charge-backs do not', async () => {
    const id = await audited();
    const [first] = await feesOf(id);
    await sql`update used_parts_task set core_status = 'received' where claim_id = ${id}`.execute(kit.db);
    expect(await detail(first!.id)).toMatchObject({ heldReason: null });
    await within((context) => fees.mayGoOnStatement(context, { feeIds: [first!.id] }));
    await sql`update used_parts_task set core_status = 'shipped' where claim_id = ${id}`.execute(kit.db);
    expect(await detail(first!.id)).toMatchObject({ heldReason: 'used_parts', heldReason_dictText: 'Cores outstanding' });
    expect((await listed('d001.admin', 'held=Y')).map((fee: { sourceId: string }) => fee.sourceId)).toContain(id);
    await expect(within((context) => fees.mayGoOnStatement(context, { feeIds: [first!.id] }))).rejects.toThrow('E-252');
    await within((context) => fees.chargeBack(context, source(id), 5));
    const charge = (await feesOf(id)).find(({ feeType }) => feeType === 'chargeback')!;
    await within((context) => fees.mayGoOnStatement(context, { feeIds: [charge.id] }));
    const together = await within((context) => fees.fellows(context, { feeIds: [charge.id] }));
    expect(together.toSorted()).toEqual((await feesOf(id)).map((fee) => fee.id).toSorted());
  });

  test.each([
    ['one unsettled, one on a statement', 'unsettled', { settling: [0], settled: [] }],
    ['all on statements', 'settling', { settling: [0, 1, 2, 3], settled: [] }],
    ['some paid, others on a statement', 'settling', { settling: [2, 3], settled: [0, 1] }],
    ['some paid, others not', 'unsettled', { settling: [], settled: [0] }],
    ['all paid', 'settled', { settling: [], settled: [0, 1, 2, 3] }],
  ] as const)('%s: the claim is %s', async (_what, settlementStatus, { settling, settled }) => {
    const id = await audited();
    const own = await feesOf(id);
    await within((context) => fees.chargeBack(context, source(id), 5));
    const ids = (places: readonly number[]) => places.flatMap((place) => own[place]?.id ?? []);
    if (settled.length > 0) await within((context) => fees.settled(context, { statements: [{ feeIds: ids(settled), statementNo: 'MR-1' }], day: today }));
    if (settling.length > 0) await within((context) => fees.settling(context, [{ feeIds: ids(settling), statementNo: 'MR-2' }]));
    expect(await kit.detail('li.service', id)).toMatchObject({ settlementStatus, status: settlementStatus === 'settled' ? 'closed' : 'audit_succeeded' });
    expect((await feesOf(id)).at(-1)).toMatchObject({ feeType: 'chargeback', settlementStatus: 'unsettled' });
  });

  test('are charged back in rounds', async () => {
    const id = await audited();
    await within((context) => fees.chargeBack(context, source(id), 5));
    await within((context) => fees.chargeBack(context, source(id), 7));
    expect((await feesOf(id)).filter(({ feeType }) => feeType === 'chargeback')).toMatchObject([
      { amount: -5, round: 1 },
      { amount: -7, round: 2 },
    ]);
  });

  test('agree with their documents', async () => {
    expect(await broken()).toEqual([]);
    const id = await audited();
    await sql`update service_fee set settlement_status = 'settled', statement_no = 'MR-1', settled_date = ${today}, settled_amount = amount where source_id = ${id}`.execute(
      kit.db,
    );
    expect(await broken()).toMatchObject([{ code: 'I9 settled', n: 1 }]);
  });
});

describe('the statistic', () => {
  const kinds = ['travel', 'pdi', 'freight', 'chargeback', 'marketing'];
  const currencies = ['USD', 'EUR', 'RMB'];
  const settlements = ['unsettled', 'settling', 'settled'];
  /** A generator of numbers, so that a failure can be repeated. */
  const random = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

  test.each([1, 2, 3])('adds up to what the list shows, whatever the fees (seed %i)', async (seed) => {
    const next = random(seed * 7_919);
    const one = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(next() * things.length)]!;
    await sql`delete from service_fee where source_no like 'STAT-%'`.execute(kit.db);
    for (let n = 0; n < 60; n += 1) {
      const feeType = one(kinds);
      const settlementStatus = one(settlements);
      const cents = 1 + Math.floor(next() * 100_000);
      const amount = (feeType === 'chargeback' ? -cents : cents) / 100;
      const id = newId();
      await kit.db
        .insertInto('serviceFee')
        .values({
          id,
          feeNo: `STAT-${seed}-${n}`,
          orgCode: 'A01',
          dealerCode: one(['D001', 'D001', 'D002']),
          dealerName: 'Dealer',
          feeSource: 'arrivalAccept',
          sourceId: id,
          sourceNo: `STAT-${n}`,
          feeType,
          feeDate: `2026-${one(['02', '07', '11'])}-${one(['01', '15', '28'])}`,
          amount,
          currency: one(currencies),
          secondProduct: one(['tractor', null]),
          settlementStatus: settlementStatus as 'settled',
          ...(settlementStatus === 'unsettled' ? {} : { statementNo: 'MR-1' }),
          ...(settlementStatus === 'settled' ? { settledDate: today, settledAmount: amount } : {}),
        })
        .execute();
    }
    const { byMonth, byProduct, totals } = (await kit.get('qian.finance', 'dealerPayment/serviceFeeStatistic?month_begin=2026-01&month_end=2026-12'))
      .result as ServiceFeeStatistic;
    const sumOf = (rows: readonly { amount: number }[]) => Math.round(rows.reduce((sum, { amount }) => sum + amount * 100, 0));
    for (const { filter, ...row } of [...byMonth, ...byProduct]) {
      const found = await listed('qian.finance', new URLSearchParams(filter as unknown as Record<string, string>).toString());
      const inSettlement = (status: string) => sumOf(found.filter((fee: { settlementStatus: string }) => fee.settlementStatus === status));
      expect({ count: found.length, amount: sumOf(found) }).toEqual({ count: row.count, amount: Math.round(row.amount * 100) });
      expect(settlements.map(inSettlement)).toEqual([row.unsettled, row.settling, row.settled].map((amount) => Math.round(amount * 100)));
      expect(Math.round((row.settled + row.settling + row.unsettled) * 100)).toBe(Math.round(row.amount * 100));
    }
    const list = await kit.get('qian.finance', 'serviceFee/totals?status=audit_succeeded&feeDate_begin=2026-01-01&feeDate_end=2026-12-31');
    expect(totals.map(({ currency, count, amount }) => ({ currency, count, amount }))).toEqual(list.result.sums);
    for (const { currency, amount } of totals)
      for (const rows of [byMonth, byProduct]) expect(sumOf(rows.filter((row) => row.currency === currency))).toBe(Math.round(amount * 100));
  });

  test.each([
    ['of a dealer is its own', 'd001.admin', '', (codes: string[]) => codes.every((code) => code === 'D001')],
    ['of one kind', 'qian.finance', 'feeType=pdi', () => true],
  ] as const)('%s', async (_what, person, query, holds) => {
    const { result } = await kit.get(person, `dealerPayment/serviceFeeStatistic?${query}`);
    expect(result.byMonth.length).toBeGreaterThan(0);
    if (query) expect(new Set(result.byMonth.map(({ feeType }: { feeType: string }) => feeType))).toEqual(new Set(['pdi']));
    const rows = await listed(person, query);
    expect(holds(rows.map((row: { dealerCode: string }) => row.dealerCode))).toBe(true);
  });

  test.each([
    ['month_begin=2026-05&month_end=2026-04', ['month_end master.periodEnds']],
    ['month_begin=2024-10&month_end=2026-10', ['month_begin serviceFee.tooLong']],
  ])('refuses %s', async (query, errors) => {
    expect(codesOf(await kit.get('qian.finance', `dealerPayment/serviceFeeStatistic?${query}`))).toEqual(errors);
  });

  test('takes 24 months', async () => {
    expect(await kit.get('qian.finance', 'dealerPayment/serviceFeeStatistic?month_begin=2024-11&month_end=2026-10')).toMatchObject({ success: true });
  });
});

test('the paper lists the fees of one document together', async () => {
  const rows = (await kit.get('d001.admin', 'serviceFee/paper?settlementStatus=unsettled')).result as { sourceNo: string }[];
  const runs = rows.filter(({ sourceNo }, place) => sourceNo !== rows[place - 1]?.sourceNo);
  expect(runs.length).toBe(new Set(rows.map(({ sourceNo }) => sourceNo)).size);
  expect(await kit.get('d001.admin', 'serviceFee/paper?sourceNo=nothing')).toMatchObject({ result: { errorCode: 'E-010' } });
});
