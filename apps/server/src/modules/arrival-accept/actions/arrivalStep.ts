/** Common parts of the actions of an inspection. */
import type { AnyKind, ActionInput } from '../../../documents/kind.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { ArrivalAcceptReviewLines, Mark } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { ArrivalHeader } from '../tables.ts';

export interface ArrivalActionInput extends ActionInput {
  marks?: Mark[] | undefined;
  lines?: ArrivalAcceptReviewLines | undefined;
  /** Of `settle`: the statement that paid the allowance, and the day of the payment, `YYYY-MM-DD`. */
  paid?: { statementNo: string; day: string };
  /** Of `claimed`: the claim that was approved. */
  claimNo?: string;
  /** Of `handled`. */
  handledItems?: Operations['arrivalAcceptsHandled']['data']['body']['items'];
}

export const about = ({ id, acceptNo, vin, dealerName }: Pick<ArrivalHeader, 'id' | 'acceptNo' | 'vin' | 'dealerName'>) => ({
  docType: 'arrivalAccept',
  docId: id,
  docNo: acceptNo,
  params: { no: acceptNo, vin, dealer: dealerName },
});

/** The kind, for what happens within its own actions, of which it consists. */
export const kindOf = ({ services }: Pick<Context, 'services'>): AnyKind => services.documents.get('arrivalAccept')!.kind;
