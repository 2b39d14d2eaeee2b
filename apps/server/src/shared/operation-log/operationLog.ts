import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { DocumentTypes } from '../../documents/documentType.ts';
import { snake } from '../database/columnNames.ts';
import { type Db, inTransaction, json, type Trx } from '../database/database.ts';
import { planOnce } from '../database/planOnce.ts';
import { notify, usersWith } from '../notify/notify.ts';
import type { LogEntry } from './tables.ts';

/** Longest time that an entry waits for others, in milliseconds. */
const longestWait = 500;
/** Entries that may wait while the database does not take any. */
const mostWaiting = 5000;
/** Exceptions of the same cause within this time are one entry. */
const sameCause = sql`interval '1 hour'`;

/** Who did what, from where, and what failed. Written in batches after the answers, so that no call waits for its entry. */
export interface OperationLog {
  add(entry: LogEntry): void;
  /** Writes what is waiting. */
  flush(): Promise<void>;
}

export function createOperationLog(db: Db, documents: DocumentTypes, log: FastifyBaseLogger): OperationLog {
  let waiting: LogEntry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const lose = (entries: number, error?: unknown): void => log.error({ err: error, entries }, 'entries of the operation log are lost');

  async function write(entries: readonly LogEntry[]): Promise<void> {
    try {
      await inTransaction(db, (trx) => writeEntries(trx, documents, entries));
    } catch (error) {
      lose(entries.length, error);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const entries = waiting;
    waiting = [];
    if (entries.length > 0) writing = writing.then(() => write(entries));
    return writing;
  }

  return {
    add(entry) {
      if (waiting.length >= mostWaiting) return lose(1);
      waiting.push(entry);
      timer ??= setTimeout(() => void flush(), longestWait).unref();
    },
    flush,
  };
}

/** Writes entries in the caller's transaction, for those that must not be lost or are counted. */
export async function writeEntries(trx: Trx, documents: DocumentTypes, entries: readonly LogEntry[]): Promise<void> {
  const named = await withNumbers(trx, documents, entries);
  const plain = named.filter(({ fingerprint }) => !fingerprint);
  await insertEntries(trx, plain);
  for (const entry of named) if (entry.fingerprint) await writeException(trx, entry);
}

const fields: Readonly<Record<keyof LogEntry, true>> = {
  id: true,
  logType: true,
  operationId: true,
  method: true,
  path: true,
  params: true,
  docType: true,
  docId: true,
  docNo: true,
  username: true,
  realname: true,
  orgCode: true,
  dealerCode: true,
  ip: true,
  browser: true,
  appId: true,
  outcome: true,
  errorCode: true,
  costTime: true,
  requestId: true,
  exception: true,
  fingerprint: true,
  createTime: true,
};
const columns = sql.raw(Object.keys(fields).map(snake).join(', '));

/** One statement, whose text is always the same: with each value by itself, Node.js would put together twenty thousand of them at once. */
async function insertEntries(trx: Trx, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => Object.fromEntries(Object.entries(entry).map(([field, value]) => [snake(field), value])));
  await sql`${planOnce} insert into sys_log (${columns}) select ${columns} from jsonb_populate_recordset(null::sys_log, ${json(rows)}::jsonb)`.execute(trx);
}

/** An exception that came before within the hour counts one up; administrators hear of the first. */
async function writeException(trx: Trx, entry: LogEntry): Promise<void> {
  const { rows } = await sql`update sys_log set count = count + 1 where id = (
      select id from sys_log where fingerprint = ${entry.fingerprint} and create_time > ${entry.createTime}::timestamptz - ${sameCause}
      order by create_time desc limit 1) returning id`.execute(trx);
  if (rows.length > 0) return;
  await insertEntries(trx, [entry]);
  const params = { operation: entry.operationId, requestId: entry.requestId };
  await notify(trx, await usersWith(trx, 'log:query'), { event: 'exception.first', params, at: new Date(entry.createTime!) });
}

/** Entries of documents say the number of the document, which most calls do not know. */
async function withNumbers(trx: Trx, documents: DocumentTypes, entries: readonly LogEntry[]): Promise<LogEntry[]> {
  const numbers = new Map<string, string>();
  const unnamed = entries.filter(({ docId, docNo }) => docId && !docNo);
  for (const docType of new Set(unnamed.map((entry) => entry.docType))) {
    const kind = documents.get(docType ?? '')?.kind;
    if (!kind) continue;
    const ids = unnamed.filter((entry) => entry.docType === docType).map(({ docId }) => docId);
    const { rows } = await sql<{ id: string; no: string | null }>`select id, ${sql.ref(snake(kind.noColumn))} as no
      from ${sql.table(snake(kind.table))} where id = any(${ids}::char(32)[])`.execute(trx);
    for (const { id, no } of rows) if (no) numbers.set(id, no);
  }
  return entries.map((entry) => ({ ...entry, docNo: entry.docNo ?? numbers.get(entry.docId ?? '') ?? null }));
}
