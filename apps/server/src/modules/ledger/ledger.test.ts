/** Money: what is posted adds up, whatever comes in which order, and nobody can change it. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, transact, type TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { Refusal } from '../../shared/refusal/refusal.ts';
import { createTestApp, type TestApp } from '../../test/testApp.ts';
import { nextNumber } from '../../documents/numbers/nextNumber.ts';
import { ledger, ledgerInvariants, openAccounts, type Posting } from './service.ts';

const now = () => new Date('2026-11-21T15:00:00Z');
let app: TestApp;
let inside: <T>(work: (context: TrxContext) => Promise<T>) => Promise<T>;
beforeAll(async () => {
  app = await createTestApp({ now });
  const user = await app.services.sessions.actAs('qian.finance');
  inside = (work) => transact(contextOf(app.services, user), work);
  await inside(async (context) => {
    for (const [dealerCode, currency] of [
      ['D001', 'USD'],
      ['D002', 'RMB'],
    ] as const)
      await openAccounts(context, { dealerCode, currency });
  });
});
afterAll(() => app.close());

const parts = { dealerCode: 'D001', accountType: 'parts', currency: 'USD' } as const;
const source = { source: 'dealerPayment', sourceId: 's'.repeat(32), sourceNo: 'TEST' };
const payment = (change: Partial<Posting> = {}): Posting => ({
  account: parts,
  direction: 'in',
  feeType: 'parts_payment',
  contra: 'bank',
  amount: 100,
  ...source,
  postingKey: newId(),
  ...change,
});
const order = (change: Partial<Posting> = {}): Posting => payment({ direction: 'out', feeType: 'parts_order', contra: 'parts_sales', ...change });
const post = (posting: Posting) => inside((context) => ledger.post(context, posting));
const refusalOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.text.code : (error as Error).message),
  );

/** What does not hold, of balances, months and journals. */
const broken = async (): Promise<unknown[]> =>
  (
    await Promise.all(
      ledgerInvariants.map(
        async ({ code, broken: find }) => (await sql<{ id: string }>`select ${code} as code, id from (${find(null)}) found`.execute(app.services.db)).rows,
      ),
    )
  ).flat();

const amounts = fc.integer({ min: 1, max: 500_000 }).map((cents) => cents / 100);
const days = fc.constantFrom('2026-08-31', '2026-09-01', '2026-10-15', '2026-11-21', undefined);
const step = fc.oneof(
  fc.record({ kind: fc.constant('in' as const), amount: amounts, feeDate: days }),
  fc.record({ kind: fc.constant('out' as const), amount: amounts, feeDate: days, shortfall: fc.constantFrom('refuse', 'upTo', 'allow') }),
  fc.record({ kind: fc.constant('transfer' as const), amount: amounts, feeDate: days }),
  fc.record({ kind: fc.constant('reverse' as const), which: fc.nat(), feeDate: days }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function run({ kind, ...more }: Step): Promise<unknown> {
  const feeDate = more.feeDate === undefined ? {} : { feeDate: more.feeDate };
  if (kind === 'in') return post(payment({ amount: (more as { amount: number }).amount, ...feeDate }));
  if (kind === 'out') return post(order({ ...(more as { amount: number; shortfall: 'refuse' | 'upTo' | 'allow' }), ...feeDate } as Partial<Posting>));
  if (kind === 'reverse')
    return inside(async (context) => {
      const lines = await context.db.selectFrom('financeLedger').select('entryNo').where('contraAccount', '<>', 'internal').orderBy('entryNo').execute();
      const line = lines[(more as { which: number }).which % Math.max(lines.length, 1)];
      return line && ledger.reverse(context, { ...source, entryNo: line.entryNo, postingKey: newId(), ...feeDate });
    });
  return inside(async (context) => {
    const journalNo = await nextNumber(context.db, { code: 'journal', dealerCode: null, day: '2026-11-21' });
    const both = { feeType: 'transfer', contra: 'internal', journalNo, amount: (more as { amount: number }).amount, ...feeDate };
    await ledger.post(context, payment({ ...both, account: { ...parts, accountType: 'deposit' }, direction: 'out', shortfall: 'allow' }));
    await ledger.post(context, payment({ ...both, direction: 'in' }));
  });
}

const refusals = ['E-304', 'E-516'];

describe('whatever is posted', () => {
  test('adds up, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const each of steps) expect(['done', ...refusals]).toContain(await refusalOf(run(each)));
        expect(await broken()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  test('adds up when many post at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
        const outcomes = await Promise.all(steps.map((each) => refusalOf(run(each))));
        for (const outcome of outcomes) expect(['done', ...refusals]).toContain(outcome);
        expect(await broken()).toEqual([]);
      }),
      { numRuns: 5 },
    );
  }, 60_000);

  test('two orders and one balance: the second is refused', async () => {
    const account = { ...parts, currency: 'EUR' };
    await post(payment({ account, amount: 100 }));
    const outcomes = await Promise.all([80, 80].map((amount) => refusalOf(post(order({ account, amount })))));
    expect(outcomes.toSorted()).toEqual(['E-304', 'done']);
  });
});

