/**
 * A server process is killed while parts are shipped, received, credited and paid, money is moved, statements are issued and settled, and
 * prices are imported, all at once. Whatever had happened by then, money, shelves and documents agree, and each call sent again by its key is
 * done once.
 *
 * One round here; more, at other moments, by `npm run faults -- 30`. Only on PostgreSQL, which outlives the process.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../../src/shared/calendarDate.ts';
import { connect } from '../../src/shared/database/connection/connect.ts';
import { newId } from '../../src/shared/database/database.ts';
import { ledger } from '../../src/modules/ledger/service.ts';
import { fees, feeSource } from '../../src/modules/service-fee/service.ts';
import { multipart } from '../../src/test/multipart.ts';
import { createPartsTrip, type PartsTrip } from '../../src/test/partsTrip.ts';
import { killServerProcesses, startServerProcess } from '../../src/test/serverProcess.ts';
import { createPostgresDatabase } from '../../src/test/testDatabase.ts';
import { bytesOf, workbookOf } from '../../src/test/workbooks/hostileWorkbooks.ts';

const server = process.env.HARROW_TEST_DATABASE ?? 'pglite';
const rounds = Number(process.env.HARROW_FAULTS ?? 1);
/** How long after the calls were sent the process is killed at the latest, in turn: they take as long on a machine that is idle, and on busy ones. */
const latestMs = [600, 1500, 4000];

interface Answer {
  success: boolean;
  message: string;
  result: unknown;
}

/** A call, and the records by which it is known how often it was done. */
interface Call {
  name: string;
  person: keyof PartsTrip['tokens'];
  path: string;
  body: object | FormFile;
  /** Rows that the call leaves when it is done once. */
  leaves: number;
  found(): Promise<number>;
  /** Has no key: who sends it sees whether it is done, and sends it again otherwise. */
  isImport?: true;
}

interface FormFile {
  payload: Buffer;
  headers: { 'content-type': string };
}

