/** Common parts of the actions of a document about cores. */
import { type ActionInput, type AnyKind, effect, type Step } from '../../../documents/kind.ts';
import { tellDealer } from '../../../documents/review.ts';
import type { Mark, UsedPartsHandleReviewLines } from '../../../generated/types.gen.ts';
import { writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { handleStore } from '../handleStore.ts';
import { handleLineChanges, type Received } from '../rules/lines.ts';
import type { HandleHeader, HandleLine } from '../tables.ts';

/** Contents of a received parcel. */
export interface Receipt {
  receivedDate: string;
  auditFreight?: number | null | undefined;
  inspectResult?: string | null | undefined;
  lines: readonly ({ id: string } & Omit<Received, 'inspection'> & { inspection?: Received['inspection'] | null | undefined })[];
}

export interface HandleActionInput extends ActionInput {
  marks?: Mark[] | undefined;
  /** Of a review. */
  lines?: UsedPartsHandleReviewLines | undefined;
  /** Of `receive`. */
  receipt?: Receipt | undefined;
}

export type HandleStep = Step<HandleHeader, HandleActionInput>;
export const handleEffect = effect<HandleHeader, HandleActionInput>();

export const about = ({ id, handleNo, dealerName }: Pick<HandleHeader, 'id' | 'handleNo' | 'dealerName'>) => ({
  docType: 'usedPartsHandle',
  docId: id,
  docNo: handleNo,
  params: { no: handleNo, dealer: dealerName },
});

/** Tells submitter and administrators of the dealer. */
export function tell(event: string, step: HandleStep, after: HandleHeader, more: Readonly<Record<string, string | number>> = {}): Promise<void> {
  const { params, ...document } = about(after);
  return tellDealer(step, after, { event: `usedPartsHandle.${event}`, ...document, params: { ...params, ...more } });
}

/** The kind, for what happens within its own actions, of which it consists. */
export const kindOf = ({ services }: Pick<Context, 'services'>): AnyKind => services.documents.get('usedPartsHandle')!.kind;

/** Stores what was decided about lines, and says so in the history. */
export async function putLines(
  { db, user, services }: TrxContext,
  { id, handleNo: no }: Pick<HandleHeader, 'id' | 'handleNo'>,
  before: readonly HandleLine[],
  lines: HandleLine[],
): Promise<void> {
  await handleStore.putLines(db, { lines });
  await writeChangeLog(db, { docType: 'usedPartsHandle', id, no, user, changes: handleLineChanges({ lines: before }, { lines }), at: services.now() });
}
