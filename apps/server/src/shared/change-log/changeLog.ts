import type { Trx } from '../database/database.ts';
import { newId } from '../database/database.ts';
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
  await trx
    .insertInto('dataChangeLog')
    .values(
      changes.map((change) => ({
        ...change,
        id: newId(),
        docType,
        dataId: id,
        docNo: no,
        line: line ?? null,
        operator: user.username,
        operatorName: user.realname,
        createTime: at.toISOString(),
      })),
    )
    .execute();
}
