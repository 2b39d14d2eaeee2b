/** Two at once about the same parts on a dealer's shelf: what is gone is gone once. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemContext } from '../../documents/systemContext.ts';
import { transact } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { mustAgree } from '../../test/mustAgree.ts';
import { multipart } from '../../test/multipart.ts';
import { again, codeOf, codesOf } from '../../test/race.ts';
import { call } from '../../test/testApp.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { type ClaimKit, completeClaim, createClaimKit } from '../warranty-claim/claimTestKit.ts';
import { moveStock, openWarehouses } from './service.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
  await transact(systemContext(kit.app.services), (context) => openWarehouses(context, { dealerCode: 'D001' }));
});
afterAll(() => kit.close());
afterEach(() => mustAgree(kit.db));

const partsCode = 'SEAL-1';
const post = (path: string, body: object) => kit.post('d001.parts', `parts/${path}`, body);
const shelf = async () =>
  (
    await sql<{
      id: string;
      qty: number;
      moves: number;
    }>`select s.id, s.inventory_qty as qty, (select count(*)::int from stock_move m where m.stock_id = s.id) as moves
      from parts_stock s where s.dealer_code = 'D001' and s.warehouse = 'MAIN' and s.parts_code = ${partsCode}`.execute(kit.db)
  ).rows[0]!;
/** Exactly this much lies on the shelf. */
async function put(qty: number): Promise<void> {
  const held = (await shelf()) as { qty: number } | undefined;
  const by = qty - (held?.qty ?? 0);
  if (by === 0) return;
  const move = { dealerCode: 'D001', partsCode, moveType: 'opening', source: 'partsStock', sourceId: newId(), sourceNo: 'TEST' } as const;
  await transact(systemContext(kit.app.services), (context) => moveStock(context, { ...move, qty: by, ...(by > 0 && { unitCost: 5 }) }));
}
const sale = (qty = 1) => post('stockSale', { lines: [{ partsCode, warehouse: 'MAIN', qty }] });

async function count(inventoryQty: number, mode: 'snapshot' | 'add', bookQty = '') {
  const rows = [
    ['partsCode', 'warehouse', 'inventoryQty', 'bookQty'],
    [partsCode, 'MAIN', String(inventoryQty), bookQty],
  ];
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'count.xlsx', content: bytesOf(workbookOf(rows)) });
  const url = `/api/portal/parts/stockImport?mode=${mode}`;
  return (await kit.app.inject({ method: 'POST', url, headers: { ...headers, 'x-access-token': kit.tokens['d001.parts'] }, payload })).json();
}

beforeEach(() => put(1));

test('two sales of the last piece', again, async () => {
  await put(1);
  expect(codesOf(await Promise.all([sale(), sale()]))).toEqual(['E-303', 'ok']);
  expect(await shelf()).toMatchObject({ qty: 0 });
});

test('one sale sent twice by the same key', again, async () => {
  await put(2);
  const before = await shelf();
  const key = { 'x-idempotency-key': crypto.randomUUID() };
  const body = { lines: [{ partsCode, warehouse: 'MAIN', qty: 1 }] };
  const send = async () => (await call(kit.app, kit.tokens['d001.parts'], 'POST', '/api/portal/parts/stockSale', body, key)).body;
  const [one, other] = await Promise.all([send(), send()]);
  expect(one).toMatchObject({ success: true, result: { moves: 1 } });
  expect(other.result).toEqual(one.result);
  expect(await shelf()).toMatchObject({ qty: 1, moves: before.moves + 1 });
});

test('a claim that fitted the last piece, and its sale', again, async () => {
  await put(1);
  const id = await kit.complete({
    ...completeClaim(),
    partsInStock: 'Y',
    partsList: [
      { bugNo: 1, partsCode, qty: 1, isCausal: 'Y', sourceType: 'own_stock' },
      { bugNo: 2, partsCode: 'SENSOR-1', qty: 1, isCausal: 'Y', sourceType: 'local_purchase' },
    ],
  });
  const [claim, sold] = await Promise.all([kit.submit('d001.service', id), sale()]);
  expect([
    ['W-335', 'ok'],
    ['ok', 'E-303'],
  ]).toContainEqual([codeOf(claim), codeOf(sold)]);
  expect(await shelf()).toMatchObject({ qty: 0 });
  // Confirmed, it is handed in without taking anything.
  if (codeOf(claim) === 'W-335') expect(await kit.submit('d001.service', id, {}, '?confirm=1')).toMatchObject({ success: true });
  expect(await shelf()).toMatchObject({ qty: 0 });
  // A later claim about the same fault of the machine would be warned of this one.
  await kit.post('d001.service', 'approval/submit', { docType: 'warrantyClaim', id, action: 'withdraw' });
  await kit.db.updateTable('warrantyClaim').set({ delFlag: 1 }).where('id', '=', id).execute();
});

test('two counts of the same row: it is as counted', again, async () => {
  await put(5);
  const answers = await Promise.all([count(8, 'snapshot'), count(8, 'snapshot')]);
  expect(answers.map(({ code, result }) => [code, result.successCount])).toEqual([
    [200, 1],
    [200, 1],
  ]);
  expect(await shelf()).toMatchObject({ qty: 8 });
});

test('two counts that differ: one of them holds', again, async () => {
  await put(5);
  await Promise.all([count(3, 'snapshot'), count(9, 'snapshot')]);
  expect([3, 9]).toContain((await shelf()).qty);
});

test('two files that add to the same row: both are added', again, async () => {
  await put(5);
  await Promise.all([count(2, 'add'), count(4, 'add')]);
  expect(await shelf()).toMatchObject({ qty: 11 });
});

test('a count, and a sale since its sheet was printed: what is sold stays sold', again, async () => {
  await put(10);
  const [counted, sold] = await Promise.all([count(9, 'snapshot', '10'), sale(2)]);
  expect([counted.code, codeOf(sold)]).toEqual([200, 'ok']);
  expect(await shelf()).toMatchObject({ qty: 7 });
});

test('two who take one sale back', again, async () => {
  await put(2);
  const { result } = await sale();
  const { records } = (await kit.get('d001.parts', `parts/stockMoves?sourceNo=${result.no}`)).result;
  const reverse = () => post('stockReverse', { moveIds: [records[0].id], reason: 'Brought back' });
  expect(codesOf(await Promise.all([reverse(), reverse()]))).toEqual(['E-002', 'ok']);
  expect(await shelf()).toMatchObject({ qty: 2 });
});

test('a sale and a reservation of the last piece', again, async () => {
  await put(1);
  const { id } = await shelf();
  const reserve = await Promise.all([sale(), post('stockReserve', { id, qty: 1, reason: 'For Lee', until: '2026-12-31' })]);
  expect(codesOf(reserve)).toEqual(['E-303', 'ok']);
  if (codeOf(reserve[1]!) === 'ok') await post('stockRelease', { reservationIds: [reserve[1]!.result.id] });
});
