import { type BatchResult, runBatch } from '../../shared/batch/batch.ts';
import { inTransaction } from '../../shared/database/database.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { forbidden, refuse } from '../../shared/refusal/refusal.ts';
import type { Services, TransactionServices } from '../../shared/services.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { inScope } from '../../shared/scope/scope.ts';
import { lockDocument } from '../../shared/workflow/workflow.ts';
import type { ClaimHeader } from './tables.ts';
import { claimWorkflow } from './workflow.ts';

/** Deletes drafts that were never submitted; each is answered for itself (E-003). @param ids joined by commas */
export async function deleteClaims(services: TransactionServices, user: CurrentUser, ids: string, language: Language): Promise<BatchResult> {
  if (isMaker(user)) throw forbidden('forbidden');
  const list = ids
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const numberOf = async (id: string) =>
    (await services.db.selectFrom('warrantyClaim').select('claimNo').where('id', '=', id).$call(inScope(user, 'warrantyClaim')).executeTakeFirst())?.claimNo ??
    '';
  return runBatch(services.db, list, language, (id) => deleteClaim(services, user, id), numberOf);
}

async function deleteClaim({ db, now }: Services, user: CurrentUser, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { status, round, version } = await lockDocument<ClaimHeader>(trx, user, 'warrantyClaim', id);
    if (!claimWorkflow.delete.from.includes(status) || round > 0) throw refuse('E-003');
    await trx
      .updateTable('warrantyClaim')
      .set({ delFlag: 1, version: version + 1, updateBy: user.username, updateTime: now().toISOString() })
      .where('id', '=', id)
      .execute();
  });
}
