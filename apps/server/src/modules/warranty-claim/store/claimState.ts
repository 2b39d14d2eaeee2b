/** What the workflow asks about a claim: dates, limits and exchange rates with it. */
import { sql } from 'kysely';
import type { Db } from '../../../shared/database/database.ts';
import { planOnce } from '../../../shared/database/planOnce.ts';
import { type CurrentUser, today } from '../../../shared/session/currentUser.ts';
import { inUsd } from '../rules/amounts.ts';
import type { Context } from '../../../shared/context.ts';
import type { ClaimHeader } from './tables.ts';
import { type ClaimLimits, type ClaimState, claimWorkflow } from '../rules/workflow.ts';

/**
 * RMB per unit of each currency, the newest known rate of each. They decide the four-eyes limit, which binds only those who may audit;
 * for others nothing is read.
 */
async function loadExchangeRates(db: Db, user: Pick<CurrentUser, 'permissions'>): Promise<Record<string, number>> {
  if (!user.permissions.has(claimWorkflow.auditSucceeded.permission!)) return {};
  const { rows } = await sql<{
    currency: string;
    rateToRmb: number;
  }>`${planOnce} select distinct on (currency) currency, rate_to_rmb from exchange_rate order by currency, rate_date desc`.execute(db);
  return Object.fromEntries(rows.map(({ currency, rateToRmb }) => [currency, rateToRmb]));
}

const claimLimits = ({ services: { parameters, now }, user }: Context): ClaimLimits => ({
  today: today(user, now()),
  fourEyesUsd: parameters.number('claim.fourEyesAmount'),
  resubmitDays: parameters.number('claim.resubmitDays'),
});

export type StateColumns = Pick<
  ClaimHeader,
  'status' | 'round' | 'submitBy' | 'reviewer' | 'reviewerName' | 'firstReviewer' | 'resubmitUntil' | 'auditTotal' | 'totalAmount' | 'currency'
>;

/** The part of each claim that decides what may be done with it. */
export async function claimStates(context: Context): Promise<(claim: StateColumns) => ClaimState> {
  const rates = await loadExchangeRates(context.db, context.user);
  const limits = claimLimits(context);
  return ({ status, round, submitBy, reviewer, reviewerName, firstReviewer, resubmitUntil, auditTotal, totalAmount, currency }) => ({
    status,
    round,
    submitBy,
    reviewer,
    reviewerName,
    firstReviewer,
    resubmitUntil,
    amountUsd: inUsd(auditTotal ?? totalAmount, currency, rates),
    limits,
  });
}
