/** Common parts of the actions of a parts claim. */
import { type ActionInput, type AnyKind, effect, type Step } from '../../../documents/kind.ts';
import { tellDealer } from '../../../documents/review.ts';
import type { Mark, PartsClaimReviewLines, ReturnCondition } from '../../../generated/types.gen.ts';
import { writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { partsClaimStore } from '../partsClaimStore.ts';
import { partsClaimLineChanges } from '../rules/lines.ts';
import type { PartsClaimHeader, PartsClaimLine } from '../tables.ts';

/** Goods on their way back. */
export interface SentBack {
  carrier: string;
  trackingNo?: string | null | undefined;
  shipDate: string;
  boxes: number;
  lines?: readonly { lineId: string; qty: number }[] | undefined;
}

/** Goods that have come back. */
export interface CameBack {
  receivedDate: string;
  warehouse: string;
  lines: readonly { lineId: string; receivedQty: number; condition: ReturnCondition }[];
}

export interface PartsClaimActionInput extends ActionInput {
  marks?: Mark[] | undefined;
  /** Of `pass`. */
  lines?: PartsClaimReviewLines | undefined;
  /** Of `shipReturn`. */
  sentBack?: SentBack | undefined;
  /** Of `receiveReturn`. */
  cameBack?: CameBack | undefined;
  /** Why it ends. */
  closeReason?: string | undefined;
  /** Columns that change with a decision of the system. */
  changes?: Partial<PartsClaimHeader> | undefined;
}

export type PartsClaimStep = Step<PartsClaimHeader, PartsClaimActionInput>;
export const partsClaimEffect = effect<PartsClaimHeader, PartsClaimActionInput>();

export const about = (claim: PartsClaimHeader) => ({
  docType: 'partsClaim',
  docId: claim.id,
  docNo: claim.partsClaimNo,
  params: {
    no: claim.partsClaimNo,
    dealer: claim.dealerName,
    amount: (claim.approvedAmount ?? claim.claimAmount).toFixed(2),
    cur: claim.currency,
    date: claim.returnDue ?? claim.claimDeadline ?? '',
    order: claim.resendOrderNo ?? '',
  },
});

/** Tells the submitter and the dealer's administrators. */
export function tell(event: string, step: PartsClaimStep, after: PartsClaimHeader): Promise<void> {
  return tellDealer(step, after, { event: `partsClaim.${event}`, ...about(after) });
}

/** The kind, for what happens within its own actions, of which it consists. */
export const kindOf = ({ services }: Pick<Context, 'services'>): AnyKind => services.documents.get('partsClaim')!.kind;

/** Names the document in movements of stock and lines of accounts. */
export const movesOf = ({ id, partsClaimNo, dealerCode, subDealerCode }: PartsClaimHeader) => ({
  source: 'partsClaim',
  sourceId: id,
  sourceNo: partsClaimNo,
  dealerCode,
  subDealerCode,
});

/** Stores what was decided about lines, and says so in the history. */
export async function putLines(
  { db, user, services }: TrxContext,
  { id, partsClaimNo: no }: Pick<PartsClaimHeader, 'id' | 'partsClaimNo'>,
  before: readonly PartsClaimLine[],
  lines: PartsClaimLine[],
): Promise<void> {
  await partsClaimStore.putLines(db, { lines });
  await writeChangeLog(db, { docType: 'partsClaim', id, no, user, changes: partsClaimLineChanges({ lines: before }, { lines }), at: services.now() });
}
