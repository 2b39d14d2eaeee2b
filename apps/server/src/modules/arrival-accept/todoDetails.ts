import type { TodoDetails } from '../../documents/documentType.ts';
import { allowedActions } from '../../documents/workflow.ts';
import type { Context } from '../../shared/context.ts';
import { stateOf } from './arrivalKind.ts';
import { arrivalWorkflow } from './workflow.ts';

/** What the inbox shows of acceptances besides the machine: what may be done. */
export async function todoDetails(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, TodoDetails>> {
  const state = stateOf(context);
  const rows = await context.db
    .selectFrom('arrivalAccept')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { version: row.version, subject: null, reviewer: null, auditTotal: null, allowedActions: allowedActions(arrivalWorkflow, context.user, state(row)) },
    ]),
  );
}
