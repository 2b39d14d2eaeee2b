/** Samples of packing lists and stocks over HTTP: the good ones are taken whole, of those with errors each row says its own. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMachines, testNow } from '../../test/machineFixtures.ts';
import { multipart } from '../../test/multipart.ts';
import { createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { addPart, anOrder } from '../packing-list/packingTestKit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: testNow });
  await insertMachines(app.services.db);
  for (const code of ['P-1001', 'P-1002', 'P-1003', 'P-1004', 'P-1005']) await addPart(app.services, code);
  const lines = [
    { partsCode: 'P-1001', qty: 4 },
    { partsCode: 'P-1002', qty: 10 },
    { partsCode: 'P-1003', qty: 1 },
  ];
  // The order that the samples name.
  const { id } = await anOrder(app.services, { lines });
  await sql`update parts_order set order_no = 'PO2611D001-0001' where id = ${id}`.execute(app.services.db);
});
afterAll(() => app.close());

const imports = {
  packingList: ['chen.parts', '/api/portal/packingList/importExcel'],
  stock: ['d001.parts', '/api/portal/parts/stockImport'],
  makerStock: ['chen.parts', '/mfr/makerStock/importExcel'],
} as const;

/** Imports a workbook of `docs/samples`. @param form such as `validateStatus` */
async function send(kind: keyof typeof imports, file: string, form: Record<string, string> = {}) {
  const [person, url] = imports[kind];
  const content = readFileSync(new URL(`../../../../../docs/samples/${file}.xlsx`, import.meta.url));
  const { payload, headers } = multipart(form, { field: 'files[]', filename: `${file}.xlsx`, content });
  const reply = await app.inject({ method: 'POST', url, headers: { ...headers, 'x-access-token': await signIn(app, person) }, payload });
  return reply.json();
}

test.each([
  [
    'packingList',
    'packing-list-errors',
    1,
    [
      '3 orderNo E-012',
      '4 partsCode E-309',
      '5 partsCode packingList.notOrdered',
      '6 qty E-310',
      '7 qty E-016',
      '8 qty E-015',
      '9 boxSize packingList.boxSize',
      '10 grossWeight packingList.grossBelowNet',
      '11 boxSize E-313',
      '12 partsCode E-346',
      '13 packingNo E-012',
      '14 wmsBoxNo contract.required',
    ],
  ],
  [
    'stock',
    'stock-errors',
    1,
    [
      '3 partsCode E-309',
      '4 warehouse E-338',
      '5 warehouse E-339',
      '6 inventoryQty contract.tooLittle',
      '7 inventoryQty E-016',
      '8 inventoryQty contract.required',
      '9 partsCode import.duplicateRow',
    ],
  ],
  [
    'makerStock',
    'maker-stock-errors',
    1,
    [
      '3 partsCode E-309',
      '4 warehouse E-338',
      '5 inventoryQty contract.tooLittle',
      '6 inventoryQty E-016',
      '7 partsCode contract.required',
      '8 partsCode import.duplicateRow',
    ],
  ],
] as const)('%s: each row of %s says what is wrong with it, the good one is taken', async (kind, file, good, wrong) => {
  const codesOf = (answer: { result: { files: { problems: { row: number; field: string; code: string }[] }[] } }): string[] =>
    answer.result.files[0]!.problems.map(({ row, field, code }) => `${row} ${field} ${code}`);
  const checked = await send(kind, file, { validateStatus: '1' });
  expect(codesOf(checked)).toEqual(wrong);
  const answer = await send(kind, file);
  expect(answer).toMatchObject({ success: true, code: 201, result: { successCount: good, errorCount: wrong.length } });
  expect(codesOf(answer)).toEqual(wrong);
});

test('the good ones are taken as they are', async () => {
  // What the packing list with errors has taken is open again.
  const drafts = await sql<{ id: string }>`select id from packing_list where status = 'draft'`.execute(app.services.db);
  const ids = drafts.rows.map(({ id }) => id).join(',');
  const token = await signIn(app, 'chen.parts');
  await app.inject({ method: 'DELETE', url: `/api/portal/packingList/delete?ids=${ids}`, headers: { 'x-access-token': token } });
  for (const [kind, file, rows] of [
    ['packingList', 'packing-list', 3],
    ['stock', 'stock', 3],
    ['makerStock', 'maker-stock', 5],
  ] as const)
    expect([kind, await send(kind, file)]).toMatchObject([kind, { success: true, code: 200, result: { successCount: rows, errorCount: 0 } }]);
});
