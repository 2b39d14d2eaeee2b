/** What the workflow asks about besides the claim: dates, limits, exchange rates. */
import { sql } from 'kysely';
import type { Db } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import type { Services } from '../../shared/services.ts';
import { type CurrentUser, today } from '../../shared/session/currentUser.ts';
import { inUsd } from './amounts.ts';
import type { ClaimHeader } from './tables.ts';
import { type ClaimLimits, type ClaimState, claimWorkflow } from './workflow.ts';

/**
 * RMB per unit of each currency, the newest known rate of each. They decide the four-eyes limit, which binds only those who may audit;
 * for others nothing is read.
 */
export async function loadExchangeRates(db: Db, user: Pick<CurrentUser, 'permissions'>): Promise<Record<string, number>> {
  if (!user.permissions.has(claimWorkflow.auditSucceeded.permission)) return {};
  const { rows } = await sql<{
    currency: string;
    rateToRmb: number;
  }>`${planOnce} select distinct on (currency) currency, rate_to_rmb from exchange_rate order by currency, rate_date desc`.execute(db);
  return Object.fromEntries(rows.map(({ currency, rateToRmb }) => [currency, rateToRmb]));
}

export const claimLimits = ({ parameters, now }: Pick<Services, 'parameters' | 'now'>, user: CurrentUser): ClaimLimits => ({
  today: today(user, now()),
  fourEyesUsd: parameters.number('claim.fourEyesAmount'),
  resubmitDays: parameters.number('claim.resubmitDays'),
});

export type StateColumns = Pick<
  ClaimHeader,
  'status' | 'round' | 'submitBy' | 'reviewer' | 'reviewerName' | 'firstReviewer' | 'resubmitUntil' | 'auditTotal' | 'totalAmount' | 'currency'
>;

/** The part of a claim that decides what may be done with it. */
export const claimState = (claim: StateColumns, rates: Record<string, number>): ClaimState => ({
  status: claim.status,
  round: claim.round,
  submitBy: claim.submitBy,
  reviewer: claim.reviewer,
  reviewerName: claim.reviewerName,
  firstReviewer: claim.firstReviewer,
  resubmitUntil: claim.resubmitUntil,
  amountUsd: inUsd(claim.auditTotal ?? claim.totalAmount, claim.currency, rates),
});
