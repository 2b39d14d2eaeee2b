/** Keeps the table `todo` in step with the statuses of documents. */
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { snake } from '../../shared/database/columnNames.ts';
import { type Db, newId } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import { type AnyKind, statusOf } from '../kind.ts';
import type { TaskRule } from './task.ts';
import './tables.ts';

const columns = [
  'id',
  'doc_type',
  'doc_id',
  'doc_no',
  'task',
  'status',
  'side',
  'permission',
  'role',
  'assignee',
  'org_code',
  'dealer_code',
  'dealer_name',
  'sub_dealer_code',
  'create_by',
  'submit_by',
  'vin',
  'amount',
  'currency',
  'create_time',
  'warn_on',
  'late_on',
];
const all = sql.raw(columns.join(', '));
/** All but the number, which the statement that stores a new document gives it. */
const others = sql.raw(columns.filter((column) => column !== 'doc_no').join(', '));
/** A task that goes on keeps its id and its beginning. */
const changeable = sql.raw(
  columns
    .filter((column) => !['id', 'doc_type', 'doc_id', 'task', 'create_time'].includes(column))
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
);

type Row = Readonly<Record<string, unknown>>;
/** A row of `todo`, by the names of its columns. */
type Entry = Readonly<Record<string, unknown>>;

/** What waits at a document as it is now. @param at since when, for what is new */
function entriesOf({ services }: Context, kind: AnyKind, row: Row, at: Date): Entry[] {
  const status = row[statusOf(kind).column];
  const rules = (kind.tasks ?? []) as readonly TaskRule<Row>[];
  return rules
    .filter((rule) => rule.status === status && (rule.when?.(row) ?? true))
    .map((rule) => {
      const entry = {
        id: newId(at.getTime()),
        docType: kind.docType,
        docId: row['id'],
        docNo: row[kind.noColumn],
        task: rule.task,
        status,
        side: rule.side,
        permission: rule.permission,
        ...rule.subject(row, services.parameters),
        ...rule.dueDays(row, services.parameters),
        createTime: at.toISOString(),
      };
      return Object.fromEntries(Object.entries(entry).map(([field, value]) => [snake(field), value]));
    });
}

/**
 * The statement that adds or changes what waits at a document that stays in its status, to be part of the statement that
 * saves the document; undefined when nothing that the inbox shows has changed.
 * @param before the document as it was stored; null for a new one
 * @param docNo number of a new document, which the same statement allocates
 * @param when does nothing unless this holds
 */
export function putTodo(
  context: Context,
  kind: AnyKind,
  before: object | null,
  after: object,
  { docNo, when = sql`true` }: { docNo?: RawBuilder<unknown>; when?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> | undefined {
  const at = context.services.now();
  const entries = entriesOf(context, kind, after as Row, at);
  const shown = (list: readonly Entry[]): string => JSON.stringify(list.map(({ id: _id, create_time: _since, ...entry }) => entry));
  if (entries.length === 0 || (before !== null && shown(entriesOf(context, kind, before as Row, at)) === shown(entries))) return undefined;
  return sql`insert into todo (doc_no, ${others}) select ${docNo ?? sql`entry.doc_no`}, ${others}
    from jsonb_populate_recordset(null::todo, ${JSON.stringify(entries)}::jsonb) as entry
    where ${when} on conflict (doc_id, task) do update set ${changeable}`;
}

/** What waits at a document after an action: other tasks than before end, new ones begin now. */
export async function writeTodo(context: Context, kind: AnyKind, before: object, after: object): Promise<void> {
  if (!kind.tasks) return;
  const at = context.services.now();
  const status = statusOf(kind).column;
  const isMoved = (before as Row)[status] !== (after as Row)[status];
  const entries = (after as Row)['delFlag'] === 1 ? [] : entriesOf(context, kind, after as Row, at);
  const id = (after as Row)['id'] as string;
  const tasks = entries.map(({ task }) => task as string);
  const gone = isMoved ? sql`true` : sql`not (task = any(${tasks}::text[]))`;
  // Two statements: within one, the insert would meet the rows that it deletes.
  await sql`${planOnce} delete from todo where doc_id = ${id} and ${gone}`.execute(context.db);
  await put(context.db, entries);
}

async function put(db: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`${planOnce} insert into todo (${all}) select ${all} from jsonb_populate_recordset(null::todo, ${JSON.stringify(entries)}::jsonb)
    on conflict (doc_id, task) do update set ${changeable}`.execute(db);
}

/** How many documents one statement writes anew. */
const batch = 500;

/**
 * Writes what waits at all documents of a kind anew: after a parameter of their deadlines has changed, or documents were loaded
 * from elsewhere. What waited before goes on waiting since then.
 */
export async function rewriteTodo(context: Context, kind: AnyKind): Promise<void> {
  const statuses = [...new Set((kind.tasks ?? []).map(({ status }) => status))];
  for (let last = ''; ;) {
    const { rows } = await sql<Row>`select * from ${sql.table(kind.table)} where id > ${last} and del_flag = 0
      and ${sql.ref(statusOf(kind).column)} = any(${statuses}::text[]) order by id limit ${sql.lit(batch)}`.execute(context.db);
    await put(
      context.db,
      rows.flatMap((row) => entriesOf(context, kind, row, context.services.now())),
    );
    if (rows.length < batch) return;
    last = String(rows.at(-1)!['id']);
  }
}
