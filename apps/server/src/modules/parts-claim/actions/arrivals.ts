import { sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { claimMoved, claimsClosed } from '../../parts-arrival/service.ts';
import type { PartsClaimHeader } from '../tables.ts';

/** Locks the receipts of claims before the claims, as whoever ends a receipt does: the claims tell them how they stand. */
export const lockReceipts = async ({ db }: TrxContext, ids: readonly string[]): Promise<void> =>
  void (await sql`select from parts_arrival where id in (select arrival_id from parts_claim where id = any(${[...ids]}::char(32)[]))
    order by id for update`.execute(db));

/** Tells the receipt that a claim is about how it stands with it. */
export async function tellReceipts(context: TrxContext, { arrivalId, status }: PartsClaimHeader): Promise<void> {
  if (arrivalId === null) return;
  await (status === 'closed' ? claimsClosed : claimMoved)(context, { arrivalId });
}
