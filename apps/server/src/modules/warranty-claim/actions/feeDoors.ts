/** Hooks of a claim for its service fees. */
import type { TrxContext } from '../../../shared/context.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import type { FeeHooks } from '../../service-fee/hooks.ts';
import { followFees } from '../../service-fee/service.ts';
import { awaitsCores } from '../../used-parts-task/service.ts';
import { claimKind } from '../claimKind.ts';
import '../store/tables.ts';

const usual = followFees(claimKind);

/** A settled claim stays settled: its charge-backs go on later statements. */
async function isClosed({ db }: TrxContext, sourceId: string): Promise<boolean> {
  const { status } = await db.selectFrom('warrantyClaim').select('status').where('id', '=', sourceId).executeTakeFirstOrThrow();
  return status === 'closed';
}

export const claimFeeDoors: FeeHooks = {
  async mayGoOnStatement({ db }, { sourceId }) {
    if (!(await awaitsCores({ db }, sourceId))) return;
    const { claimNo } = await db.selectFrom('warrantyClaim').select('claimNo').where('id', '=', sourceId).executeTakeFirstOrThrow();
    throw refuse('E-252', { no: claimNo });
  },
  async settling(context, input) {
    if (!(await isClosed(context, input.sourceId))) await usual.settling(context, input);
  },
  async released(context, input) {
    if (!(await isClosed(context, input.sourceId))) await usual.released(context, input);
  },
  async settled(context, input) {
    if (await isClosed(context, input.sourceId))
      await context.db
        .updateTable('claimChargeBack')
        .set({ status: 'settled' })
        .where('claimId', '=', input.sourceId)
        .where('status', '=', 'confirmed')
        .execute();
    else await usual.settled(context, input);
  },
};
