import type { Context } from '../../../shared/context.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { PartsClaimHeader } from '../tables.ts';
import type { PartsClaimState } from './workflow.ts';

/** State of a row for the guards of its workflow. */
export function stateOf({ services, user }: Context): (row: PartsClaimHeader) => PartsClaimState {
  const limits = { today: today(user, services.now()), resubmitDays: services.parameters.number('partsClaim.resubmitDays') };
  return ({ status, submitBy, round, resubmitUntil, goodsExpected, returned, creditNo, resendOrderNo, settlement, auditBy }) => ({
    status,
    submitBy,
    round,
    resubmitUntil,
    goodsExpected: goodsExpected === 'Y',
    isBegun: returned === 'Y' || creditNo !== null || resendOrderNo !== null,
    settlement,
    passedBy: auditBy,
    statusText: services.dictionaries.text('bill_status', status, user.language),
    ...limits,
  });
}
