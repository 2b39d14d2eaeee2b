/** Workflow rows for the end of a dealer (`dealerEnd.ts`). Pure. */
import type { Transition } from '../workflow.ts';

/** Reason of closed documents: dictionary `close_reason`. */
export const dealerEnded = 'dealer_terminated';

export type DealerEndAction = 'dropWithDealer' | 'endWithDealer';

/** Rows by which the system drops drafts and closes documents. */
export const dealerEndRows = <Status extends string>({
  drops,
  ends,
}: {
  drops: readonly Status[];
  ends: readonly (Status | 'closed')[];
}): Record<DealerEndAction, Transition<Status, unknown>> => ({
  dropWithDealer: { from: drops, to: 'deleted', permission: null, by: 'system', logAs: null },
  endWithDealer: { from: ends as readonly Status[], to: 'closed' as Status, permission: null, by: 'system', logAs: 'close' },
});
