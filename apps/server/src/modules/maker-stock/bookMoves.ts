/** Movements of the maker's stock. Sequence and balance are kept by the database (migration 0724). */
import { sql } from 'kysely';
import { nextNumbers } from '../../documents/numbers/nextNumber.ts';
import type { TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { makerDay } from '../../shared/makerDay.ts';

/** The document that moves parts. */
export interface MoveSource {
  /** Dictionary `doc_type`. */
  source: string;
  sourceId: string;
  /** Default: the number of the first movement. */
  sourceNo?: string;
  /** Dealer of the document. */
  dealerCode?: string;
}

export interface MakerMove {
  /** A locked row. */
  stockId: string;
  /** Dictionary `maker_move_type`. */
  moveType: string;
  /** Above 0 comes in, below 0 goes out; two decimals at most. */
  qty: number;
  /** The line of the document. */
  lineId?: string;
  /** Dictionary `stock_reason`. */
  reason?: string;
  remark?: string | null;
  reversesMoveNo?: string;
  /** Names the booking: a second one under the same key is an error of the program. */
  postingKey?: string;
}

/** Books movements of locked rows, in their order and as of now. @returns their numbers */
export async function bookMoves(context: TrxContext, { source, sourceId, sourceNo, dealerCode }: MoveSource, moves: readonly MakerMove[]): Promise<string[]> {
  if (moves.length === 0) return [];
  const { db, services, user } = context;
  const now = services.now();
  const numbers = await nextNumbers(db, { code: 'makerStockMove', dealerCode: null, day: makerDay(services) }, moves.length);
  const rows = moves.map((move, at) => ({ ...move, at, id: newId(now.getTime()), moveNo: numbers[at] }));
  await sql`insert into maker_stock_move (id, move_no, stock_id, move_type, qty, source_type, source_id, source_no, line_id, dealer_code, reason, remark,
      reverses_move_no, posting_key, move_time, create_by)
    select id, "moveNo", "stockId", "moveType", qty, ${source}, ${sourceId}, ${sourceNo ?? numbers[0]}, "lineId", ${dealerCode ?? null}, reason, remark,
      "reversesMoveNo", "postingKey", ${now.toISOString()}::timestamptz, ${user.username}
    from jsonb_to_recordset(${json(rows)}::jsonb) as given(at int, id char(32), "moveNo" text, "stockId" char(32), "moveType" text, qty numeric, "lineId" char(32),
      reason text, remark text, "reversesMoveNo" text, "postingKey" text) order by at`.execute(db);
  return numbers;
}
