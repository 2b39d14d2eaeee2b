/** Periods of a master whose history stays: what has begun only gets an end. */
import { sql } from 'kysely';
import { addDays } from '../calendarDate.ts';
import type { Context } from '../context.ts';
import { type InvalidField, refuse } from '../refusal/refusal.ts';
import { today } from '../session/currentUser.ts';
import { type MasterRow, recordset } from './masterHistory.ts';
import { type PeriodTable, sameOwner } from './periods.ts';

interface Begun {
  at: number;
  /** Of the stored record with the same key, which has begun. */
  value: number | null;
  validTo: string | null;
  /** First day of the open record that the new one would end. */
  openFrom: string | null;
}

/**
 * A period that has begun keeps its value and ends yesterday at the earliest; so does the one before a new record (E-566).
 * @param rows as they will be stored
 * @param value column of what counts for the time
 */
export async function begunFindings(
  { db, user, services }: Context,
  periods: PeriodTable,
  rows: readonly MasterRow[],
  value: string,
): Promise<InvalidField[][]> {
  const day = today(user, services.now());
  const numbered = rows.map((row, at) => ({ ...row, version: at }));
  const { rows: begun } = await sql<Begun>`select given.version as at, ${sql.ref(`same.${value}`)} as value, same.valid_to,
      (select max(stored.valid_from) from ${sql.table(periods.table)} stored where ${sameOwner(periods, 'stored', 'given')} and stored.valid_to is null
        and stored.valid_from <= ${day}::date and stored.valid_from < given.valid_from) as open_from
    from ${recordset(periods.table, numbered)} given
    left join ${sql.table(periods.table)} same on ${sameOwner(periods, 'same', 'given')} and same.valid_from = given.valid_from and same.valid_from <= ${day}::date`.execute(
    db,
  );
  const found = new Map(begun.map((row) => [row.at, row]));
  return rows.map((row, at) => {
    const { value: before = null, validTo = null, openFrom = null } = found.get(at) ?? {};
    const end = row['validTo'] as string | null;
    if (before !== null) {
      if (row[value] !== before) return [{ field: value, code: 'E-566' }];
      const isEndKept = end === validTo || (end === null ? (validTo ?? day) >= day : end >= addDays(day, -1) && (validTo ?? day) >= addDays(day, -1));
      return isEndKept ? [] : [{ field: 'validTo', code: 'E-566' }];
    }
    return openFrom !== null && (row['validFrom'] as string) < day ? [{ field: 'validFrom', code: 'E-566' }] : [];
  });
}

/** Only what is still to come is removed. @throws E-566 */
export async function mustNotHaveBegun({ user, services }: Pick<Context, 'user' | 'services'>, row: MasterRow): Promise<void> {
  if ((row['validFrom'] as string) <= today(user, services.now())) throw refuse('E-566');
}
