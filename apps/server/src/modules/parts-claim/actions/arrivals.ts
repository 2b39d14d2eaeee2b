import type { TrxContext } from '../../../shared/context.ts';
import { claimMoved, claimsClosed } from '../../parts-arrival/service.ts';
import type { PartsClaimHeader } from '../tables.ts';

/** Tells the receipt that a claim is about how it stands with it. */
export async function tellReceipts(context: TrxContext, { arrivalId, status }: PartsClaimHeader): Promise<void> {
  if (arrivalId === null) return;
  await (status === 'closed' ? claimsClosed : claimMoved)(context, { arrivalId });
}
