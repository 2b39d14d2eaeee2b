/** What waits for a user, of all kinds of documents. */
import { type SqlBool, sql } from 'kysely';
import { dayAtMaker, makerDay, sqlStart } from '../../shared/makerDay.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import { addDays, daysBetween } from '../../shared/calendarDate.ts';
import type { Context } from '../../shared/context.ts';
import { listColumns, type ListColumns } from '../../shared/list/columns.ts';
import { equal, type Filter, keywords, oneOf, search } from '../../shared/list/filters.ts';
import { type ListDefinition, type ListQuery, listPage, type Page } from '../../shared/list/list.ts';
import { today } from '../../shared/session/currentUser.ts';
import type { Services } from '../../shared/services.ts';
import { wordOf } from '../kind.ts';
import type { TodoDetails } from '../documentType.ts';
import { lightOf } from './light.ts';
import { standingTasks } from './standingTask.ts';
import { isLate, isNearlyLate, isUrgent, mine } from './waiting.ts';

export type TodoItem = Operations['todosList']['reply']['result']['records'][number];

const columns: ListColumns = {
  ...listColumns('todosList', 'todo', ['amount', 'docNo']),
  urgency: { ref: 'todo.urgency', type: 'text', queryable: false },
  lateOn: { ref: 'todo.lateOn', type: 'date', queryable: false, optional: true },
  // The oldest has the highest age: a sort by age is a sort by time the other way round.
  createTime: { ref: 'todo.createTime', type: 'datetime', queryable: false },
};

const select = sql<Row>`todo.id, todo.doc_type, todo.doc_id, todo.doc_no, todo.task, todo.status, todo.dealer_code, todo.dealer_name, todo.vin, todo.amount, todo.currency,
  todo.create_time, todo.warn_on, todo.late_on`;

interface Row extends Omit<TodoItem, 'id' | 'docType_dictText' | 'status_dictText' | 'dueOn' | 'ageDays' | 'sla' | keyof TodoDetails> {
  docId: string;
  createTime: string;
  warnOn: string | null;
  lateOn: string | null;
}

/** What urges most comes first unless another order is asked for; the last day the other way round leaves out what has none. */
function sortOf({ column = '', order, ...query }: ListQuery): ListQuery {
  if (column === 'ageDays') return { ...query, column: 'createTime', order: order === 'asc' ? 'desc' : 'asc' };
  if (column === 'dueOn' && order === 'desc') return { ...query, column: 'lateOn', order };
  const isDefault = column === '' || column === 'createTime' || column === 'dueOn';
  return isDefault ? { ...query, column: 'urgency', order: 'asc' } : { ...query, column, order };
}

const byUrgency = { red: isLate, amber: isNearlyLate, green: (day: string) => sql<SqlBool>`${isUrgent(day)} is not true` };

type TodoQuery = ListQuery &
  Pick<NonNullable<Operations['todosList']['data']['query']>, 'task' | 'docType' | 'dealerCode' | 'keyword' | 'minDays' | 'late' | 'sla'>;

const filtersOf = ({ task, docType, dealerCode, keyword, minDays, late, sla }: TodoQuery, day: string, services: Services): Filter[] => [
  equal('todo.task', task),
  oneOf('todo.docType', docType),
  equal('todo.dealerCode', dealerCode),
  keywords(['todo.docNo', 'todo.vin'], keyword, ['todo.dealerName']),
  minDays ? search(sql<SqlBool>`todo.create_time < ${sqlStart(services, sql`${makerDay(services)}::date + 1 - ${minDays}::int`)}`) : undefined,
  late === '1' ? isUrgent(day) : undefined,
  sla && byUrgency[sla](day),
];

/** One page of what waits for the user, what urges most first. */
export async function listTodo(context: Context, query: TodoQuery): Promise<Page<TodoItem>> {
  const { user, services } = context;
  const day = today(user, services.now());
  const definition: ListDefinition<Row, Row> = {
    table: 'todo',
    columns,
    select,
    softDeleted: false,
    scope: mine,
    toReply: (row) => row,
  };
  const page = await listPage(context, definition, sortOf(query), filtersOf(query, day, services));
  const details = await detailsOf(context, page.records);
  const { text } = services.dictionaries;
  const standing = new Map(standingTasks(services).map((task) => [task.docType, task]));
  const statusText = ({ docType, status }: Pick<Row, 'docType' | 'status'>): string => {
    const kind = services.documents.get(docType)?.kind;
    if (kind === undefined) return text(standing.get(docType)!.statuses ?? '', status, user.language);
    const { dictionary, value } = wordOf(kind, status);
    return text(dictionary, value, user.language);
  };
  return {
    ...page,
    records: page.records.map(({ docId, createTime, warnOn, lateOn, ...row }) => ({
      ...row,
      id: docId,
      docType_dictText: text('doc_type', row.docType, user.language),
      status_dictText: statusText(row),
      dueOn: lateOn && addDays(lateOn, -1),
      ageDays: Math.max(0, daysBetween(dayAtMaker(createTime, services.parameters), makerDay(services))),
      sla: lightOf({ warnOn, lateOn }, day),
      ...(details.get(docId) ?? { version: 0, subject: null, reviewer: null, auditTotal: null, allowedActions: [] }),
    })),
  };
}

/** One question per kind of document on the page. */
async function detailsOf(context: Context, rows: readonly Pick<Row, 'docType' | 'docId'>[]): Promise<ReadonlyMap<string, TodoDetails>> {
  const found = new Map<string, TodoDetails>();
  for (const [docType, ofType] of Map.groupBy(rows, (row) => row.docType)) {
    const kind = context.services.documents.get(docType);
    const details = await kind?.todoDetails(
      context,
      ofType.map(({ docId }) => docId),
    );
    for (const [id, detail] of details ?? []) found.set(id, detail);
  }
  return found;
}
