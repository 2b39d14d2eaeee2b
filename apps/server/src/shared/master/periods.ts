/** Masters whose records count for a time, such as prices: of one owner at most one counts on a day. */
import { type SqlBool, sql } from 'kysely';
import { snake } from '../database/columnNames.ts';
import type { TrxContext } from '../context.ts';
import type { Db } from '../database/database.ts';
import type { Filter } from '../list/filters.ts';
import type { InvalidField } from '../refusal/refusal.ts';
import { type KeyedTable, type MasterRow, recordset, sameKey, withHistory } from './masterHistory.ts';

/** When a record counts. */
export interface Period {
  /** Subject of the period, e.g. part and currency. */
  owner: string;
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day; null: open. */
  to: string | null;
}

export interface PeriodTable {
  /** As in code, with the columns `validFrom` and `validTo`. */
  table: string;
  /** Columns that say what a record is a period of: the key without `validFrom`. */
  owner: readonly string[];
  /** Those of them that may be empty. */
  nullable?: readonly string[];
}

const open = '9999-12-31';

/** An open period gives way to one that begins later, so those two do not collide. */
const collide = (a: Period, b: Period): boolean => {
  const [first, second] = a.from <= b.from ? [a, b] : [b, a];
  return first.to !== null && first.to >= second.from && (second.to ?? open) >= first.from;
};

/**
 * For each new period the one it overlaps with, if there is one: stored or new, of the same owner.
 * A stored period that begins on the same day is replaced and does not count.
 */
export function overlapsOf(fresh: readonly Period[], stored: readonly Period[]): (Period | undefined)[] {
  const starts = new Set(fresh.map(({ owner, from }) => `${owner} ${from}`));
  const byOwner = Map.groupBy([...stored.filter(({ owner, from }) => !starts.has(`${owner} ${from}`)), ...fresh], ({ owner }) => owner);
  return fresh.map((period) => byOwner.get(period.owner)!.find((other) => other !== period && other.from !== period.from && collide(period, other)));
}

const toPeriod = ({ owner }: PeriodTable, row: MasterRow): Period => ({
  owner: owner.map((column) => String(row[column])).join(' '),
  from: row['validFrom'] as string,
  to: (row['validTo'] as string | null | undefined) ?? null,
});

/** Whether two rows are periods of the same. @param one alias of a row */
export const sameOwner = (periods: PeriodTable, one: string, other: string) => sameKey(periods, periods.owner, one, other);

/** A period ends after it begins and overlaps no other of its owner (E-531). @param rows as they will be stored */
export async function periodFindings(db: Db, periods: PeriodTable, rows: readonly MasterRow[]): Promise<InvalidField[][]> {
  const { rows: stored } = await sql<MasterRow>`select distinct stored.* from ${sql.table(periods.table)} stored
    join ${recordset(periods.table, rows)} given on ${sameOwner(periods, 'stored', 'given')}`.execute(db);
  const fresh = rows.map((row) => toPeriod(periods, row));
  const overlaps = overlapsOf(
    fresh,
    stored.map((row) => toPeriod(periods, row)),
  );
  return fresh.map(({ from, to }, index) => [
    ...(to !== null && to < from ? [{ field: 'validTo', code: 'master.periodEnds' }] : []),
    ...(overlaps[index] ? [{ field: 'validFrom', code: 'E-531', params: { from: overlaps[index].from, to: overlaps[index].to ?? '…' } }] : []),
  ]);
}

/** Ends open periods on the day before the next one of their owner begins; their history says so. @param rows what was stored */
export async function endOpenPeriods(context: TrxContext, periods: PeriodTable & KeyedTable, rows: readonly MasterRow[]): Promise<void> {
  const table = sql.table(periods.table);
  const owners = sql.join(periods.owner.map((column) => sql.ref(snake(column))));
  const later = sql`from ${table} later where ${sameOwner(periods, 'later', 'earlier')} and later.valid_from > earlier.valid_from`;
  const { rows: ended } = await sql<MasterRow>`select ${sql.join(periods.key.map((column) => sql.ref(`earlier.${column}`)))}, earlier.valid_to
    from ${table} earlier join (select distinct ${owners} from ${recordset(periods.table, rows)}) given on ${sameOwner(periods, 'earlier', 'given')}
    where earlier.valid_to is null and exists (select 1 ${later})`.execute(context.db);
  if (ended.length === 0) return;
  await withHistory(context, periods, ended, () =>
    sql`update ${table} earlier set version = earlier.version + 1, valid_to = (select min(later.valid_from) - 1 ${later})
      from ${recordset(periods.table, ended)} given
      where ${sameKey(periods, periods.key, 'earlier', 'given')}`.execute(context.db),
  );
}

/** Records that count on a day, if one is asked about. */
export const validOn = (table: string, day: string | undefined): Filter => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return day ? sql<SqlBool>`(${column('validFrom')} <= ${day}::date and ${day}::date <= coalesce(${column('validTo')}, 'infinity'))` : undefined;
};