describe('a line', () => {
  const account = { dealerCode: 'D002', accountType: 'parts', currency: 'RMB' } as const;

  test('takes what there is, or goes below nothing, as it is asked', async () => {
    expect(await post(order({ account, amount: 5, shortfall: 'upTo' }))).toEqual({ entryNo: null, posted: 0, balanceAfter: 0 });
    await post(payment({ account, amount: 30 }));
    expect(await post(order({ account, amount: 50, shortfall: 'upTo' }))).toMatchObject({
      posted: 30,
      balanceAfter: 0,
      entryNo: expect.stringMatching(/^FP2611D002-\d{4}$/),
    });
    expect(await post(order({ account, amount: 20, shortfall: 'allow' }))).toMatchObject({ posted: 20, balanceAfter: -20 });
    expect(await inside((context) => ledger.balanceOf(context, account))).toBe(-20);
    expect(await refusalOf(post(order({ account, amount: 1 })))).toBe('E-304');
  });

  test('is booked once under its key, and reversed once', async () => {
    const posting = payment({ postingKey: 'once' });
    const { entryNo } = await post(posting);
    expect(await refusalOf(post(posting))).toContain('unique');
    const reverse = () => inside((context) => ledger.reverse(context, { ...source, entryNo: entryNo!, postingKey: newId() }));
    expect(await refusalOf(reverse())).toBe('done');
    expect(await refusalOf(reverse())).toBe('E-516');
  });

  test.each([
    [{ feeType: 'vehicle_payment' }, 'E-511'],
    [{ direction: 'out' }, 'E-511'],
    [{ contra: 'freight' }, 'E-511'],
    [{ feeType: 'nothing' }, 'E-511'],
    [{ feeDate: '2026-11-22' }, 'E-512'],
    [{ feeDate: '2020-01-31' }, 'E-502'],
    [{ amount: 1.005 }, '1.005 is no amount to post'],
    [{ amount: 0 }, '0 is no amount to post'],
  ] as const)('that says %j is refused', async (change, code) => {
    await app.services.db
      .insertInto('financePeriod')
      .values({ period: '2020-01', status: 'closed' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(await refusalOf(post(payment(change as Partial<Posting>)))).toBe(code);
  });

  test('against another account of the house needs its other side', async () => {
    const half = payment({ feeType: 'transfer', contra: 'internal', journalNo: 'JN-HALF' });
    expect(await refusalOf(post(half))).toContain('out of balance');
    expect(await refusalOf(post({ ...half, journalNo: null }))).toContain('check constraint');
  });

  test('is worth the rate of its day in RMB; without one that is recent it says nothing', async () => {
    await app.services.db.insertInto('exchangeRate').values({ currency: 'USD', rateDate: '2026-06-01', rateToRmb: 7.25, source: 'manual' }).execute();
    const worth = async (feeDate: string) => {
      const { entryNo } = await post(payment({ amount: 10.01, feeDate }));
      const { exchangeRate, amountRmb } = await app.services.db
        .selectFrom('financeLedger')
        .selectAll()
        .where('entryNo', '=', entryNo!)
        .executeTakeFirstOrThrow();
      return [exchangeRate, amountRmb];
    };
    expect(await worth('2026-06-30')).toEqual([7.25, 72.57]);
    expect(await worth('2026-07-31')).toEqual([null, null]);
  });
});

test('nobody writes balances, months or lines past the ledger', async () => {
  const attempt = (statement: ReturnType<typeof sql>) => refusalOf(statement.execute(app.services.db));
  expect(await attempt(sql`update account set balance = balance + 1`)).toContain('follow from its lines');
  expect(await attempt(sql`insert into account (id, dealer_code, account_type, currency, balance) values (${newId()}, 'D001', 'vehicle', 'RMB', 5)`)).toContain(
    'follow from',
  );
  expect(await attempt(sql`update account_period set in_amount = 0`)).toContain('follow from its lines');
  expect(await attempt(sql`update finance_ledger set amount = 1`)).toContain('never changed');
  expect(await attempt(sql`delete from finance_ledger`)).toContain('never changed');
  expect(await attempt(sql`truncate finance_ledger`)).toContain('never changed');
});

test('the credit that is left is the limit less what the accounts are below nothing', async () => {
  await app.services.db.updateTable('dealer').set({ creditLimit: 1000 }).where('dealerCode', '=', 'D002').execute();
  const account = { dealerCode: 'D002', accountType: 'vehicle', currency: 'RMB' } as const;
  const before = await inside((context) => ledger.creditLeft(context, { dealerCode: 'D002' }));
  await post(payment({ account, direction: 'out', feeType: 'vehicle_order', contra: 'vehicle_sales', amount: 250.5, shortfall: 'allow' }));
  expect(before - (await inside((context) => ledger.creditLeft(context, { dealerCode: 'D002' })))).toBeCloseTo(250.5);
});
