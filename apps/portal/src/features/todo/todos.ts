import { resultOf, type TodoItem, todosSummary } from '@harrow/api-client';
import type { AskedDecision } from '../../documents/actions/DecisionDialog.tsx';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';
import { todos } from '../../shared/todos.ts';

/** Initial order: late tasks, then by due date, then by waiting time. */
export const urgentFirst: ListState = sortedBy('dueOn');

/** Number of tasks by kind. */
export const todoSummary = {
  queryKey: [...todos.key, 'summary'],
  queryFn: ({ signal }: { signal: AbortSignal }) => resultOf(todosSummary({ signal })),
};

/** Kinds of documents that are decided about. */
export type DecidedType = AskedDecision['docType'];
export type Decision = 'pass' | 'auditSucceeded' | 'noPass';

/** The action behind "approve" for an item: the technical pass while it is under first review, then the final approval. */
export function approvalOf({ status, allowedActions }: Pick<TodoItem, 'status' | 'allowedActions'>): Exclude<Decision, 'noPass'> | undefined {
  if (status === 'submitted' && allowedActions.includes('pass')) return 'pass';
  return allowedActions.includes('auditSucceeded') ? 'auditSucceeded' : undefined;
}
