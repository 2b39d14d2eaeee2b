/** What documents do to the maker's stock: reserve, release, ship, recall, return. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, transact, type TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { Refusal } from '../../shared/refusal/refusal.ts';
import { insertMachines } from '../../test/machineFixtures.ts';
import { createTestApp, type TestApp } from '../../test/testApp.ts';
import { fillMakerStock, openMakerWarehouse } from './makerStockTestKit.ts';
import { makerAvailable, makerAvailableIn, makerStockInvariants, recallShipped, receiveReturned, release, reserve, shipReserved } from './service.ts';

const now = () => new Date('2026-11-21T15:00:00Z');
let app: TestApp;
let inside: <T>(work: (context: TrxContext) => Promise<T>) => Promise<T>;
beforeAll(async () => {
  app = await createTestApp({ now });
  await insertMachines(app.services.db);
  const user = await app.services.sessions.actAs('d001.parts');
  inside = (work) => transact(contextOf(app.services, user), work);
  await openMakerWarehouse(app.services, { code: 'SHUT', enabled: 'N' });
  await openMakerWarehouse(app.services, { code: 'HELD', kind: 'blocked' });
  for (const code of ['BELT-1', 'RING-1', 'BOLT-1'])
    await sql`insert into parts (id, parts_code, name, unit, parts_category) select ${newId()}, ${code}, name, unit, parts_category from parts where parts_code = 'SEAL-1'`.execute(
      app.services.db,
    );
  for (const code of ['WH01', 'WH02']) await openMakerWarehouse(app.services, { code });
});
afterAll(() => app.close());

const order = (no: string) => ({ orderId: no.padEnd(32, '0'), orderNo: no, dealerCode: 'D001' });
const line = (name: string) => name.padEnd(32, '0');
const list = { source: 'packingList' as const, sourceId: line('pl'), sourceNo: 'PL-1', dealerCode: 'D001' };
const fill = (partsCode: string, qty: number, warehouse = 'WH01') => inside((context) => fillMakerStock(context, [{ warehouse, partsCode, qty }]));
const wants = (
  lineId: string,
  partsCode: string,
  qty: number,
  { shortfall = 'upTo', warehouse = 'WH01' }: { shortfall?: 'upTo' | 'refuse'; warehouse?: string } = {},
) =>
  inside(async (context) =>
    (await reserve(context, { ...order('PO-1'), shortfall, lines: [{ lineId: line(lineId), partsCode, warehouse, qty }] })).get(line(lineId)),
  );
const refusalOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof Refusal ? error.text.code : (error as Error).message));
const stockOf = (partsCode: string, warehouse = 'WH01') =>
  app.services.db
    .selectFrom('makerStock')
    .select(['inventoryQty', 'lockedQty'])
    .where('partsCode', '=', partsCode)
    .where('warehouse', '=', warehouse)
    .executeTakeFirst();
const movesOf = async (partsCode: string) =>
  (
    await app.services.db
      .selectFrom('makerStockMove')
      .select(['moveType', 'qty', 'balanceAfter', 'dealerCode', 'sourceNo'])
      .where('partsCode', '=', partsCode)
      .where('moveType', '<>', 'opening')
      .orderBy('seq')
      .execute()
  ).map(({ moveType, qty, balanceAfter, dealerCode, sourceNo }) => [moveType, qty, balanceAfter, dealerCode, sourceNo]);

async function broken(): Promise<unknown[]> {
  const found = await Promise.all(makerStockInvariants.map(({ broken: find }) => sql`${find(null)}`.execute(app.services.db)));
  return found.flatMap(({ rows }) => rows);
}

describe('reserving', () => {
  test('the last pieces go to whoever comes first; the other gets what is left', async () => {
    await fill('SEAL-1', 5);
    const got = await Promise.all([wants('a', 'SEAL-1', 3), wants('b', 'SEAL-1', 3)]);
    expect(got.map(Number).toSorted((one, other) => one - other)).toEqual([2, 3]);
    expect(await stockOf('SEAL-1')).toEqual({ inventoryQty: 5, lockedQty: 5 });
    expect(await wants('c', 'SEAL-1', 1)).toBe(0);
  });

  test('all or nothing is refused with what is available (E-303), and writes nothing', async () => {
    await fill('ZERO-1', 2);
    const [one, other] = await Promise.all([1, 2].map((n) => refusalOf(wants(`all${n}`, 'ZERO-1', 2, { shortfall: 'refuse' }))));
    expect([one, other].map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(['2', 'E-303']);
    expect(await refusalOf(wants('never', 'PUMP-1', 1, { shortfall: 'refuse' }))).toBe('E-303');
    expect(await stockOf('PUMP-1')).toBeUndefined();
  });

  test('two lines of an order share what is there, and a line may be raised', async () => {
    await fill('OLD-1', 4.5);
    const lines = ['two', 'three'].map((name) => ({ lineId: line(name), partsCode: 'OLD-1', warehouse: 'WH01', qty: 2.5 }));
    const got = await inside((context) => reserve(context, { ...order('PO-2'), shortfall: 'upTo', lines }));
    expect([...got.values()]).toEqual([2.5, 2]);
    await fill('OLD-1', 1);
    expect(await wants('three', 'OLD-1', 0.5)).toBe(0.5);
    expect(await stockOf('OLD-1')).toEqual({ inventoryQty: 5.5, lockedQty: 5 });
  });

  test.each(['NOWHERE', 'SHUT', 'HELD'])('nothing is promised from %s (E-338)', async (warehouse) => {
    expect(await refusalOf(wants('x', 'SEAL-1', 1, { warehouse }))).toBe('E-338');
  });

  test('what is reserved in one warehouse is raised in no other', async () => {
    await fill('NOPRICE-1', 1);
    await fill('NOPRICE-1', 1, 'WH02');
    await wants('one', 'NOPRICE-1', 1);
    expect(await refusalOf(wants('one', 'NOPRICE-1', 1, { warehouse: 'WH02' }))).toContain('has reserved NOPRICE-1 in WH01');
    await inside((context) => release(context, { lines: [{ lineId: line('one') }] }));
    expect(await wants('one', 'NOPRICE-1', 1, { warehouse: 'WH02' })).toBe(1);
  });
});

test('releases a part of a reservation, or all of it; what was never reserved stays so', async () => {
  await fill('SENSOR-1', 10);
  await wants('s', 'SENSOR-1', 6);
  await inside((context) => release(context, { lines: [{ lineId: line('s'), qty: 2.5 }, { lineId: line('unknown') }] }));
  expect(await stockOf('SENSOR-1')).toEqual({ inventoryQty: 10, lockedQty: 3.5 });
  expect(await refusalOf(inside((context) => release(context, { lines: [{ lineId: line('s'), qty: 4 }] })))).toContain('reserved less than 4');
  await inside((context) => release(context, { lines: [{ lineId: line('s') }] }));
  expect(await stockOf('SENSOR-1')).toEqual({ inventoryQty: 10, lockedQty: 0 });
});

test('ships from two boxes what a line reserved, recalls it, and ships it again', async () => {
  await fill('FILTER-1', 10);
  await wants('f', 'FILTER-1', 8);
  const boxes = [
    { lineId: line('box1'), orderLineId: line('f'), qty: 5 },
    { lineId: line('box2'), orderLineId: line('f'), qty: 1 },
  ];
  const ship = (key: string) => inside((context) => shipReserved(context, { ...list, key, lines: boxes }));
  await ship('1');
  expect(await stockOf('FILTER-1')).toEqual({ inventoryQty: 4, lockedQty: 2 });
  expect(await refusalOf(inside((context) => shipReserved(context, { ...list, key: '1', lines: [{ ...boxes[0]!, qty: 1 }] })))).toContain('posting_key');
  const recalled = boxes.map((box) => ({ ...box, ...order('PO-1') }));
  await inside((context) => recallShipped(context, { ...list, key: '2', lines: recalled }));
  expect(await stockOf('FILTER-1')).toEqual({ inventoryQty: 10, lockedQty: 8 });
  expect(await refusalOf(inside((context) => recallShipped(context, { ...list, key: '3', lines: recalled })))).toContain('has not shipped');
  await ship('4');
  expect(await movesOf('FILTER-1')).toEqual([
    ['out_ship', -5, 5, 'D001', 'PL-1'],
    ['out_ship', -1, 4, 'D001', 'PL-1'],
    ['out_recall', 5, 9, 'D001', 'PL-1'],
    ['out_recall', 1, 10, 'D001', 'PL-1'],
    ['out_ship', -5, 5, 'D001', 'PL-1'],
    ['out_ship', -1, 4, 'D001', 'PL-1'],
  ]);
  expect(await refusalOf(inside((context) => shipReserved(context, { ...list, key: '5', lines: [{ ...boxes[0]!, qty: 3 }] })))).toContain(
    'reserved less than 3',
  );
});

test('a recalled line that reserves elsewhere by now is reserved there', async () => {
  await fill('BELT-1', 2);
  await fill('BELT-1', 3, 'WH02');
  await wants('w', 'BELT-1', 2);
  const lines = [{ lineId: line('boxw'), orderLineId: line('w'), qty: 2, ...order('PO-1') }];
  await inside((context) => shipReserved(context, { ...list, key: 'w', lines }));
  await wants('w', 'BELT-1', 2, { warehouse: 'WH02' });
  expect(await refusalOf(inside((context) => recallShipped(context, { ...list, key: 'w', lines })))).toBe('E-303');
  await fill('BELT-1', 1, 'WH02');
  await inside((context) => recallShipped(context, { ...list, key: 'w', lines }));
  expect([await stockOf('BELT-1'), await stockOf('BELT-1', 'WH02')]).toEqual([
    { inventoryQty: 2, lockedQty: 0 },
    { inventoryQty: 4, lockedQty: 4 },
  ]);
});

test('good pieces sent back come in, damaged ones are scrapped', async () => {
  await inside((context) =>
    receiveReturned(context, {
      source: 'partsClaim',
      sourceId: line('pc'),
      sourceNo: 'PC-1',
      dealerCode: 'D001',
      warehouse: 'HELD',
      lines: [
        { lineId: line('good'), partsCode: 'PUMP-1', qty: 3, condition: 'good' },
        { lineId: line('bad'), partsCode: 'PUMP-1', qty: 2, condition: 'damaged' },
      ],
    }),
  );
  expect(await movesOf('PUMP-1')).toEqual([
    ['in_return', 3, 3, 'D001', 'PC-1'],
    ['in_return', 2, 5, 'D001', 'PC-1'],
    ['scrap', -2, 3, 'D001', 'PC-1'],
  ]);
  const back = { source: 'partsClaim', sourceId: line('pc'), sourceNo: 'PC-1', dealerCode: 'D001', lines: [] };
  expect(await refusalOf(inside((context) => receiveReturned(context, { ...back, warehouse: 'SHUT' })))).toBe('E-338');
});

test('only normal warehouses that are in use are promised from', async () => {
  const available = async (partsCode: string) => {
    const part = sql`${partsCode}::text`;
    const { rows } = await sql<{ all: number | null; one: number | null; held: number | null }>`select ${makerAvailable(part)} as all,
      ${makerAvailableIn(part, sql`'WH02'`)} as one, ${makerAvailableIn(part, sql`'HELD'`)} as held`.execute(app.services.db);
    return rows[0];
  };
  expect(await available('PUMP-1')).toEqual({ all: null, one: null, held: null });
  expect(await available('NOPRICE-1')).toEqual({ all: 1, one: 0, held: null });
});

test('nobody writes quantities or movements past the stock', async () => {
  const attempt = (statement: ReturnType<typeof sql>) => refusalOf(statement.execute(app.services.db));
  expect(await attempt(sql`update maker_stock set inventory_qty = 99`)).toContain('follow from its lines');
  expect(await attempt(sql`update maker_stock set locked_qty = 0.5`)).toContain('follow from its lines');
  expect(await attempt(sql`update maker_stock_move set qty = 1`)).toContain('never changed');
  expect(await attempt(sql`delete from maker_stock_move`)).toContain('never changed');
});

const quantities = fc.integer({ min: 1, max: 2000 }).map((n) => n / 100);
const lines = fc.constantFrom(...['1', '2', '3', '4'].map((n) => line(`rand${n}`)));
const partOf = (lineId: string) => (lineId.startsWith('rand1') || lineId.startsWith('rand2') ? 'RING-1' : 'BOLT-1');
const step = fc.oneof(
  fc.record({ kind: fc.constant('fill' as const), lineId: lines, qty: quantities }),
  fc.record({ kind: fc.constant('reserve' as const), lineId: lines, qty: quantities }),
  fc.record({ kind: fc.constant('release' as const), lineId: lines }),
  fc.record({ kind: fc.constant('ship' as const), lineId: lines }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const run = (given: Step): Promise<unknown> =>
  inside(async (context) => {
    const { kind, lineId } = given;
    const place = { warehouse: 'WH01', partsCode: partOf(lineId) };
    if (kind === 'fill') return fillMakerStock(context, [{ ...place, qty: given.qty }]);
    if (kind === 'reserve') return reserve(context, { ...order('PO-9'), shortfall: 'upTo', lines: [{ lineId, ...place, qty: given.qty }] });
    if (kind === 'release') return release(context, { lines: [{ lineId }] });
    const held = await sql<{ qty: number }>`select qty from maker_reservation where line_id = ${lineId}`.execute(context.db);
    if (!held.rows[0]) return undefined;
    return shipReserved(context, { ...list, key: newId(), lines: [{ lineId: newId(), orderLineId: lineId, qty: held.rows[0].qty }] });
  });

test('adds up when many reserve, release and ship at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      // A line's shipment may find that another has just taken it; nothing else fails.
      for (const outcome of await Promise.all(steps.map((each) => refusalOf(run(each).then(() => 'done')))))
        expect(String(outcome)).toMatch(/^done$|reserved less than/);
      expect(await broken()).toEqual([]);
    }),
    { numRuns: 5 },
  );
}, 60_000);

test('a line that is reserved while it is released is reserved or not, and nobody waits for each other', async () => {
  const lineId = line('rand2');
  const turns = Array.from({ length: 12 }, (): Step[] => [
    { kind: 'fill', lineId, qty: 5 },
    { kind: 'reserve', lineId, qty: 3 },
    { kind: 'release', lineId },
  ]).flat();
  for (let round = 0; round < 10; round += 1) {
    const outcomes = await Promise.all(turns.map((each) => refusalOf(run(each).then(() => 'done'))));
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect(await broken()).toEqual([]);
  }
}, 60_000);
