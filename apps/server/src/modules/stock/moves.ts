/** Moving parts on a dealer's shelf. Sequence, balance and value are kept by the database (migration 0401). */
import { divide } from '@harrow/validation';
import { sql } from 'kysely';
import { makerDay } from '../../shared/makerDay.ts';
import { nextNumber } from '../../documents/numbers/nextNumber.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { hasDecimals } from '../../shared/decimals.ts';
import { freeOf } from '../../shared/freeOf.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { crossRate } from '../exchange-rate/service.ts';
import { partPrice } from '../price/service.ts';
import { lockStock } from './stockRow.ts';
import { lockShelves, type StockUnit, subDealerOf, warehouseOf } from './warehouses.ts';
import './tables.ts';

interface MoveSource {
  /** Dictionary `doc_type`. */
  source: string;
  sourceId: string;
  /** Default: the number of the movement itself. */
  sourceNo?: string | undefined;
  /** The line of the document that moves the part. */
  lineId?: string | null;
}

export interface Move extends StockUnit, MoveSource {
  /** Default: the unit's default warehouse. */
  warehouse?: string | undefined;
  partsCode: string;
  /** Above 0 comes in, below 0 goes out; two decimals at most. */
  qty: number;
  /** Dictionary `move_type`. */
  moveType: string;
  /** Of one piece that comes in; by default the average of what is there, else today's price. */
  unitCost?: number | undefined;
  /** Value of all that comes in, to the cent, instead of quantity × cost: what is carried over from elsewhere. */
  amount?: number | undefined;
  /** Handling of an issue above the free quantity: as much as possible (the default), or none (E-303). */
  shortfall?: 'upTo' | 'refuse';
  /** Names the booking: a second one under the same key is an error of the program. */
  postingKey?: string;
  vin?: string | null;
  customer?: string | null;
  reason?: string | null;
  remark?: string | null;
  saleDate?: string | null;
  /** Of one piece. */
  salePrice?: number | null;
}

/** Today's price of a part for a dealer; null without one. */
export async function priceToday({ db, services }: Context, { dealerCode, partsCode }: Pick<Move, 'dealerCode' | 'partsCode'>): Promise<number | null> {
  const day = sql`(${services.now().toISOString()}::timestamptz at time zone dealer.time_zone)::date`;
  const { rows } = await sql<{
    price: number | null;
  }>`select ${partPrice({ dealer: 'dealer', partsCode: sql`${partsCode}::text`, currency: sql`dealer.currency`, day })} as price
    from dealer where dealer_code = ${dealerCode}`.execute(db);
  return rows[0]?.price ?? null;
}

/** What a movement has done to the shelf. */
export interface Moved {
  moveNo: string;
  /** With its sign, as is the amount. */
  qty: number;
  amount: number;
}

/**
 * One movement, booked now. @returns the quantity that was moved, with its sign; 0 where there was nothing to take
 * @throws E-338 for no such warehouse, E-340 for what comes in without a cost, E-303 for too little where `shortfall` says so
 */
export const moveStock = async (context: TrxContext, move: Move): Promise<number> => (await moveOnShelf(context, move))?.qty ?? 0;

/** As `moveStock`, with the number and the value of the movement; undefined where there was nothing to take. */
export async function moveOnShelf(context: TrxContext, move: Move): Promise<Moved | undefined> {
  const { qty, amount, partsCode, shortfall = 'upTo' } = move;
  if (qty === 0 || !hasDecimals(qty, 2)) throw new RangeError(`${qty} is no quantity to move`);
  if (amount !== undefined && (qty < 0 || amount < 0)) throw new RangeError('Only what comes in has a value of its own');
  await lockShelves(context, move);
  const warehouse = await warehouseOf(context, move, move.warehouse);
  const stock = await lockStock(context, { dealerCode: move.dealerCode, subDealerCode: subDealerOf(move), warehouse, partsCode });
  if (qty > 0) {
    const unitCost = amount === undefined ? (move.unitCost ?? stock.avgCost ?? (await priceToday(context, move))) : divide(amount, qty, 4);
    if (unitCost === null) throw refuse('E-340', { code: partsCode });
    return book(context, move, { stockId: stock.id, qty, unitCost, ...(amount !== undefined && { amount }) });
  }
  const free = freeOf(stock);
  if (-qty > free && shortfall === 'refuse') throw refuse('E-303', { n: free });
  const taken = Math.min(-qty, free);
  return taken > 0 ? book(context, move, { stockId: stock.id, qty: -taken }) : undefined;
}

/** Which movements: those of a document, or of some of its lines, or those with these ids. */
type Reversed = (
  | { sourceId: string; lineIds?: readonly string[]; moveIds?: undefined }
  | { moveIds: readonly string[]; sourceId?: undefined; lineIds?: undefined }
) & {
  /** Why; default: the reason of the movement itself. */
  reason?: string;
};

/**
 * Gives back what a document has moved, or some of it: what went out comes back with the value it had, what came in leaves at the
 * average. What is given back already stays as it is. @throws E-303 where what came in is gone
 */
