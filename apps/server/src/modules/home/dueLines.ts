import { dayAtMaker } from '../../shared/makerDay.ts';
import { documentPath } from '../../documents/documentPath.ts';
import { type WaitingTask, waitingTasks } from '../../documents/todo/countTodo.ts';
import type { HomeDocument, HomeDue } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';

/** Due tasks, one line per kind and task: late ones first. */
export async function dueLines(context: Context): Promise<HomeDue[]> {
  const { services } = context;
  const waiting = await waitingTasks(context);
  const lines = waiting.map(async (row): Promise<HomeDue> => ({
    docType: row.docType,
    task: row.task,
    text: row.text,
    count: row.count,
    late: row.late,
    nearlyLate: row.nearlyLate,
    since: dayAtMaker(row.createTime, services.parameters),
    dueOn: row.dueOn,
    one: await documentOf(context, row),
  }));
  return byUrgency(await Promise.all(lines));
}

async function documentOf(context: Context, { docType, docId, docNo, vin, dealerName }: WaitingTask): Promise<HomeDocument | null> {
  if (docId === null) return null;
  const details = await context.services.documents.get(docType)?.todoDetails(context, [docId]);
  return { docId, docNo, vin, subject: details?.get(docId)?.subject ?? null, dealerName, path: documentPath(docType, docId) };
}

/** 0 with something late, 1 with something nearly late, 2 without. */
const rankOf = ({ late, nearlyLate }: HomeDue): number => (late > 0 ? 0 : nearlyLate > 0 ? 1 : 2);
/** Later than every day. */
const never = '9999';

/** Late and nearly late ones by their first last day, others by age; equal ones stay as they are. */
export const byUrgency = (lines: readonly HomeDue[]): HomeDue[] =>
  lines.toSorted((a, b) => {
    const rank = rankOf(a);
    if (rank !== rankOf(b)) return rank - rankOf(b);
    const byDay = rank === 2 ? 0 : (a.dueOn ?? never).localeCompare(b.dueOn ?? never);
    return byDay || a.since.localeCompare(b.since);
  });
