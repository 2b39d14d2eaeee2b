import type { Operations } from '../../../generated/operations.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import type { ClaimHeader } from '../store/tables.ts';

export type ChargeBackReply = Operations['warrantyClaimsDetail']['reply']['result']['chargeBacks'][number];

/** Charge-backs of a claim, oldest first; a dealer sees confirmed ones only. */
export async function chargeBacksOf({ db, user }: Context, { id, closeReason }: Pick<ClaimHeader, 'id' | 'closeReason'>): Promise<ChargeBackReply[]> {
  if (closeReason !== 'settled') return [];
  return db
    .selectFrom('claimChargeBack')
    .select(['id', 'amount', 'lines', 'reason', 'status', 'feeNo', 'createName', 'createTime', 'decidedName', 'decidedTime', 'decidedReason'])
    .where('claimId', '=', id)
    .$if(!isMaker(user), (query) => query.where('status', 'in', ['confirmed', 'settled']))
    .orderBy('createTime')
    .execute();
}
