import { type BatchResult, runBatch } from '../../shared/batch/batch.ts';
import { inScope } from '../../shared/scope/scope.ts';
import type { TransactionServices } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';

/** Does the same to claims. One claim refuses with its own error; several answer per claim. */
export async function forEachClaim(
  { db }: TransactionServices,
  user: CurrentUser,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<BatchResult> {
  const [only] = ids;
  if (ids.length === 1 && only) {
    await work(only);
    return { ok: [only], failed: [] };
  }
  const numberOf = async (id: string) =>
    (await db.selectFrom('warrantyClaim').select('claimNo').where('id', '=', id).$call(inScope(user, 'warrantyClaim')).executeTakeFirst())?.claimNo ?? '';
  return runBatch(db, ids, user.language, work, numberOf);
}
