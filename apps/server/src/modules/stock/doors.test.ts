/** What documents ask of the shelf besides plain movements: value carried over, single reversals, reservations, goods on their way. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, transact, type TrxContext } from '../../shared/context.ts';
import { Refusal } from '../../shared/refusal/refusal.ts';
import { insertMachines } from '../../test/machineFixtures.ts';
import { createTestApp, type TestApp } from '../../test/testApp.ts';
import { inShipping, type Move, moveStock, openWarehouses, releaseStock, reserveStock, reverseMoves, stockInvariants, transferStock } from './service.ts';

const now = () => new Date('2026-11-21T15:00:00Z');
const unit = { dealerCode: 'D001' };
const branch = { dealerCode: 'D001', subDealerCode: 'D001-01' };
let app: TestApp;
let inside: <T>(work: (context: TrxContext) => Promise<T>) => Promise<T>;
beforeAll(async () => {
  app = await createTestApp({ now });
  await insertMachines(app.services.db);
  const user = await app.services.sessions.actAs('d001.parts');
  inside = (work) => transact(contextOf(app.services, user), work);
  await inside(async (context) => {
    for (const each of [unit, branch]) await openWarehouses(context, each);
  });
});
afterAll(() => app.close());

const document = { source: 'partsStock', sourceId: 's'.repeat(32), sourceNo: 'TEST' };
const move = (change: Partial<Move> & Pick<Move, 'partsCode' | 'qty'>) =>
  inside((context) => moveStock(context, { ...unit, ...document, moveType: 'adjust', ...change }));
const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.text.code : (error as Error).message),
  );
const stockOf = (partsCode: string, warehouse = 'MAIN', subDealerCode = '') =>
  app.services.db
    .selectFrom('partsStock')
    .select(['id', 'inventoryQty', 'lockedQty', 'shippingQty', 'stockValue', 'avgCost'])
    .where('partsCode', '=', partsCode)
    .where('warehouse', '=', warehouse)
    .where('subDealerCode', '=', subDealerCode)
    .executeTakeFirst();
async function broken(): Promise<unknown[]> {
  const found = await Promise.all(stockInvariants.map(({ broken: find }) => find(null)).map((statement) => sql`${statement}`.execute(app.services.db)));
  return found.flatMap(({ rows }) => rows);
}

test('what comes in with a value of its own has it to the cent', async () => {
  await move({ partsCode: 'SEAL-1', qty: 3, amount: 10 });
  expect(await stockOf('SEAL-1')).toMatchObject({ inventoryQty: 3, stockValue: 10, avgCost: 3.3333 });
  await expect(move({ partsCode: 'SEAL-1', qty: -1, amount: 10 })).rejects.toThrow(RangeError);
});

test('a transfer carries the value over, within a unit and to another one; nothing moves where there is too little', async () => {
  await move({ partsCode: 'PUMP-1', qty: 3, amount: 100 });
  const toDamaged = (qty: number, amount?: number) =>
    inside((context) =>
      transferStock(context, {
        ...unit,
        ...document,
        from: { warehouse: 'MAIN' },
        to: { warehouse: 'DAMAGED' },
        lines: [{ partsCode: 'PUMP-1', qty, amount }],
      }),
    );
  await toDamaged(1);
  expect(await stockOf('PUMP-1')).toMatchObject({ inventoryQty: 2, stockValue: 66.67 });
  expect(await stockOf('PUMP-1', 'DAMAGED')).toMatchObject({ inventoryQty: 1, stockValue: 33.33 });
  await toDamaged(1, 5);
  expect(await stockOf('PUMP-1', 'DAMAGED')).toMatchObject({ inventoryQty: 2, stockValue: 38.33 });
  expect(await outcomeOf(toDamaged(2))).toBe('E-303');
  await inside((context) =>
    transferStock(context, {
      ...unit,
      ...document,
      from: { warehouse: 'MAIN' },
      to: { ...branch, warehouse: 'MAIN' },
      lines: [{ partsCode: 'PUMP-1', qty: 1 }],
    }),
  );
  expect(await stockOf('PUMP-1')).toMatchObject({ inventoryQty: 0, stockValue: 0 });
  expect(await stockOf('PUMP-1', 'MAIN', 'D001-01')).toMatchObject({ inventoryQty: 1 });
  expect(
    await outcomeOf(inside((context) => transferStock(context, { ...unit, ...document, from: { warehouse: 'MAIN' }, to: { warehouse: 'MAIN' }, lines: [] }))),
  ).toBe('E-341');
  expect(await broken()).toEqual([]);
});

test('single movements are given back, once, with the reason of whoever does', async () => {
  const sourceId = 'r'.repeat(32);
  await move({ partsCode: 'FILTER-1', qty: 4, amount: 20, sourceId: 'q'.repeat(32) });
  for (const qty of [-1, -2]) await move({ partsCode: 'FILTER-1', qty, sourceId });
  const [first] = await app.services.db.selectFrom('stockMove').select('id').where('sourceId', '=', sourceId).where('qty', '=', -1).execute();
  const giveBack = () => inside((context) => reverseMoves(context, { moveIds: [first!.id], reason: 'wrong part' }));
  await giveBack();
  await giveBack();
  expect(await stockOf('FILTER-1')).toMatchObject({ inventoryQty: 2, stockValue: 10 });
  expect(await app.services.db.selectFrom('stockMove').select('reason').where('sourceId', '=', sourceId).where('qty', '>', 0).execute()).toEqual([
    { reason: 'wrong part' },
  ]);
});

test('what is reserved cannot be taken until it is released; two cannot have the last piece', async () => {
  await move({ partsCode: 'SENSOR-1', qty: 2, amount: 20, warehouse: 'DAMAGED' });
  const reserve = (lineId: string, qty: number) =>
    inside((context) =>
      reserveStock(context, { ...unit, docType: 'partsClaim', lines: [{ lineId: lineId.repeat(32), warehouse: 'DAMAGED', partsCode: 'SENSOR-1', qty }] }),
    );
  expect(new Set(await Promise.all(['1', '2'].map((line) => outcomeOf(reserve(line, 2)))))).toEqual(new Set(['E-303', 'done']));
  expect(await stockOf('SENSOR-1', 'DAMAGED')).toMatchObject({ inventoryQty: 2, lockedQty: 2 });
  expect(await outcomeOf(move({ partsCode: 'SENSOR-1', qty: -1, warehouse: 'DAMAGED', shortfall: 'refuse' }))).toBe('E-303');
  const release = (docType: string) => inside((context) => releaseStock(context, { docType, lineIds: ['1'.repeat(32), '2'.repeat(32)] }));
  await release('partsStock');
  expect(await stockOf('SENSOR-1', 'DAMAGED')).toMatchObject({ lockedQty: 2 });
  await release('partsClaim');
  expect(await stockOf('SENSOR-1', 'DAMAGED')).toMatchObject({ inventoryQty: 2, lockedQty: 0 });
  expect(await broken()).toEqual([]);
});

test('what is on its way stands on the row of the default warehouse, of a part that was never there as well, and never falls below nothing', async () => {
  const ship = (lines: { partsCode: string; qty: number }[]) => inside((context) => inShipping(context, { ...branch, lines }));
  await ship([
    { partsCode: 'ZERO-1', qty: 2 },
    { partsCode: 'ZERO-1', qty: 1.5 },
    { partsCode: 'OLD-1', qty: 1 },
  ]);
  expect(await stockOf('ZERO-1', 'MAIN', 'D001-01')).toMatchObject({ inventoryQty: 0, shippingQty: 3.5 });
  await ship([{ partsCode: 'ZERO-1', qty: -3.5 }]);
  expect(await stockOf('ZERO-1', 'MAIN', 'D001-01')).toMatchObject({ shippingQty: 0 });
  expect(await outcomeOf(ship([{ partsCode: 'OLD-1', qty: -2 }]))).toContain('parts_stock_shipping_qty_check');
});
