import { type RawBuilder, sql } from 'kysely';
import { type Db, json, newId, type Trx } from '../database/database.ts';
import { writeLater } from '../database/together.ts';
import type { CurrentUser } from '../session/currentUser.ts';

type Row = Readonly<Record<string, unknown>>;
/** A field that got another value. */
export interface Change {
  /** Names the line of the document, e.g. `detailList/1/HYD-0140-20`; none for the header. */
  line?: string;
  /** Kind of change of that line; default `changed`. */
  change?: 'changed' | 'added' | 'removed';
  field: string;
  oldValue: string | null;
  newValue: string | null;
}

/** Columns whose change says nothing to a reader. */
const silent = new Set(['version', 'updateBy', 'updateTime', 'id', 'tenantId', 'createBy', 'createTime']);

const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Fields of `after` that differ from `before`; a field missing in `after` counts as unchanged. */
export function changesBetween(before: Row | null, after: Row): Change[] {
  return Object.keys(after)
    .filter((field) => !silent.has(field) && !Object.is(before?.[field], after[field]))
    .map((field) => ({ field, oldValue: asText(before?.[field]), newValue: asText(after[field]) }))
    .filter(({ oldValue, newValue }) => oldValue !== newValue);
}

/** Changes of a record, with their author and time. */
export interface ChangeHistory {
  docType: string;
  id: string;
  no: string;
  user: Pick<CurrentUser, 'username' | 'realname'>;
  /** Default now. */
  at?: Date;
  changes: readonly Change[];
}

const toStored = (changes: readonly Change[]): object[] =>
  changes.map(({ change = 'changed', line, field, oldValue, newValue }) => ({ change, line, field, old_value: oldValue, new_value: newValue }));

/** The statement that adds changes to the history of their record, unless `when` does not hold. */
export function insertChanges({ docType, id, no, user, at = new Date(), changes }: ChangeHistory, when = sql`true`): RawBuilder<unknown> {
  return sql`insert into data_change (id, doc_type, data_id, doc_no, changes, operator, operator_name, create_time)
    select ${newId()}, ${docType}, ${id}, ${no}, ${json(toStored(changes))}::jsonb, ${user.username}, ${user.realname}, ${at.toISOString()}::timestamptz where ${when}`;
}

/** Adds changes of many records, as an import makes them: one statement for all. */
export async function writeChangeLogs(trx: Db, histories: readonly ChangeHistory[]): Promise<void> {
  const rows = histories
    .filter(({ changes }) => changes.length > 0)
    .map(({ docType: doc_type, id: data_id, no: doc_no, user, at = new Date(), changes }) => ({
      id: newId(),
      doc_type,
      data_id,
      doc_no,
      changes: toStored(changes),
      operator: user.username,
      operator_name: user.realname,
      create_time: at.toISOString(),
    }));
  if (rows.length > 0) await sql`insert into data_change select * from jsonb_populate_recordset(null::data_change, ${json(rows)}::jsonb)`.execute(trx);
}

/** Adds changes to the history of their record; nothing when there are none. */
export async function writeChangeLog(trx: Trx, history: ChangeHistory): Promise<void> {
  if (history.changes.length > 0) await writeLater(trx, writeChangeLogs, history);
}
