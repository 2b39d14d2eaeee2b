/** Parts on the shelf: quantities and values follow from the movements, to the cent, and nobody can change them. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, transact, type TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { Refusal } from '../../shared/refusal/refusal.ts';
import { insertMachines } from '../../test/machineFixtures.ts';
import { createTestApp, type TestApp } from '../../test/testApp.ts';
import { type Move, moveStock, openWarehouses, reverseMoves, stockInvariants } from './service.ts';
import { lockShelves } from './warehouses.ts';

const now = () => new Date('2026-11-21T15:00:00Z');
let app: TestApp;
let inside: <T>(work: (context: TrxContext) => Promise<T>) => Promise<T>;
beforeAll(async () => {
  app = await createTestApp({ now });
  await insertMachines(app.services.db);
  const user = await app.services.sessions.actAs('d001.parts');
  inside = (work) => transact(contextOf(app.services, user), work);
  await inside(async (context) => {
    for (const unit of [{ dealerCode: 'D001' }, { dealerCode: 'D001', subDealerCode: 'D001-01' }]) await openWarehouses(context, unit);
  });
});
afterAll(() => app.close());

const moved = (change: Partial<Move>): Move => ({
  dealerCode: 'D001',
  partsCode: 'SEAL-1',
  qty: 1,
  moveType: 'adjust',
  source: 'partsStock',
  sourceId: 's'.repeat(32),
  sourceNo: 'TEST',
  ...change,
});
const move = (change: Partial<Move>) => inside((context) => moveStock(context, moved(change)));
const refusalOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof Refusal ? error.text.code : (error as Error).message));
const outcomeOf = (work: Promise<unknown>): Promise<unknown> => refusalOf(work.then(() => 'done'));
const stockOf = async (partsCode: string, warehouse = 'MAIN', subDealerCode = '') =>
  app.services.db
    .selectFrom('partsStock')
    .select(['inventoryQty', 'lockedQty', 'stockValue', 'avgCost'])
    .where('partsCode', '=', partsCode)
    .where('warehouse', '=', warehouse)
    .where('subDealerCode', '=', subDealerCode)
    .executeTakeFirst();

/** What does not hold of stock and movements (I7). */
async function broken(): Promise<unknown[]> {
  const found = await Promise.all(stockInvariants.map(({ broken: find }) => find(null)).map((statement) => sql`${statement}`.execute(app.services.db)));
  return found.flatMap(({ rows }) => rows);
}

