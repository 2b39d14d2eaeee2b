import type { BatchResult } from '../../shared/batch/batch.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { forbidden, refuse } from '../../shared/refusal/refusal.ts';
import type { Services, TransactionServices } from '../../shared/services.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { lockDocument } from '../../shared/workflow/workflow.ts';
import { forEachClaim } from './forEachClaim.ts';
import type { ClaimHeader } from './tables.ts';
import { claimWorkflow } from './workflow.ts';

/**
 * Deletes drafts that were never submitted; others are refused with E-003.
 * @param ids joined by commas
 * @param dryRun only says what would become of each
 */
export async function deleteClaims(services: TransactionServices, user: CurrentUser, { ids, dryRun }: { ids: string; dryRun: boolean }): Promise<BatchResult> {
  if (isMaker(user)) throw forbidden('forbidden');
  return forEachClaim(services, user, ids.split(','), (id) => deleteClaim(services, user, id, dryRun));
}

async function deleteClaim({ db, now }: Services, user: CurrentUser, id: string, dryRun: boolean): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { status, round, version } = await lockDocument<ClaimHeader>(trx, user, 'warrantyClaim', id);
    if (!claimWorkflow.delete.from.includes(status) || round > 0) throw refuse('E-003');
    if (dryRun) return;
    await trx
      .updateTable('warrantyClaim')
      .set({ delFlag: 1, version: version + 1, updateBy: user.username, updateTime: now().toISOString() })
      .where('id', '=', id)
      .execute();
  });
}
