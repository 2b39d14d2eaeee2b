/** State of a claim for its workflow, with dates, limits and exchange rates. */
import { today, wireTime } from '../../../shared/session/currentUser.ts';
import { type ExchangeRates, loadExchangeRates, missingRate, toUsd } from '../../exchange-rate/service.ts';
import type { Context } from '../../../shared/context.ts';
import type { ClaimHeader } from './tables.ts';
import { type ClaimLimits, type ClaimState, claimWorkflow } from '../rules/workflow.ts';

/** They decide the four-eyes limit, which binds only those who may audit; for others nothing is read. */
const ratesFor = async (context: Context): Promise<ExchangeRates> => {
  const { user, services } = context;
  return user.permissions.has(claimWorkflow.auditSucceeded.permission!) ? loadExchangeRates(context, { day: today(user, services.now()) }) : {};
};

const claimLimits = ({ services: { parameters, now }, user }: Context): ClaimLimits => ({
  today: today(user, now()),
  fourEyesUsd: parameters.number('claim.fourEyesAmount'),
  resubmitDays: parameters.number('claim.resubmitDays'),
  auditBackDays: parameters.number('claim.auditBackDays'),
});

export type StateColumns = Pick<
  ClaimHeader,
  | 'status'
  | 'createTime'
  | 'repairDate'
  | 'round'
  | 'submitBy'
  | 'reviewer'
  | 'reviewerName'
  | 'firstReviewer'
  | 'resubmitUntil'
  | 'auditTotal'
  | 'totalAmount'
  | 'currency'
  | 'claimNo'
  | 'closeReason'
  | 'settledDate'
  | 'chargeBackBy'
>;

/** The part of each claim that decides what may be done with it. */
export async function claimStates(context: Context): Promise<(claim: StateColumns) => ClaimState> {
  const rates = await ratesFor(context);
  const limits = claimLimits(context);
  // Field by field: a rest pattern copies all hundred columns of a claim, which for a page took as long as the rest of its reply.
  return (claim) => ({
    status: claim.status,
    // A claim that is not stored yet has its moment as the clock says it.
    createTime: claim.createTime.includes('T') ? wireTime(new Date(claim.createTime)) : claim.createTime,
    repairDate: claim.repairDate,
    round: claim.round,
    submitBy: claim.submitBy,
    reviewer: claim.reviewer,
    reviewerName: claim.reviewerName,
    firstReviewer: claim.firstReviewer,
    resubmitUntil: claim.resubmitUntil,
    closeReason: claim.closeReason,
    settledDate: claim.settledDate,
    chargeBackBy: claim.chargeBackBy,
    claimNo: claim.claimNo,
    amountUsd: toUsd(claim.auditTotal ?? claim.totalAmount, claim.currency, rates) ?? Infinity,
    missingRate: missingRate(claim.currency, rates),
    limits,
  });
}
