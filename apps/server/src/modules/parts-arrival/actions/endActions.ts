/** How receipts end: deleted while they are counted, closed once their differences are settled. */
import { sql } from 'kysely';
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { arrivalEffect, claimHooks } from './arrivalStep.ts';

/** Frees its boxes and lines for another count. */
export const dropCount = arrivalEffect({
  async apply({ context: { db }, before: { id } }) {
    await sql`delete from parts_arrival_box where arrival_id = ${id}`.execute(db);
    await sql`delete from parts_arrival_line where arrival_id = ${id}`.execute(db);
    return {};
  },
});

/** The dealer claims nothing: a draft that was begun is dropped. */
export const waiveDifferences = arrivalEffect({
  async apply({ context, before, input }) {
    await claimHooks(context.services)?.waived(context, { arrivalId: before.id });
    await sql`update parts_arrival_line set parts_claim_no = null where arrival_id = ${before.id}`.execute(context.db);
    return { closeReason: 'given_up', waiveReason: input.opinion?.trim() ?? null, partsClaimNo: null };
  },
});

/** All boxes of its packing list have come. */
export const complete = arrivalEffect({ apply: async () => ({ closeReason: 'arrived' }) });

/** The claims of its differences are closed. */
export const settle = arrivalEffect({ apply: async () => ({ closeReason: 'settled', claimed: 'Y' }) });

/** Nobody has claimed its differences in time. */
export const expire = arrivalEffect({
  async apply({ context, before }) {
    await sql`update parts_arrival_line set parts_claim_no = null where arrival_id = ${before.id}`.execute(context.db);
    return { closeReason: 'expired', partsClaimNo: null };
  },
});

/** A claim about it was begun, handed in, taken back or dropped. */
export const follow = arrivalEffect({
  apply: async ({ before, input: { told } }) => (told && (told.claimed !== before.claimed || told.partsClaimNo !== before.partsClaimNo) ? told : null),
});

export const endWithDealer = arrivalEffect({ apply: async () => ({ closeReason: dealerEnded }) });
