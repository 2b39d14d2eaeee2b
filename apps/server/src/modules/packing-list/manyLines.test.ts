/** From the order to the shelf by as many statements for hundreds of lines as for a few. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../shared/database/database.ts';
import { countStatements } from '../../test/countStatements.ts';
import { multipart } from '../../test/multipart.ts';
import { createPartsTrip, type PartsTrip } from '../../test/partsTrip.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { fillMakerStock } from '../maker-stock/makerStockTestKit.ts';

/** How long the way of so many lines takes is told by HARROW_PACKING_LINES=5000 (docs/decisions/documents/dealer-stock.md). */
const told = Number(process.env.HARROW_PACKING_LINES ?? 0);
const most = Math.max(200, told);
const linesOfOrder = 500;
const codeOf = (at: number): string => `MANY-${String(at).padStart(5, '0')}`;

let trip: PartsTrip;
let during: Awaited<ReturnType<typeof countStatements>>['during'];
beforeAll(async () => {
  const counting = await countStatements();
  ({ during } = counting);
  trip = await createPartsTrip({ connection: counting.connection });
  const parts = Array.from({ length: most }, (_, at) => ({ id: newId(), code: codeOf(at) }));
  await sql`insert into parts (id, parts_code, name, unit, parts_category) select given.id, given.code, name, unit, parts_category
    from parts, jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as given(id char(32), code text) where parts_code = 'SEAL-1'`.execute(trip.db);
  await sql`insert into parts_price (id, parts_code, currency, price, valid_from) select md5(parts_code), parts_code, 'USD', 2, '2024-01-01' from parts where parts_code like 'MANY-%'`.execute(
    trip.db,
  );
  await trip.inside((context) =>
    fillMakerStock(
      context,
      parts.map(({ code }) => ({ warehouse: 'WH01', partsCode: code, qty: 100 })),
    ),
  );
});
afterAll(() => trip.app.close());

async function importRows(rows: readonly string[][]) {
  const titles = ['wmsBoxNo', 'orderNo', 'partsCode', 'qty', 'grossWeight', 'netWeight'];
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'boxes.xlsx', content: bytesOf(workbookOf([titles, ...rows])) });
  const url = '/api/portal/packingList/importExcel';
  const reply = await trip.app.inject({ method: 'POST', url, headers: { ...headers, 'x-access-token': trip.tokens['chen.parts'] }, payload });
  return reply.json();
}

/** Sends so many lines on their way, by `generate` or by a workbook. @returns statements and milliseconds of each step */
async function wayOf(count: number, isImported: boolean): Promise<Record<string, { statements: number; ms: number }>> {
  const steps: Record<string, { statements: number; ms: number }> = {};
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    let answer!: T;
    const statements = await during(async () => {
      answer = await work();
    });
    steps[name] = { statements, ms: Math.round(performance.now() - began) };
    return answer;
  };
  await trip.setBalance(1_000_000);
  const orders: { id: string; no: string; codes: string[] }[] = [];
  for (let from = 0; from < count; from += linesOfOrder) {
    const codes = Array.from({ length: Math.min(linesOfOrder, count - from) }, (_, at) => codeOf(from + at));
    const id = await trip.confirmed(codes.map((partsCode) => ({ partsCode, qty: 2 })));
    orders.push({ id, no: (await trip.detail(id)).orderNo!, codes });
  }
  if (isImported) {
    const rows = orders.flatMap(({ no, codes }) => codes.map((code, at) => [`B${at % 10}`, no, code, '2', '10', '8']));
    expect(await step('import', () => importRows(rows))).toMatchObject({ success: true, code: 200 });
  } else {
    const orderIds = orders.map(({ id }) => id);
    trip.done(await step('generate', () => trip.post('chen.parts', 'packingList/generate', { orderIds })));
  }
  const { records } = trip.done(await trip.get('chen.parts', 'packingList/list?status=draft')) as { records: { id: string; packingNo: string }[] };
  expect(records).toHaveLength(1);
  const { id, packingNo } = records[0]!;
  await sql`update packing_box set gross_weight = 10, net_weight = 8 where packing_id = ${id}`.execute(trip.db);
  expect(await step('ship', () => trip.ship(id))).toMatchObject({ success: true, result: { ok: [id] } });
  expect(await step('receive', () => trip.receive(packingNo))).toMatchObject({ success: true, result: { status: 'closed' } });
  await trip.mustAgree();
  return steps;
}

test.each([false, true])('imported: %s', { timeout: 60_000 + told * 100 }, async (isImported) => {
  // The first one also plans, and begins what later ones find.
  await wayOf(3, isImported);
  const [few, many] = [await wayOf(5, isImported), await wayOf(200, isImported)];
  // The server writes its log meanwhile; a statement for each line would make a hundred more.
  for (const [name, { statements }] of Object.entries(many)) expect(statements, name).toBeLessThan(few[name]!.statements + 20);
  if (told > 0) process.stdout.write(`${told} lines: ${JSON.stringify(await wayOf(told, isImported))}\n`);
});
