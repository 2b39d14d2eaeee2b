import { sql } from 'kysely';
import { json, newId, type Trx } from '../database/database.ts';
import { planOnce } from '../database/planOnce.ts';
import type { CurrentUser } from '../session/currentUser.ts';

type Row = Readonly<Record<string, unknown>>;
export interface Change {
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
    .filter((field) => !silent.has(field))
    .map((field) => ({ field, oldValue: asText(before?.[field]), newValue: asText(after[field]) }))
    .filter(({ oldValue, newValue }) => oldValue !== newValue);
}

/**
 * Writes the change history of a record.
 * @param before the row as it was; null when it is new (then nothing is written: the history starts with the first change)
 * @param after the row, or the part of it, as it is now
 * @param at when it happened, default now
 * @param line which line of a document, e.g. `detailList 2`; leave out for the header
 */
export async function writeChangeLog(
  trx: Trx,
  record: {
    docType: string;
    id: string;
    no: string;
    user: Pick<CurrentUser, 'username' | 'realname'>;
    before: Row | null;
    after: Row;
    line?: string;
    at?: Date;
  },
): Promise<void> {
  if (record.before === null) return;
  const changes = changesBetween(record.before, record.after);
  if (changes.length === 0) return;
  const { docType, id, no, user, line, at = new Date() } = record;
  const rows = changes.map(({ field, oldValue, newValue }) => ({ id: newId(), field, old_value: oldValue, new_value: newValue }));
  await sql`${planOnce} insert into data_change_log (id, doc_type, data_id, doc_no, line, field, old_value, new_value, operator, operator_name, create_time)
    select id, ${docType}, ${id}, ${no}, ${line ?? null}, field, old_value, new_value, ${user.username}, ${user.realname}, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${json(rows)}::jsonb) as change (id char(32), field text, old_value text, new_value text)`.execute(trx);
}
