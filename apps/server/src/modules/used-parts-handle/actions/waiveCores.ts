/** The maker does without cores. */
import { sql } from 'kysely';
import { act, numberOf } from '../../../documents/act.ts';
import { mustHold } from '../../../documents/workflow.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import { type BatchResult, runBatch } from '../../../shared/batch/batch.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { coreKind } from '../../used-parts-task/service.ts';
import { kindOf } from './handleStep.ts';
import { handleStore } from '../handleStore.ts';
import { isInOrder } from '../rules/lines.ts';

/**
 * Lets cores pass that are kept, to be returned or missing. Documents of which nothing is missing any more are finished.
 * @throws 403 without the permission
 */
export function waiveCores(context: TrxContext, { ids, reason, dryRun }: { ids: readonly string[]; reason: string; dryRun: boolean }): Promise<BatchResult> {
  mustHold(coreKind.workflow.waive, context.user);
  return runBatch(
    context,
    ids,
    async (id) => {
      const waiting = await lockWaiting(context, id);
      await act(context, coreKind, 'waive', { id, opinion: reason, onlyChecks: true });
      await letPass(context, id);
      await act(context, coreKind, 'waive', { id, opinion: reason });
      for (const handleId of waiting) await finishInOrder(context, handleId);
    },
    (id) => numberOf(context, coreKind, id),
    { dryRun },
  );
}

/** Documents that wait for a core after a parcel; they are locked before the core, in the same order as by their own actions. */
async function lockWaiting({ db }: TrxContext, taskId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select doc.id from used_parts_handle doc
    where doc.status in ('no_pass', 'shipped') and doc.received_date is not null and doc.del_flag = 0
      and exists (select from used_parts_handle_line line where line.handle_id = doc.id and line.task_id = ${taskId})
    order by doc.id for update of doc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Misused quantities count as accepted; missing ones that are not on their way again are waived. */
async function letPass({ db }: TrxContext, taskId: string): Promise<void> {
  await sql`update used_parts_handle_line line set accepted_qty = line.accepted_qty + line.misuse_qty, misuse_qty = 0,
      waived_qty = case doc.status when 'no_pass' then line.handled_qty - line.accepted_qty - line.misuse_qty - line.charged_qty else line.waived_qty end
    from used_parts_handle doc where doc.id = line.handle_id and doc.status in ('no_pass', 'shipped') and doc.received_date is not null
      and doc.del_flag = 0 and line.task_id = ${taskId}`.execute(db);
}

async function finishInOrder(context: TrxContext, id: string): Promise<void> {
  const { db, services } = context;
  const { lines } = await handleStore.findLines(db, id);
  const { status } = await db.selectFrom('usedPartsHandle').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  if (status === 'no_pass' && lines.every(isInOrder)) await act(systemContext(services, db), kindOf(context), 'finish', { id });
}
