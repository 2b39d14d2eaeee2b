/** How much waits for a user, by kind and task. */
import { sql } from 'kysely';
import type { TodoCount } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { message } from '../../shared/messages/messages.ts';
import { today } from '../../shared/session/currentUser.ts';
import type { Services } from '../../shared/services.ts';
import { standingTasks } from './standingTask.ts';
import { isLate, isNearlyLate, mine } from './waiting.ts';

/** A kind and task of which something waits. */
export interface WaitingTask extends TodoCount {
  /** When the first of it began to wait. */
  createTime: string;
  /** The first last day; null where none has one. */
  dueOn: string | null;
  /** The document, where there is one alone. */
  docId: string | null;
  docNo: string;
  vin: string | null;
  dealerName: string;
}

/** What waits for the user, in the order in which the kinds declare their tasks. */
export async function waitingTasks({ db, user, services }: Context): Promise<WaitingTask[]> {
  const day = today(user, services.now());
  const { rows } = await sql<Omit<WaitingTask, 'text'>>`select doc_type, task, count(*)::int as count, (count(*) filter (where ${isLate(day)}))::int as late,
      (count(*) filter (where ${isNearlyLate(day)}))::int as nearly_late, min(create_time) as create_time, min(late_on) - 1 as due_on,
      case when count(*) = 1 then min(doc_id) end as doc_id, min(doc_no) as doc_no, min(vin) as vin, min(dealer_name) as dealer_name
    from todo where ${mine(user)} group by doc_type, task`.execute(db);
  const order = tasksInOrder(services);
  const place = ({ docType, task }: Pick<WaitingTask, 'docType' | 'task'>): number => order.indexOf(`${docType}.${task}`);
  return rows.map((row) => ({ ...row, text: taskText(user.language, row) })).toSorted((a, b) => place(a) - place(b));
}

/** Name of a task, as a heading without a number: "Claims to review". */
const taskText = (language: Parameters<typeof message>[0], { docType, task }: Pick<TodoCount, 'docType' | 'task'>): string =>
  message(language, `todo.${docType}.${task}`);

/** Every task that a module declares, `warrantyClaim.review`. */
export const tasksInOrder = (services: Pick<Services, 'documents' | 'modules'>): string[] => [
  ...[...services.documents.values()].flatMap(({ docType, kind }) => (kind.tasks ?? []).map(({ task }) => `${docType}.${task}`)),
  ...standingTasks(services).map(({ docType, task }) => `${docType}.${task}`),
];

/** The counts alone, for the filter of the inbox. */
export const countTodo = async (context: Context): Promise<TodoCount[]> =>
  (await waitingTasks(context)).map(({ docType, task, text, count, late, nearlyLate }) => ({ docType, task, text, count, late, nearlyLate }));
