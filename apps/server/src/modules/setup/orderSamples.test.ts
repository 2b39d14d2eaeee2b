/** Samples of orders of machines, their VINs and prices with errors over HTTP: each row says its own, the good one is taken. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../test/multipart.ts';
import { createVehicleOrderKit, type VehicleOrderKit } from '../vehicle-order/orderTestKit.ts';

let kit: VehicleOrderKit;
beforeAll(async () => {
  kit = await createVehicleOrderKit();
  // The order that the samples name.
  const id = await kit.confirmed({ lines: [{ fourthProduct: 'T504', qty: 1 }] });
  await sql`update vehicle_order set order_no = 'VO2611-0001' where id = ${id}`.execute(kit.db);
}, 240_000);
afterAll(() => kit.close());

interface Problem {
  row: number;
  field: string;
  code: string;
}

/** Imports a workbook of `docs/samples`. @param form such as `validateStatus` */
async function send(url: string, file: string, form: Record<string, string> = {}) {
  const content = readFileSync(new URL(`../../../../../docs/samples/${file}.xlsx`, import.meta.url));
  const { payload, headers } = multipart(form, { field: 'files[]', filename: `${file}.xlsx`, content });
  const reply = await kit.app.inject({ method: 'POST', url, headers: { ...headers, 'x-access-token': kit.tokens['sun.sales'] }, payload });
  return reply.json();
}

test.each([
  [
    'machine-orders-errors',
    '/mfr/vehicleOrder/importExcel',
    [
      '3 qty contract.required',
      '4 qty contract.tooLittle',
      '5 qty import.notNumber',
      '6 qty contract.type',
      '7 dealerCode E-012',
      '8 fourthProduct master.unknown',
      '9 contractSigningDate vehicle.notYet',
      '10 deliveryMethod E-014',
      '11 unitPrice contract.tooLittle',
      '12 unitPrice E-016',
      '13 contractSigningDate E-013',
      '14 contractNo vehicleOrder.rowMissing',
      '15 deliveryMethod vehicleOrder.rowDiffers',
      '16 contractNo contract.required',
    ],
  ],
  [
    'machines-of-orders-errors',
    '/mfr/vehicleOrder/importVins',
    [
      '3 vin E-434',
      '4 vin E-103',
      '5 vin vehicle.vinCheck',
      '6 vin contract.required',
      '7 orderNo E-012',
      '8 lineNo E-012',
      '9 lineNo import.notNumber',
      '10 lineNo contract.tooLittle',
      '11 engineNo contract.required',
      '12 productionDate vehicle.notYet',
      '13 vin import.duplicateRow',
      '14 lineNo E-435',
    ],
  ],
  [
    'machine-prices-errors',
    '/mfr/vehiclePrice/importExcel',
    [
      '3 price contract.required',
      '4 price contract.tooLittle',
      '5 price import.notNumber',
      '6 price E-016',
      '7 fourthProduct master.unknown',
      '8 currency E-014',
      '9 validTo master.periodEnds',
      '10 validFrom import.notDate',
      '11 validFrom import.duplicateRow',
      '12 fourthProduct contract.required',
    ],
  ],
] as const)('%s: each row says what is wrong with it, the good one is taken', async (file, url, wrong) => {
  const codesOf = (answer: { result: { files: { problems: Problem[] }[] } }): string[] =>
    answer.result.files[0]!.problems.map(({ row, field, code }) => `${row} ${field} ${code}`);
  expect(codesOf(await send(url, file, { validateStatus: '1' }))).toEqual(wrong);
  const answer = await send(url, file);
  expect(answer).toMatchObject({ success: true, code: 201, result: { successCount: 1, errorCount: new Set(wrong.map((one) => one.split(' ')[0])).size } });
  expect(codesOf(answer)).toEqual(wrong);
});
