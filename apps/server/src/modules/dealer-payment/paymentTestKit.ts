/** Fixtures of payment tests: a server with accounts and signed-in users, two of them in finance. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { AppOptions } from '../../app.ts';
import { contextOf, transact, type TrxContext } from '../../shared/context.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { insertMachines, testNow } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { ledgerInvariants, openAccounts } from '../ledger/service.ts';
import { paymentInvariants } from './service.ts';

export const people = [
  'd001.admin',
  'd001.parts',
  'd001.sales',
  'd002.admin',
  'd00101.service',
  'qian.finance',
  'li.service',
  'zhao.manager',
  'chen.parts',
] as const;
export type Person = (typeof people)[number];
/** Works in finance, too. */
export const second = 'li.service';

export type PaymentKit = Awaited<ReturnType<typeof createPaymentKit>>;

const iban = 'DE89370400440532013000';

export const remittance = {
  accountType: 'vehicle',
  currency: 'EUR',
  feeDate: '2026-11-20',
  paymentAmount: 10_000,
  payerName: 'AgroAndes',
  bankName: 'Deutsche Bank',
  bankTagNumber: 'DEUTDEFF',
  accountNumber: iban,
  transferDate: '2026-11-19',
};

interface Answer {
  success: boolean;
  code: number;
  result: never;
}

export async function createPaymentKit(options: Partial<AppOptions> = {}) {
  const app: TestApp = await createTestApp({ now: testNow, ...options });
  const { db } = app.services;
  await insertMachines(db);
  await sql`insert into sys_user_role (user_id, role_code) select id, 'MFR_FINANCE' from sys_user where username = ${second}`.execute(db);
  const tokens = {} as Record<Person, string>;
  for (const person of people) tokens[person] = await signIn(app, person);

  const inside = async <T>(work: (context: TrxContext) => Promise<T>, person: Person = 'qian.finance'): Promise<T> =>
    transact(contextOf(app.services, await app.services.sessions.actAs(person)), work);
  await inside(async (context) => {
    for (const [dealerCode, currency] of [
      ['D001', 'USD'],
      ['D002', 'RMB'],
    ] as const)
      await openAccounts(context, { dealerCode, currency });
  });
  const get = async (person: Person, path: string) => (await call(app, tokens[person], 'GET', `/api/portal/${path}`)).body;
  const post = async (person: Person, path: string, body: object) => (await call(app, tokens[person], 'POST', `/api/portal/${path}`, body)).body;
  const status = async (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    (await call(app, tokens[person], method, `/api/portal/${path}`, body)).status;
  const done = (answer: Answer): never => {
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    return answer.result;
  };
  /** What an answer says: `ok`, or its first code. */
  const said = ({
    success,
    result,
  }: {
    success: boolean;
    result: { errorCode?: string; errors?: { code: string }[]; warnings?: { code: string }[] } | null;
  }): string => (success ? 'ok' : (result?.errorCode ?? result?.errors?.[0]?.code ?? result?.warnings?.[0]?.code ?? 'unknown'));

  const save = (person: Person, input: object) => post(person, 'dealerPayment/save', input);
  const saved = async (person: Person, input: object): Promise<string> => (done(await save(person, input)) as { id: string }).id;
  const submit = (id: string, query = '?confirm=1') => post('d001.admin', `approval/submit${query}`, { docType: 'dealerPayment', id });
  const slip = (id: string) => attachFiles(db, { tableName: 'dealer_payment', tableId: id, slots: ['paymentProof'], dealerCode: 'D001' });
  const submitted = async (change: object = {}): Promise<string> => {
    const id = await saved('d001.admin', { ...remittance, ...change });
    await slip(id);
    done(await submit(id));
    return id;
  };
  let references = 0;
  const book = (id: string, more: object = {}, person: Person = 'qian.finance', query = '') =>
    post(person, `dealerPayment/book${query}`, { ids: [id], bankReference: `TT-${(references += 1)}`, ...more });
  const booked = async (change: object = {}, more: object = {}): Promise<string> => {
    const id = await submitted(change);
    done(await book(id, more));
    return id;
  };
  const entry = (change: object = {}, person: Person = 'qian.finance') =>
    saved(person, {
      kind: 'entry',
      dealerCode: 'D001',
      accountType: 'parts',
      currency: 'USD',
      feeType: 'adjustment',
      direction: 'in',
      feeDate: '2026-11-20',
      paymentAmount: 100,
      ...change,
    });
  const entered = async (change: object = {}): Promise<string> => {
    const id = await entry(change);
    done(await book(id, {}, second));
    return id;
  };
  const detail = async (id: string, person: Person = 'qian.finance') => done(await get(person, `dealerPayment/detail?id=${id}`)) as Record<string, never>;
  const linesOf = async (id: string) => (await detail(id))['entries'] as unknown as { id: string; entryNo: string; direction: string; paymentAmount: number }[];
  const reverse = (ids: string[], more: object = {}, person: Person = 'qian.finance') =>
    post(person, 'dealerPayment/reverse', { ids, reason: 'the bank took it back', ...more });
  const totals = async (query = '', person: Person = 'd001.admin') => done(await get(person, `dealerPayment/totalQuery${query}`)) as Record<string, number>;
  const list = async (query = '', person: Person = 'd001.admin') =>
    (done(await get(person, `dealerPayment/list${query}`)) as { records: Record<string, never>[] }).records;
  const mustAddUp = async (): Promise<void> => {
    for (const { code, broken } of [...ledgerInvariants, ...paymentInvariants]) {
      const { rows } = await sql`${broken(null)}`.execute(db);
      if (rows.length > 0) throw new Error(`${code} does not hold: ${JSON.stringify(rows)}`);
    }
  };
  return {
    app,
    db,
    tokens,
    inside,
    get,
    post,
    status,
    done,
    said,
    save,
    saved,
    submit,
    slip,
    submitted,
    book,
    booked,
    entry,
    entered,
    detail,
    linesOf,
    reverse,
    totals,
    list,
    mustAddUp,
  };
}
