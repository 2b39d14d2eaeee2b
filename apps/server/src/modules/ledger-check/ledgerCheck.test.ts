/** The check finds what went past the database's own keeping, says it once a day, and repairs nothing. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, transact, type TrxContext } from '../../shared/context.ts';
import { inTransaction, newId } from '../../shared/database/database.ts';
import { insertMachines } from '../../test/machineFixtures.ts';
import { createTestApp, type TestApp } from '../../test/testApp.ts';
import { ledger, openAccounts, type Posting } from '../ledger/service.ts';
import { moveStock, openWarehouses } from '../stock/service.ts';
import { breaches, ledgerCheck } from './ledgerCheck.ts';

const now = () => new Date('2026-11-20T15:00:00Z');
const account = { dealerCode: 'D001', accountType: 'parts', currency: 'USD' } as const;
const source = { source: 'dealerPayment', sourceId: 's'.repeat(32), sourceNo: 'TEST' };

let app: TestApp;
let inside: <T>(work: (context: TrxContext) => Promise<T>) => Promise<T>;
beforeAll(async () => {
  app = await createTestApp({ now });
  await insertMachines(app.services.db);
  const user = await app.services.sessions.actAs('qian.finance');
  inside = (work) => transact(contextOf(app.services, user), work);
  const post = (change: Partial<Posting>) =>
    inside((context) =>
      ledger.post(context, { account, direction: 'in', feeType: 'parts_payment', contra: 'bank', amount: 100, ...source, postingKey: newId(), ...change }),
    );
  await inside(async (context) => {
    await openAccounts(context, { dealerCode: 'D001', currency: 'USD' });
    await openWarehouses(context, { dealerCode: 'D001' });
  });
  await post({ feeType: 'opening', contra: 'opening', amount: 500, feeDate: '2026-10-31' });
  const { entryNo } = await post({});
  await post({ direction: 'out', feeType: 'parts_order', contra: 'parts_sales', amount: 30.5 });
  await inside((context) => ledger.reverse(context, { entryNo: entryNo!, ...source, postingKey: newId() }));
  const move = { dealerCode: 'D001', partsCode: 'SEAL-1', moveType: 'adjust', source: 'partsStock', sourceId: 's'.repeat(32), sourceNo: 'TEST' };
  await inside((context) => moveStock(context, { ...move, qty: 5 }));
  await inside((context) => moveStock(context, { ...move, qty: -2 }));
});
afterAll(() => app.close());

const run = (today: string) =>
  ledgerCheck.run({ services: app.services, today, signal: new AbortController().signal, transaction: (work) => inTransaction(app.services.db, work) });
const found = async (since: string | null = null) => (await breaches(since).execute(app.services.db)).rows as { code: string; n: number }[];
const told = () =>
  app.services.db
    .selectFrom('message')
    .innerJoin('sysUser', 'sysUser.id', 'message.userId')
    .select(['username', 'params'])
    .where('event', '=', 'ledger.checkFailed')
    .execute();

/** Writes past the triggers that keep figures, sees what is found, and takes it back. */
async function damaged(statement: ReturnType<typeof sql>, since: string | null = null): Promise<string[]> {
  const undo = new Error('undone');
  let codes: string[] = [];
  await inTransaction(app.services.db, async (trx) => {
    for (const table of ['account', 'account_period', 'finance_ledger', 'parts_stock', 'stock_move', 'stock_reservation'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    await statement.execute(trx);
    codes = ((await breaches(since).execute(trx)).rows as { code: string; n: number }[]).map(({ code, n }) => `${code} ${n}`);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return codes;
}

test('finds nothing where the services wrote', async () => {
  expect(await found()).toEqual([]);
  expect(await run('2026-11-21')).toBe(0);
});

test.each([
  ['a balance', sql`update account set balance = balance + 0.01 where dealer_code = 'D001' and account_type = 'parts' and currency = 'USD'`, ['I1 1']],
  ['a line that is gone', sql`delete from finance_ledger where posting_seq = 3`, ['I1 1', 'I2 1']],
  ['an amount', sql`update finance_ledger set amount = 31 where posting_seq = 3`, ['I1 1', 'I2 1']],
  ['a month', sql`update account_period set out_amount = out_amount + 1, in_amount = in_amount + 1 where period = '2026-11'`, ['I2 1']],
  ['a reversal', sql`update finance_ledger set contra_account = 'freight' where reverses_entry_no is not null`, ['I3 1']],
  ['one side of a transfer', sql`update finance_ledger set contra_account = 'internal', journal_no = 'JN-1' where posting_seq = 3`, ['I3 1']],
  ['a quantity', sql`update parts_stock set inventory_qty = 4 where parts_code = 'SEAL-1'`, ['I7 1']],
  ['a value', sql`update parts_stock set stock_value = stock_value + 0.01 where parts_code = 'SEAL-1'`, ['I7 1']],
  ['a lock without a reservation', sql`update parts_stock set locked_qty = 1 where parts_code = 'SEAL-1'`, ['I7 1']],
  ['a movement', sql`update stock_move set balance_after = 9 where seq = 1`, ['I7 1']],
])('finds %s that was changed', async (_what, statement, codes) => {
  expect(await damaged(statement)).toEqual(codes);
  expect(await found()).toEqual([]);
});

test('looks only at what was touched since', async () => {
  const balance = sql`update account set balance = balance + 0.01 where dealer_code = 'D001' and account_type = 'parts' and currency = 'USD'`;
  expect(await damaged(balance, '2026-11-20T14:00:00Z')).toEqual(['I1 1']);
  expect(await damaged(balance, '2026-11-20T16:00:00Z')).toEqual([]);
});

test('tells administrators and finance once a day, and changes nothing', async () => {
  await sql`alter table account disable trigger user`.execute(app.services.db);
  await sql`update account set balance = balance + 1 where dealer_code = 'D001' and account_type = 'parts' and currency = 'USD'`.execute(app.services.db);
  await sql`alter table account enable trigger user`.execute(app.services.db);
  expect([await run('2026-11-23'), await run('2026-11-23'), await run('2026-11-24')]).toEqual([1, 0, 1]);
  const messages = await told();
  expect([...new Set(messages.map(({ username }) => username))].toSorted()).toEqual(expect.arrayContaining(['admin', 'qian.finance']));
  expect(messages.every(({ username }) => ['admin', 'qian.finance'].includes(username))).toBe(true);
  expect(messages[0]!.params).toMatchObject({ code: 'I1', n: 1 });
  expect(await found()).toMatchObject([{ code: 'I1', n: 1 }]);
});