export async function reverseMoves(context: TrxContext, { sourceId, lineIds, moveIds, reason }: Reversed): Promise<void> {
  if (lineIds?.length === 0 || moveIds?.length === 0) return;
  const { db } = context;
  const wanted = db
    .selectFrom('stockMove')
    .$if(sourceId !== undefined, (query) => query.where('sourceId', '=', sourceId!))
    .$if(lineIds !== undefined, (query) => query.where('lineId', 'in', [...lineIds!]))
    .$if(moveIds !== undefined, (query) => query.where('id', 'in', [...moveIds!]));
  const dealers = await wanted.select('dealerCode').distinct().orderBy('dealerCode').execute();
  for (const dealer of dealers) await lockShelves(context, dealer);
  const moves = await wanted
    .selectAll()
    .where('reversesMoveNo', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('stockMove as counter').select('counter.id').whereRef('counter.reversesMoveNo', '=', 'stockMove.moveNo'))),
    )
    .orderBy('dealerCode')
    .orderBy('subDealerCode')
    .orderBy('warehouse')
    .orderBy('partsCode')
    .orderBy('seq', 'desc')
    .execute();
  const worthNow = await todaysWorth(context, moves);
  for (const { stockId, qty, amount, moveNo, sourceType, postingKey: _key, ...move } of moves) {
    const worth = worthNow(move);
    const stock = await db
      .selectFrom('partsStock')
      .select(['id', 'inventoryQty', 'lockedQty', 'avgCost'])
      .where('id', '=', stockId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (qty > 0 && freeOf(stock) < qty) throw refuse('E-303', { n: freeOf(stock) });
    await book(
      context,
      { ...move, source: sourceType, ...(reason !== undefined && { reason }) },
      { stockId, qty: -qty, reverses: moveNo, ...(qty < 0 && { amount: worth(-amount), unitCost: worth(move.unitCost, 4) }) },
    );
  }
}

/** How to turn values of movements, which a dealer may have booked in its former currency, into those of its shelf: at the rates of the day. */
async function todaysWorth(
  context: TrxContext,
  moves: readonly { dealerCode: string; currency: string }[],
): Promise<(move: { dealerCode: string; currency: string }) => (value: number, decimals?: number) => number> {
  const { rows } = await sql<{ dealerCode: string; currency: string }>`select dealer_code, currency from dealer
    where dealer_code = any(${[...new Set(moves.map(({ dealerCode }) => dealerCode))]})`.execute(context.db);
  const settled = new Map(rows.map(({ dealerCode, currency }) => [dealerCode, currency]));
  const rates = new Map<string, number>();
  const keyOf = ({ dealerCode, currency }: { dealerCode: string; currency: string }) => `${dealerCode} ${currency}`;
  for (const move of moves)
    rates.set(keyOf(move), await crossRate(context, { from: move.currency, to: settled.get(move.dealerCode)!, day: makerDay(context.services) }));
  return (move) =>
    (value, decimals = 2) =>
      Number((value * rates.get(keyOf(move))!).toFixed(decimals));
}

interface Booked {
  stockId: string;
  qty: number;
  /** Of what comes in; what goes out has the average, and takes all that is left of the value with the last piece. */
  unitCost?: number;
  /** Where it is not quantity × cost. */
  amount?: number;
  reverses?: string;
}

/** Writes a movement of a locked row; the database works out its value, to the cent. */
async function book(
  context: TrxContext,
  move: Pick<Move, 'dealerCode' | 'moveType' | 'vin' | 'customer' | 'reason' | 'remark' | 'saleDate' | 'salePrice'> & MoveSource & { postingKey?: string },
  { stockId, qty, unitCost = 0, amount, reverses }: Booked,
): Promise<Moved> {
  const { db, services, user } = context;
  const day = makerDay(services);
  const moveNo = await nextNumber(db, { code: 'stockMove', dealerCode: move.dealerCode, day });
  const value =
    amount !== undefined
      ? sql<number>`${amount}::numeric`
      : qty > 0
        ? sql<number>`round(${qty}::numeric * ${unitCost}::numeric, 2)`
        : sql<number>`case when inventory_qty = ${-qty}::numeric then -stock_value else -round(${-qty}::numeric * stock_value / inventory_qty, 2) end`;
  const { rows } =
    await sql<Moved>`insert into stock_move (id, move_no, stock_id, move_type, qty, unit_cost, amount, source_type, source_id, source_no, line_id, vin, customer, reason, remark, sale_date, sale_price,
      reverses_move_no, posting_key, move_time, create_by)
    select ${newId(services.now().getTime())}, ${moveNo}, id, ${move.moveType}, ${qty}::numeric, case when ${qty}::numeric > 0 then ${unitCost}::numeric else round(value / ${qty}::numeric, 4) end,
      value, ${move.source}, ${move.sourceId}, ${move.sourceNo ?? moveNo}, ${move.lineId ?? null}, ${move.vin ?? null}, ${move.customer ?? null}, ${move.reason ?? null},
      ${move.remark ?? null}, ${move.saleDate ?? null}::date, ${move.salePrice ?? null}::numeric,
      ${reverses ?? null}, ${move.postingKey ?? null}, ${services.now().toISOString()}::timestamptz, ${user.username}
    from (select id, ${value} as value from parts_stock where id = ${stockId}) as held returning move_no, qty, amount`.execute(db);
  return rows[0]!;
}
