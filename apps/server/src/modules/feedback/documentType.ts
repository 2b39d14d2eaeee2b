/** How the shared approval, log and inbox calls reach feedback. */
import { documentType, type TodoDetails } from '../../documents/documentType.ts';
import { allowedActions } from '../../documents/workflow.ts';
import type { Context } from '../../shared/context.ts';
import { feedbackKind, stateOf } from './feedbackKind.ts';
import { feedbackWorkflow } from './workflow.ts';

/** What the inbox shows of feedback: its title, who answers it, what may be done. */
async function todoDetails(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, TodoDetails>> {
  const state = stateOf(context);
  const rows = await context.db
    .selectFrom('feedback')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        version: row.version,
        subject: row.title,
        reviewer: row.handlerName,
        auditTotal: null,
        allowedActions: allowedActions(feedbackWorkflow, context.user, state(row)),
      },
    ]),
  );
}

export const feedbackDocumentType = documentType(feedbackKind, { permission: 'feedback:query', todoDetails });
