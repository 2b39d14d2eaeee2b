/** Two dealers, the parts desk, finance and a manager, with parts on the maker's shelf and money on the accounts: where stories begin. */
import { contextOf, transact, type TrxContext } from '../src/shared/context.ts';
import { newId } from '../src/shared/database/database.ts';
import { ledger, openAccounts } from '../src/modules/ledger/service.ts';
import { openWarehouses } from '../src/modules/stock/service.ts';
import { insertMachines, testNow } from '../src/test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../src/test/testApp.ts';

export const people = { d001: 'd001.admin', d002: 'd002.admin', desk: 'chen.parts', finance: 'qian.finance', manager: 'zhao.manager' } as const;
export type Person = keyof typeof people;

/** With what their parts accounts begin. */
export const dealers = [
  { person: 'd001', dealerCode: 'D001', currency: 'USD', purse: 1500 },
  { person: 'd002', dealerCode: 'D002', currency: 'RMB', purse: 10_500 },
] as const;

/** Parts with a price in both currencies. */
export const partCodes = ['SEAL-1', 'FILTER-1', 'SENSOR-1'] as const;

export interface World {
  app: TestApp;
  /** A call by a person, who accepts all warnings; its path is below `/api/portal`, or begins with a slash. */
  ask(person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Reply>;
  /** Work as finance, in a transaction. */
  inside<T>(work: (context: TrxContext) => Promise<T>): Promise<T>;
}

export interface Reply {
  status: number;
  body: { success: boolean; code: number; message: string; result: never };
}

export async function createWorld(): Promise<World> {
  const app = await createTestApp({ now: testNow });
  await insertMachines(app.services.db);
  const entries = await Promise.all(Object.entries(people).map(async ([person, name]) => [person, await signIn(app, name)] as const));
  const tokens = Object.fromEntries(entries) as Record<Person, string>;
  const ask: World['ask'] = async (person, method, path, body) => {
    const url = path.startsWith('/') ? path : `/api/portal/${path}`;
    const reply: Reply = await call(app, tokens[person], method, url, body);
    return reply.body.code === 202 ? call(app, tokens[person], method, `${url}${url.includes('?') ? '&' : '?'}confirm=1`, body) : reply;
  };
  const finance = await app.services.sessions.actAs(people.finance);
  const inside: World['inside'] = (work) => transact(contextOf(app.services, finance), work);
  await inside(async (context) => {
    await context.db.updateTable('dealer').set({ creditLimit: 500 }).execute();
    for (const { dealerCode, currency } of dealers) {
      await openAccounts(context, { dealerCode, currency });
      await openWarehouses(context, { dealerCode });
    }
  });
  for (const { dealerCode, currency, purse } of dealers) await payIn({ inside }, { dealerCode, currency, amount: purse });
  const lines = partCodes.map((partsCode) => ({ partsCode, qty: 40 }));
  const { body } = await call(app, tokens.desk, 'POST', '/mfr/makerStock/receive', { warehouse: 'WH01', lines });
  if (!body.success) throw new Error(body.message);
  return { app, ask, inside };
}

/** Money comes to the parts account of a dealer. */
export const payIn = ({ inside }: Pick<World, 'inside'>, { dealerCode, currency, amount }: { dealerCode: string; currency: string; amount: number }) =>
  inside((context) =>
    ledger.post(context, {
      account: { dealerCode, accountType: 'parts', currency },
      direction: 'in',
      feeType: 'parts_payment',
      contra: 'bank',
      amount,
      source: 'dealerPayment',
      sourceId: newId(),
      sourceNo: 'TEST',
      postingKey: newId(),
    }),
  );
