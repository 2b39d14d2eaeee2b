/** Common parts of the actions of a market activity. */
import { type ActionInput, effect, type Step } from '../../../documents/kind.ts';
import type { Mark, MarketActiveReviewLines } from '../../../generated/types.gen.ts';
import type { Notification } from '../../../shared/notify/notify.ts';
import type { MarketActiveHeader } from '../tables.ts';

export interface ActivityActionInput extends ActionInput {
  marks?: Mark[] | undefined;
  lines?: MarketActiveReviewLines | undefined;
  /** Of `settle`: the statement that paid it, and the day of the payment, `YYYY-MM-DD`. */
  paid?: { statementNo: string; day: string };
}

export type ActivityStep = Step<MarketActiveHeader, ActivityActionInput>;
export const activityEffect = effect<MarketActiveHeader, ActivityActionInput>();

type Named = Pick<MarketActiveHeader, 'id' | 'activeNo' | 'title' | 'dealerName' | 'reportDue' | 'settledAmount' | 'currency'>;

export const about = ({ id, activeNo, title, dealerName, reportDue, settledAmount, currency }: Named) =>
  ({
    docType: 'marketActive',
    docId: id,
    docNo: activeNo,
    params: { no: activeNo, title, dealer: dealerName, date: reportDue ?? '', amount: (settledAmount ?? 0).toFixed(2), cur: currency },
  }) satisfies Omit<Notification, 'event'>;

/** Those who carry a dealer's activities out. */
export const organisers = ['DLR_SALES', 'DLR_ADMIN'] as const;
