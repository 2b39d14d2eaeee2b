/** The calls that take sub-dealers through their workflow. */
import { actOnAll } from '../../../documents/act.ts';
import type { SubDealerAction, SubDealerEndResult } from '../../../generated/types.gen.ts';
import type { BatchResult } from '../../../shared/batch/batch.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { type SubDealerActionInput, subDealerKind } from '../subDealerKind.ts';
import { endOf } from './endOf.ts';

type Given = Omit<SubDealerActionInput, 'dryRun' | 'confirm'> & { ids: string[]; dryRun: boolean };

export const actOnSubDealers = (context: TrxContext, action: SubDealerAction, input: Given): Promise<BatchResult> => {
  if (input.change && input.ids.length > 1) throw invalid([{ field: 'ids', code: 'E-014' }]);
  return actOnAll(context, subDealerKind, action, input);
};

/** With what keeps each of them from being closed, where that is what becomes of it. */
export async function endSubDealers(context: TrxContext, action: 'terminate' | 'decide' | 'decline', input: Given): Promise<SubDealerEndResult> {
  const { db, user } = context;
  const units = await db
    .selectFrom('subDealer')
    .select(['id', 'dealerCode', 'subDealerCode', 'requestType'])
    .where('id', 'in', input.ids)
    .where('delFlag', '=', 0)
    .where(isInScope(subDealerKind, user))
    .orderBy('subDealerCode')
    .execute();
  const plans = [];
  for (const unit of units) if (action === 'terminate' || (action === 'decide' && unit.requestType === 'terminate')) plans.push(await endOf(context, unit));
  return { ...(await actOnSubDealers(context, action, input)), plans };
}
