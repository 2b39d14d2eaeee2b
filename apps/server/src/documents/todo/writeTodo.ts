/** Keeps the table `todo` in step with the statuses of documents. */
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { snake } from '../../shared/database/columnNames.ts';
import { type Db, json, newId } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import { writeLater } from '../../shared/database/together.ts';
import { type AnyKind, isOfKind, statusOf } from '../kind.ts';
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
  'place',
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
    .filter((column) => !['id', 'doc_type', 'doc_id', 'task', 'permission', 'place', 'create_time'].includes(column))
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
);

type Row = Readonly<Record<string, unknown>>;
/** A row of `todo`, by the names of its columns. */
type Entry = Readonly<Record<string, unknown>>;

/** What waits at a document as it is, as the inbox shows it. */
function tasksOf({ services }: Context, kind: AnyKind, row: Row): Row[] {
  const status = row[statusOf(kind).column];
  const rules = (kind.tasks ?? []) as readonly TaskRule<Row>[];
  return rules
    .filter((rule) => rule.status === status && (rule.when?.(row) ?? true))
    .flatMap((rule) =>
      [rule.subject(row, services.parameters)].flat().map((subject) => ({
        docType: kind.docType,
        docId: row['id'],
        docNo: row[kind.noColumn],
        task: rule.task,
        status,
        side: rule.side,
        permission: rule.permission,
        place: '',
        ...subject,
        ...rule.dueDays(row, services.parameters),
      })),
    );
}

/** The rows of tasks. @param at since when, for what is new */
const entriesOf = (tasks: readonly Row[], at: Date): Entry[] =>
  tasks.map((task) => {
    const entry = { id: newId(at.getTime()), ...task, createTime: at.toISOString() };
    return Object.fromEntries(Object.entries(entry).map(([field, value]) => [snake(field), value]));
  });

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
  const tasks = tasksOf(context, kind, after as Row);
  if (tasks.length === 0 || (before !== null && JSON.stringify(tasksOf(context, kind, before as Row)) === JSON.stringify(tasks))) return undefined;
  const entries = entriesOf(tasks, context.services.now());
  return sql`insert into todo (doc_no, ${others}) select ${docNo ?? sql`entry.doc_no`}, ${others}
    from jsonb_populate_recordset(null::todo, ${JSON.stringify(entries)}::jsonb) as entry
    where ${when} on conflict (doc_id, task, permission, place) do update set ${changeable}`;
}

/** What waits at a document after an action: other tasks than before end, new ones begin now. */
export async function writeTodo(context: Context, kind: AnyKind, before: object, after: object): Promise<void> {
  if (!kind.tasks) return;
  const status = statusOf(kind).column;
  const isMoved = (before as Row)[status] !== (after as Row)[status];
  const tasks = (after as Row)['delFlag'] === 1 ? [] : tasksOf(context, kind, after as Row);
  const id = (after as Row)['id'] as string;
  const names = tasks.map(({ task, permission, place }) => `${String(task)} ${String(permission)} ${String(place)}`);
  await writeLater(context.db, writeMoves, { id, isMoved, names, entries: entriesOf(tasks, context.services.now()) });
}

/** Tasks of a document that stay open, and new ones. */
interface Move {
  readonly id: string;
  readonly isMoved: boolean;
  readonly names: readonly string[];
  readonly entries: readonly Entry[];
}

async function writeMoves(db: Db, moves: readonly Move[]): Promise<void> {
  // A document that was moved twice has its tasks written twice, in order.
  const first = new Map(moves.toReversed().map((move) => [move.id, move]));
  const moved = [...first.values()];
  // Two statements: within one, the insert would meet the rows that it deletes.
  await sql`${planOnce} delete from todo using jsonb_to_recordset(${json(moved)}::jsonb) as move (id char(32), "isMoved" boolean, names text[])
    where doc_id = move.id and ("isMoved" or not (task || ' ' || permission || ' ' || place = any(names)))`.execute(db);
  await put(
    db,
    moved.flatMap(({ entries }) => entries),
  );
  const later = moves.filter((move) => first.get(move.id) !== move);
  if (later.length > 0) await writeMoves(db, later);
}

async function put(db: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`${planOnce} insert into todo (${all}) select ${all} from jsonb_populate_recordset(null::todo, ${JSON.stringify(entries)}::jsonb)
    on conflict (doc_id, task, permission, place) do update set ${changeable}`.execute(db);
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
    const { rows } = await sql<Row>`select * from ${sql.table(kind.table)} where id > ${last} and del_flag = 0 and ${isOfKind(kind)}
      and ${sql.ref(statusOf(kind).column)} = any(${statuses}::text[]) order by id limit ${sql.lit(batch)}`.execute(context.db);
    const tasks = rows.flatMap((row) => tasksOf(context, kind, row));
    await put(context.db, entriesOf(tasks, context.services.now()));
    if (rows.length < batch) return;
    last = String(rows.at(-1)!['id']);
  }
}
