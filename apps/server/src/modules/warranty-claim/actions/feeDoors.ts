/** Hooks of a claim for its service fees. */
import type { FeeHooks } from '../../service-fee/hooks.ts';
import { followFees } from '../../service-fee/service.ts';
import { awaitsCores } from '../../used-parts-task/service.ts';
import { claimKind } from '../claimKind.ts';
import '../store/tables.ts';

export const claimFeeDoors: FeeHooks = {
  ...followFees(claimKind),
  held: { reason: 'used_parts', code: 'E-252', when: awaitsCores },
  async chargedBack({ db }, { feeNos }) {
    await db.updateTable('claimChargeBack').set({ status: 'settled' }).where('feeNo', 'in', feeNos).where('status', '=', 'confirmed').execute();
  },
};
