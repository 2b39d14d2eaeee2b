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
export const numberRows = (wanted: NumberOf): RawBuilder<unknown> => sql`${takenRows(wanted, 1)}, number as (
      select ${numberOf(sql`last_no`)} as no from number_rule, number_taken
    )`;

const numberOf = (no: RawBuilder<unknown>): RawBuilder<string> => sql<string>`series || '-' || lpad(${no}::text, greatest(digits, length(${no}::text)), '0')`;

/** Takes the next `count` numbers of a series; `last_no` is the last of them. */
const takenRows = ({ code, dealerCode, day }: NumberOf, count: number): RawBuilder<unknown> => sql`number_rule as materialized (
      select digits, prefix || case period when 'month' then to_char(${day}::date, 'YYMM') when 'year' then to_char(${day}::date, 'YYYY') else '' end
        || case per_dealer when 'Y' then left(coalesce(${dealerCode}::text, ''), 4) else '' end as series
      from sequence_rule where code = ${code} and valid_from <= ${day}::date order by valid_from desc limit 1
    ), number_taken as (
      insert into sequence (series, last_no) select series, ${count}::int from number_rule
      on conflict (series) do update set last_no = sequence.last_no + ${count}::int returning last_no
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

/** The next numbers of a series, in their order and without a gap between them; see {@link nextNumber}. */
export async function nextNumbers(trx: Trx, wanted: NumberOf, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ no: string }>`with ${takenRows(wanted, count)}
    select ${numberOf(sql`one`)} as no from number_rule, number_taken, generate_series(last_no - ${count}::int + 1, last_no) one order by one`.execute(trx);
  if (rows.length !== count) throw new Error(`Nothing says how ${wanted.code} is numbered`);
  return rows.map(({ no }) => no);
}

/**
 * The next number for each of several dealers, one of whom may be named more than once; see {@link nextNumber}. In one statement, whose counters
 * are taken in one order.
 */
export async function nextNumbersOf(trx: Trx, { code, day }: Omit<NumberOf, 'dealerCode'>, dealerCodes: readonly string[]): Promise<string[]> {
  if (dealerCodes.length === 0) return [];
  const { rows } = await sql<{ dealerCode: string; series: string; digits: number; lastNo: number; taken: number }>`with number_rule as materialized (
      select digits, per_dealer, prefix || case period when 'month' then to_char(${day}::date, 'YYMM') when 'year' then to_char(${day}::date, 'YYYY') else '' end as series
      from sequence_rule where code = ${code} and valid_from <= ${day}::date order by valid_from desc limit 1
    ), wanted as materialized (
      select dealer_code, digits, series || case per_dealer when 'Y' then left(dealer_code, 4) else '' end as series from unnest(${[...dealerCodes]}::text[]) as dealer_code, number_rule
    ), number_taken as (
      insert into sequence (series, last_no) select series, count(*)::int from wanted group by series order by series
      on conflict (series) do update set last_no = sequence.last_no + excluded.last_no returning series, last_no
    )
    select distinct dealer_code, digits, series, last_no, (select count(*)::int from wanted other where other.series = wanted.series) as taken
    from wanted join number_taken using (series)`.execute(trx);
  const seriesOf = new Map(rows.map((row) => [row.dealerCode, row]));
  const next = new Map(rows.map(({ series, lastNo, taken }) => [series, lastNo - taken]));
  return dealerCodes.map((dealerCode) => {
    const found = seriesOf.get(dealerCode);
    if (!found) throw new Error(`Nothing says how ${code} is numbered`);
    const no = next.get(found.series)! + 1;
    next.set(found.series, no);
    return `${found.series}-${String(no).padStart(found.digits, '0')}`;
  });
}

/** Adds rules that are not there yet; what an administrator has changed stays. */
export async function addNumberRules(db: Db, rules: readonly NumberRule[]): Promise<void> {
  await db
    .insertInto('sequenceRule')
    .values(rules.map(({ perDealer, ...rule }) => ({ ...rule, perDealer: perDealer ? 'Y' : 'N', validFrom: '2000-01-01' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
