/** Fixtures of order tests: a server with parts, the maker's stock, accounts and signed-in users. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { AppOptions } from '../../app.ts';
import { contextOf, transact, type TrxContext } from '../../shared/context.ts';
import { inTransaction, newId } from '../../shared/database/database.ts';
import { insertMachines, testNow } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { ledger, openAccounts } from '../ledger/service.ts';
import { fillMakerStock } from '../maker-stock/makerStockTestKit.ts';
import { makerStockInvariants } from '../maker-stock/service.ts';
import { orderInvariants } from './invariants.ts';
import { orderPayments } from './jobs.ts';

export const people = ['d001.parts', 'd002.admin', 'chen.parts', 'qian.finance', 'zhao.manager'] as const;
export type Person = (typeof people)[number];

export type OrderKit = Awaited<ReturnType<typeof createOrderKit>>;

/** What every order needs to be handed in. */
export const shipping = { deliveryMethod: 'truck', deliveryAddress: 'Av. Industrial 12, Lima' };

/** @param options.now the clock; by default one that stands in November 2026 */
export async function createOrderKit(options: Partial<AppOptions> = {}) {
  const app: TestApp = await createTestApp({ now: testNow, ...options });
  const { db } = app.services;
  await insertMachines(db);
  const tokens = {} as Record<Person, string>;
  // One after the other: many at once from one address look like an attack.
  for (const person of people) tokens[person] = await signIn(app, person);

  const inside = async <T>(work: (context: TrxContext) => Promise<T>, person: Person = 'qian.finance'): Promise<T> =>
    transact(contextOf(app.services, await app.services.sessions.actAs(person)), work);
  await inside(async (context) => {
    for (const [dealerCode, currency] of [
      ['D001', 'USD'],
      ['D002', 'RMB'],
    ] as const)
      await openAccounts(context, { dealerCode, currency });
    await fillMakerStock(
      context,
      ['SEAL-1', 'PUMP-1', 'SENSOR-1', 'FILTER-1'].map((partsCode) => ({ warehouse: 'WH01', partsCode, qty: 1000 })),
    );
  });

  const get = async (person: Person, path: string) => (await call(app, tokens[person], 'GET', `/api/portal/${path}`)).body;
  const post = async (person: Person, path: string, body: object) => (await call(app, tokens[person], 'POST', `/api/portal/${path}`, body)).body;
  const remove = async (person: Person, path: string) => (await call(app, tokens[person], 'DELETE', `/api/portal/${path}`)).body;
  const status = async (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    (await call(app, tokens[person], method, `/api/portal/${path}`, body)).status;

  const done = (answer: { success: boolean; result: never }, ...about: unknown[]): never => {
    expect(answer.success, JSON.stringify([answer, ...about])).toBe(true);
    return answer.result;
  };
  const save = (order: object, person: Person = 'd001.parts') => post(person, 'partsOrder/save', { ...shipping, ...order });
  const saved = async (lines: readonly object[], more: object = {}, person: Person = 'd001.parts'): Promise<string> =>
    (done(await save({ lines, ...more }, person)) as { id: string }).id;
  const submit = (id: string, query = '?confirm=1', person: Person = 'd001.parts') => post(person, `partsOrder/submit${query}`, { ids: [id] });
  const submitted = async (lines: readonly object[], more: object = {}, person: Person = 'd001.parts'): Promise<string> => {
    const id = await saved(lines, more, person);
    done(await submit(id, '?confirm=1', person));
    return id;
  };
  const detail = async (id: string, person: Person = 'chen.parts') => done(await get(person, `partsOrder/detail?id=${id}`)) as Record<string, never>;
  const confirm = (id: string, more: object = {}, query = '?confirm=1') => post('chen.parts', `partsOrder/confirm${query}`, { ids: [id], ...more });
  const confirmed = async (lines: readonly object[], more: object = {}, said: object = {}): Promise<string> => {
    const id = await submitted(lines, more);
    done(await confirm(id, said));
    return id;
  };
  const account = { dealerCode: 'D001', accountType: 'parts', currency: 'USD' } as const;
  /** Money that comes to the parts account, or leaves it (below 0). */
  const money = (amount: number) =>
    inside((context) =>
      ledger.post(context, {
        account,
        direction: amount > 0 ? 'in' : 'out',
        amount: Math.abs(amount),
        feeType: amount > 0 ? 'parts_payment' : 'adjustment',
        contra: amount > 0 ? 'bank' : 'adjustment',
        source: 'dealerPayment',
        sourceId: newId(),
        sourceNo: 'TEST',
        postingKey: newId(),
        shortfall: 'allow',
      }),
    );
  const balance = () => inside((context) => ledger.balanceOf(context, account));
  /** Sets the balance of the parts account. */
  const setBalance = async (to: number): Promise<void> => {
    const by = Math.round((to - (await balance())) * 100) / 100;
    if (by !== 0) await money(by);
  };
  const setLimit = (creditLimit: number) => db.updateTable('dealer').set({ creditLimit }).where('dealerCode', '=', 'D001').execute();
  const payWaiting = () =>
    orderPayments.run({
      services: app.services,
      today: '2026-11-20',
      signal: new AbortController().signal,
      transaction: (work) => inTransaction(db, work),
    });
  /** Orders, their charges and reservations agree, whatever was done to them. */
  const mustAddUp = async (): Promise<void> => {
    for (const { code, broken } of [...orderInvariants, ...makerStockInvariants]) {
      const { rows } = await sql`${broken(null)}`.execute(db);
      if (rows.length > 0) throw new Error(`${code} does not hold: ${JSON.stringify(rows)}`);
    }
  };
  return {
    app,
    db,
    tokens,
    get,
    post,
    remove,
    status,
    inside,
    done,
    save,
    saved,
    submit,
    submitted,
    detail,
    confirm,
    confirmed,
    money,
    balance,
    setBalance,
    setLimit,
    payWaiting,
    mustAddUp,
  };
}
