import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../database/database.ts';
import { planOnce } from '../database/planOnce.ts';

/** The series of a document: prefix, year and month, dealer without separators, e.g. `WC2611D001`. */
export const series = (prefix: string, dealerCode: string | null, day: string): string =>
  prefix + day.slice(2, 4) + day.slice(5, 7) + (dealerCode ?? '').slice(0, 4);

/**
 * Allocates the next number of a document as the column `no`, to be part of the statement that uses it.
 * Parameters as `nextNumber`.
 */
export function takeNumber(prefix: string, dealerCode: string | null, day: string, digits = 4): RawBuilder<{ no: string }> {
  const name = series(prefix, dealerCode, day);
  return sql`insert into sequence (series, last_no) values (${name}, 1)
    on conflict (series) do update set last_no = sequence.last_no + 1
    returning series || '-' || lpad(last_no::text, greatest(${sql.lit(digits)}, length(last_no::text)), '0') as no`;
}

/**
 * The next number of a document, e.g. `WC2611D001-0007` (domain design 3.2): counted per month and dealer.
 * Allocated at the first save and never given twice; a rolled back save gives it back, a deleted draft leaves a gap.
 * @param prefix e.g. `WC`
 * @param dealerCode 4 characters; null for series that are not counted per dealer
 * @param day business date `YYYY-MM-DD`, normally `today(user)`
 */
export async function nextNumber(trx: Trx, prefix: string, dealerCode: string | null, day: string, digits = 4): Promise<string> {
  const { rows } = await sql<{ no: string }>`${planOnce} ${takeNumber(prefix, dealerCode, day, digits)}`.execute(trx);
  return rows[0]!.no;
}