const quantities = fc.integer({ min: 1, max: 3000 }).map((hundredths) => hundredths / 100);
const places = fc.record({
  warehouse: fc.constantFrom('MAIN', 'DAMAGED', undefined),
  subDealerCode: fc.constantFrom(null, 'D001-01'),
  partsCode: fc.constantFrom('SEAL-1', 'PUMP-1'),
});
const documents = fc.constantFrom('a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32));
const step = fc.oneof(
  fc.record({
    kind: fc.constant('in' as const),
    place: places,
    qty: quantities,
    unitCost: fc.integer({ min: 0, max: 99_999 }).map((n) => n / 100),
    sourceId: documents,
  }),
  fc.record({
    kind: fc.constant('out' as const),
    place: places,
    qty: quantities,
    shortfall: fc.constantFrom('upTo' as const, 'refuse' as const),
    sourceId: documents,
  }),
  fc.record({ kind: fc.constant('reverse' as const), sourceId: documents }),
  fc.record({ kind: fc.constant('reserve' as const), place: places, qty: quantities }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const run = (given: Step): Promise<unknown> =>
  inside(async (context) => {
    if (given.kind === 'reverse') return reverseMoves(context, given);
    const { warehouse = 'MAIN', subDealerCode, partsCode } = given.place;
    if (given.kind === 'reserve') {
      await lockShelves(context, { dealerCode: 'D001' });
      const { rows } = await sql<{ id: string }>`select id from parts_stock where warehouse = ${warehouse} and sub_dealer_code = ${subDealerCode ?? ''}
        and parts_code = ${partsCode} and inventory_qty - locked_qty >= ${given.qty}`.execute(context.db);
      return (
        rows[0] &&
        context.db
          .insertInto('stockReservation')
          .values({
            id: newId(),
            owner: 'D001',
            stockId: rows[0].id,
            docType: 'partsStock',
            lineId: newId(),
            qty: given.qty,
            reason: null,
            until: null,
            vin: null,
            createBy: 'test',
          })
          .execute()
      );
    }
    const { kind, place, qty, ...more } = given;
    return moveStock(context, moved({ ...place, ...more, qty: kind === 'in' ? qty : -qty }));
  });

describe('whatever moves', () => {
  test('adds up, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        for (const each of steps) expect(['done', 'E-303']).toContain(await outcomeOf(run(each)));
        expect(await broken()).toEqual([]);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  test('adds up when many move at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
        for (const outcome of await Promise.all(steps.map((each) => outcomeOf(run(each))))) expect(['done', 'E-303']).toContain(outcome);
        expect(await broken()).toEqual([]);
      }),
      { numRuns: 5 },
    );
  }, 60_000);

  test('two sales of the last piece: one is refused', async () => {
    await move({ partsCode: 'ZERO-1', qty: 1, unitCost: 3 });
    const sales = [1, 2].map(() => refusalOf(move({ partsCode: 'ZERO-1', qty: -1, shortfall: 'refuse' })));
    expect((await Promise.all(sales)).map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(['-1', 'E-303']);
  });
});

test('10 × 12.34 and 5 × 13.00, 15 out: no cent stays', async () => {
  const partsCode = 'SENSOR-1';
  await move({ partsCode, qty: 10, unitCost: 12.34 });
  await move({ partsCode, qty: 5, unitCost: 13 });
  expect(await stockOf(partsCode)).toMatchObject({ inventoryQty: 15, stockValue: 188.4, avgCost: 12.56 });
  expect(await move({ partsCode, qty: -7 })).toBe(-7);
  expect(await move({ partsCode, qty: -20 })).toBe(-8);
  expect(await stockOf(partsCode)).toMatchObject({ inventoryQty: 0, stockValue: 0, avgCost: 12.56 });
  expect(await move({ partsCode, qty: -1 })).toBe(0);
});

test('what went out comes back with its value, by line; what came in and is gone does not', async () => {
  const document = { partsCode: 'FILTER-1', sourceId: 'd'.repeat(32) };
  await move({ partsCode: 'FILTER-1', qty: 3, unitCost: 10, sourceId: 'e'.repeat(32) });
  await move({ ...document, qty: -1, lineId: '1'.repeat(32) });
  await move({ ...document, qty: -1, lineId: '2'.repeat(32) });
  await move({ partsCode: 'FILTER-1', qty: 1, unitCost: 90, sourceId: 'f'.repeat(32) });
  await inside((context) => reverseMoves(context, { sourceId: document.sourceId, lineIds: ['1'.repeat(32)] }));
  expect(await stockOf('FILTER-1')).toMatchObject({ inventoryQty: 3, stockValue: 110 });
  await inside((context) => reverseMoves(context, { sourceId: document.sourceId }));
  expect(await stockOf('FILTER-1')).toMatchObject({ inventoryQty: 4, stockValue: 120 });
  await move({ partsCode: 'FILTER-1', qty: -2 });
  expect(await refusalOf(inside((context) => reverseMoves(context, { sourceId: 'e'.repeat(32) })))).toBe('E-303');
});

test('comes in at the cost it is given, else the average, else the price of today', async () => {
  await move({ partsCode: 'OLD-1', qty: 1 });
  expect(await stockOf('OLD-1')).toMatchObject({ stockValue: 5 });
  await move({ partsCode: 'OLD-1', qty: 1, unitCost: 7 });
  await move({ partsCode: 'OLD-1', qty: 1 });
  expect(await stockOf('OLD-1')).toMatchObject({ stockValue: 18 });
  expect(await refusalOf(move({ partsCode: 'NOPRICE-1' }))).toBe('E-340');
});

test('in a warehouse that the unit has, and that is in use', async () => {
  expect(await refusalOf(move({ warehouse: 'NOWHERE' }))).toBe('E-338');
  expect(await refusalOf(move({ dealerCode: 'D002' }))).toBe('E-338');
  await sql`update dealer_warehouse set enabled = 'N' where code = 'OVER' and sub_dealer_code = ''`.execute(app.services.db);
  expect(await refusalOf(move({ warehouse: 'OVER' }))).toBe('E-338');
});

test('nobody writes quantities, values or movements past the stock', async () => {
  const attempt = (statement: ReturnType<typeof sql>) => refusalOf(statement.execute(app.services.db));
  await move({});
  expect(await attempt(sql`update parts_stock set inventory_qty = 99`)).toContain('follow from its lines');
  expect(await attempt(sql`update parts_stock set locked_qty = 0.5`)).toContain('follow from its lines');
  expect(await attempt(sql`update stock_move set qty = 1`)).toContain('never changed');
  expect(await attempt(sql`delete from stock_move`)).toContain('never changed');
  expect(
    await attempt(sql`insert into stock_reservation (id, owner, stock_id, doc_type, line_id, qty, create_by)
    select ${newId()}, 'D001', id, 'partsStock', ${newId()}, inventory_qty + 1, 'test' from parts_stock where inventory_qty > 0 limit 1`),
  ).toContain('parts_stock_locked');
});
