import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import type { NumberRule } from './rules.ts';
import './tables.ts';

/** Whose number it is, and of which day (`YYYY-MM-DD`): normally the maker's, so that one register has one month at a time. */
export interface NumberOf {
  /** Code of the rule: the kind of document. */
  code: string;
  /** Null for rules that do not count per dealer. */
  dealerCode: string | null;
  day: string;
}

/**
 * Rows of a `with` clause that allocate the next number of a rule: the last of them, `number`, holds it as `no`. Part of the
 * statement that stores the document, so that the number is used or given back.
 */
export const numberRows = ({ code, dealerCode, day }: NumberOf): RawBuilder<unknown> => sql`number_rule as materialized (
      select digits, prefix || case period when 'month' then to_char(${day}::date, 'YYMM') when 'year' then to_char(${day}::date, 'YYYY') else '' end
        || case per_dealer when 'Y' then left(coalesce(${dealerCode}::text, ''), 4) else '' end as series
      from sequence_rule where code = ${code} and valid_from <= ${day}::date order by valid_from desc limit 1
    ), number_taken as (
      insert into sequence (series, last_no) select series, 1 from number_rule
      on conflict (series) do update set last_no = sequence.last_no + 1 returning last_no
    ), number as (
      select series || '-' || lpad(last_no::text, greatest(digits, length(last_no::text)), '0') as no from number_rule, number_taken
    )`;

/**
 * The next number of a document, e.g. `WC2611D001-0007`. Allocated at the first save and never given twice; a rolled back save
 * gives it back, a deleted draft leaves a gap.
 * @throws Error when nothing says how this is numbered
 */
export async function nextNumber(trx: Trx, wanted: NumberOf): Promise<string> {
  const { rows } = await sql<{ no: string }>`${planOnce} with ${numberRows(wanted)} select no from number`.execute(trx);
  if (!rows[0]) throw new Error(`Nothing says how ${wanted.code} is numbered`);
  return rows[0].no;
}

/** Adds rules that are not there yet; what an administrator has changed stays. */
export async function addNumberRules(db: Db, rules: readonly NumberRule[]): Promise<void> {
  await db
    .insertInto('sequenceRule')
    .values(rules.map(({ perDealer, ...rule }) => ({ ...rule, perDealer: perDealer ? 'Y' : 'N', validFrom: '2000-01-01' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
