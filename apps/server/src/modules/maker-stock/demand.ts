/** What orders still want of parts. The substitute has taken the line over where there is one. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { WaitingBackorder } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';

const wanted = sql`coalesce(line.substitute_code, line.parts_code)`;
/** Lines of confirmed orders that wait for parts. */
const waiting = sql`from parts_order_line line join parts_order o on o.id = line.order_id
  where line.backorder_qty > 0 and o.status in ('pass', 'paid') and o.del_flag = 0`;

/** Quantity of confirmed orders that a warehouse has not shipped yet, as an expression. */
export const openOrderQty = (partsCode: RawBuilder<unknown>, warehouse: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(line.open_qty + line.packed_qty), 0) from parts_order_line line
    where ${wanted} = ${partsCode} and line.warehouse = ${warehouse} and line.open_qty + line.packed_qty > 0)`;

/** Quantity of a part that confirmed orders wait for, as an expression. */
export const backorderQty = (partsCode: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(line.backorder_qty), 0) ${waiting} and ${wanted} = ${partsCode})`;

/** Whether a confirmed order waits for a part. */
export const isWaitedFor = (partsCode: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`exists (select ${waiting} and ${wanted} = ${partsCode})`;

/** Lines of confirmed orders that wait for these parts, the oldest confirmation first. */
export async function backordersOf({ db }: Pick<Context, 'db'>, partsCodes: readonly string[]): Promise<WaitingBackorder[]> {
  const { rows } = await sql<WaitingBackorder>`select o.id as order_id, o.order_no, line.line_no, ${wanted} as parts_code, line.backorder_qty as qty
    ${waiting} and ${wanted} = any(${[...new Set(partsCodes)]}) order by o.confirm_time, o.order_no, line.line_no`.execute(db);
  return rows;
}
