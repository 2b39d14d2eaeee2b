/** The calls that take sub-dealers through their workflow. */
import { actOnAll } from '../../../documents/actOnAll.ts';
import type { SubDealerAction, SubDealerEndResult } from '../../../generated/types.gen.ts';
import type { BatchResult } from '../../../shared/batch/batch.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { type SubDealerActionInput, subDealerKind } from '../subDealerKind.ts';
import { endOf } from './endOf.ts';
import { isAtOnce } from './request.ts';

type Given = Omit<SubDealerActionInput, 'dryRun' | 'confirm'> & { ids: string[]; dryRun: boolean };

export const actOnSubDealers = (context: TrxContext, action: SubDealerAction, input: Given): Promise<BatchResult> => {
  if (input.change && input.ids.length > 1) throw invalid([{ field: 'ids', code: 'E-014' }]);
  const isAmended = action === 'request' && input.requestType === 'change' && isAtOnce(input.change);
  return actOnAll(context, subDealerKind, isAmended ? 'amend' : action, input);
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