describe.skipIf(server === 'pglite')('a server that is killed', () => {
  let trip: PartsTrip;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let folder: string;
  const priced = Array.from({ length: 100 }, (_, at) => `KILL-${at}`);

  beforeAll(async () => {
    database = await createPostgresDatabase(server, 'migrated');
    folder = await mkdtemp(join(tmpdir(), 'harrow-faults-'));
    const connection = await connect({ databaseUrl: database.url, poolSize: 5 });
    trip = await createPartsTrip({ now: () => new Date(), connection });
    for (const code of priced)
      await sql`insert into parts (id, parts_code, name, unit, parts_category) select ${newId()}, ${code}, name, unit, parts_category from parts where parts_code = 'SEAL-1'`.execute(
        trip.db,
      );
  });
  afterAll(async () => {
    killServerProcesses();
    await trip.app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async () => {
    const running = startServerProcess({ DATABASE_URL: database.url, HARROW_DATA: folder, HARROW_JOBS: '0' });
    return { ...running, url: await running.address() };
  };

  /** The draft of a month of the second dealer with an entry and two fees. Each round has the month after the one before. */
  async function drafted(round: number, currency: string): Promise<{ id: string; receiptNo: string }> {
    const feeDate = addMonths('2020-01-15', round);
    await trip.inside(async (context) => {
      const payment = { source: 'dealerPayment', sourceId: newId(), sourceNo: 'TEST', feeType: 'parts_payment', contra: 'bank', postingKey: newId() };
      await ledger.post(context, { ...payment, account: { dealerCode: 'D002', accountType: 'parts', currency }, direction: 'in', amount: 500, feeDate });
      const source = feeSource('handoverTrain', `HT-${round}`, { id: newId(), orgCode: 'B01A02', dealerCode: 'D002', dealerName: 'Steppe', currency });
      const lines = ['handover', 'travel'].map((feeType) => ({ feeType, amount: 40, feeDate }));
      await fees.create(context, { ...source, lines });
    });
    const wish = { period: feeDate.slice(0, 7), dealerCodes: ['D002'], currencies: [currency] };
    const { ok } = trip.done(await trip.post('qian.finance', 'monthlyCollectReceipts/generate', wish)) as { ok: [string] };
    return trip.done(await trip.get('qian.finance', `monthlyCollectReceipts/detail?id=${ok[0]}`));
  }

  async function confirmed(round: number, currency: string): Promise<{ id: string; receiptNo: string }> {
    const statement = await drafted(round, currency);
    const ids = [statement.id];
    trip.done(await trip.post('qian.finance', 'monthlyCollectReceipts/issue', { ids }));
    trip.done(await trip.post('d002.admin', 'approval/checkSubmit', { docType: 'monthlyCollectReceipts', ids, action: 'pass' }));
    return statement;
  }

  /** Everything that is to happen in one round, on records of its own. */
  async function callsOf(round: number): Promise<Call[]> {
    const lines = ['SEAL-1', 'FILTER-1', 'SENSOR-1'].map((partsCode) => ({ partsCode, qty: 2 }));
    const list = await trip.packed(await trip.paid(lines));
    const arriving = await trip.shipped(lines);
    const claim = await trip.passed();
    await trip.setBalance(0);
    const order = await trip.confirmed(lines);
    await trip.setBalance(10_000);
    const [draft, statement] = [await drafted(round, 'USD'), await confirmed(round, 'EUR')];
    const entry = {
      kind: 'transfer',
      dealerCode: 'D001',
      accountType: 'parts',
      toAccountType: 'deposit',
      currency: 'USD',
      feeDate: trip.transport.shipmentDate,
    };
    const { id: transfer } = trip.done(await trip.post('qian.finance', 'dealerPayment/save', { ...entry, paymentAmount: 25 })) as { id: string };
    const validFrom = addDays('2030-01-01', round);
    const rows = [['partsCode', 'currency', 'price', 'validFrom'], ...priced.map((code, at) => [code, 'USD', String(10 + at), validFrom])];
    const file = { field: 'files[]', filename: `prices-${round}.xlsx`, content: bytesOf(workbookOf(rows)) };
    const { count } = trip;
    return [
      {
        name: 'shipment',
        person: 'chen.parts',
        path: '/api/portal/packingList/ship',
        body: { ids: [list.id], ...trip.transport },
        leaves: lines.length,
        found: () => count(sql<{ n: number }>`select count(*)::int as n from maker_stock_move where source_id = ${list.id}`),
      },
      {
        name: 'receipt',
        person: 'd001.parts',
        path: '/api/portal/partsArrival/generate',
        body: { packingNo: arriving.packingNo, ...trip.receipt },
        leaves: lines.length,
        found: () =>
          count(
            sql<{ n: number }>`select count(*)::int as n from stock_move where source_id in (select id from parts_arrival where packing_id = ${arriving.id})`,
          ),
      },
      {
        name: 'settlement',
        person: 'qian.finance',
        path: '/api/portal/approval/checkSubmit',
        body: { docType: 'partsClaim', ids: [claim.id], action: 'audit_succeeded' },
        leaves: 1,
        found: () => count(sql<{ n: number }>`select count(*)::int as n from finance_ledger where source_id = ${claim.id}`),
      },
      {
        name: 'payment',
        person: 'qian.finance',
        path: '/api/portal/partsOrder/pay',
        body: { ids: [order] },
        leaves: 1,
        found: () => count(sql<{ n: number }>`select count(*)::int as n from finance_ledger where source_id = ${order}`),
      },
      {
        name: 'transfer',
        person: 'qian.finance',
        path: '/api/portal/dealerPayment/book',
        body: { ids: [transfer] },
        leaves: 2,
        found: () => count(sql<{ n: number }>`select count(*)::int as n from finance_ledger where source_id = ${transfer}`),
      },
      {
        name: 'issue',
        person: 'qian.finance',
        path: '/api/portal/monthlyCollectReceipts/issue',
        body: { ids: [draft.id] },
        leaves: 3,
        found: () =>
          count(sql<{ n: number }>`select (select count(*) from approval_log where doc_id = ${draft.id})::int
            + (select count(*) from service_fee where statement_no = ${draft.receiptNo})::int as n`),
      },
      {
        name: 'closing',
        person: 'qian.finance',
        path: '/api/portal/monthlyCollectReceipts/close',
        body: { ids: [statement.id] },
        leaves: 4,
        found: () =>
          count(sql<{ n: number }>`select (select count(*) from finance_ledger where source_id = ${statement.id})::int
            + (select count(*) from service_fee where statement_no = ${statement.receiptNo} and settlement_status = 'settled')::int as n`),
      },
      {
        name: 'import of prices',
        person: 'chen.parts',
        path: '/mfr/partsPrice/importExcel',
        body: multipart({}, file),
        isImport: true,
        leaves: priced.length + 1,
        found: () =>
          count(sql<{ n: number }>`select (select count(*) from parts_price where valid_from = ${validFrom}::date)::int
            + (select count(*) from price_import where file_name = ${file.filename})::int as n`),
      },
    ];
  }

  async function send(url: string, { person, path, body }: Call, key: string): Promise<Answer> {
    const form = 'payload' in body ? body : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const headers = { ...form.headers, 'x-access-token': trip.tokens[person], 'accept-language': 'en', 'x-idempotency-key': key };
    const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: form.payload as BodyInit });
    return (await reply.json()) as Answer;
  }

  test(`${rounds} times: all agrees, and what is sent again is done once`, { timeout: 60_000 + rounds * 60_000 }, async () => {
    let running = await start();
    for (let round = 1; round <= rounds; round += 1) {
      const calls = await callsOf(round);
      const keyed = calls.map((call) => ({ call, key: newId() }));
      const killAfterMs = Math.random() * latestMs[(round - 1) % latestMs.length]!;
      const about = `round ${round}, killed after ${killAfterMs.toFixed(0)} ms`;
      const answers = keyed.map(({ call, key }) => send(running.url, call, key).catch(() => undefined));
      await sleep(killAfterMs);
      running.child.kill('SIGKILL');
      const first = await Promise.all(answers);
      await running.ended;
      running = await start();
      await trip.mustAgree();
      const found = await Promise.all(calls.map((call) => call.found()));
      for (const [at, { name, leaves }] of calls.entries()) {
        // Nothing half-way; what was answered has happened.
        expect([0, leaves], `${name}, ${about}`).toContain(found[at]);
        if (first[at]?.success) expect(found[at], `${name} was answered, ${about}`).toBe(leaves);
      }
      const outcome = calls.map(({ name, leaves }, at) => `${name} ${first[at] ? 'answered' : found[at] === leaves ? 'done' : 'not done'}`).join(', ');
      const sendAgain = () =>
        Promise.all(keyed.map(async ({ call, key }, at) => (call.isImport && found[at] === call.leaves ? undefined : send(running.url, call, key))));
      const second = await sendAgain();
      for (const [at, { name, leaves, found: count }] of calls.entries()) {
        if (second[at]) expect(second[at], `${name}, ${about}: ${JSON.stringify(second[at])}`).toMatchObject({ success: true });
        if (second[at] && first[at]?.success) expect(second[at].result, `${name}, ${about}`).toEqual(first[at].result);
        expect((found[at] = await count()), `${name}, ${about}`).toBe(leaves);
      }
      const third = await sendAgain();
      for (const [at, { name, leaves, found: count }] of calls.entries()) {
        expect(third[at]?.result, `${name}, ${about}`).toEqual(calls[at]!.isImport ? undefined : second[at]!.result);
        expect(await count(), `${name}, ${about}`).toBe(leaves);
      }
      await trip.mustAgree();
      if (process.env.HARROW_FAULTS) process.stdout.write(`${about}: ${outcome}\n`);
    }
    expect(await running.stop()).toBe(0);
  });
});
