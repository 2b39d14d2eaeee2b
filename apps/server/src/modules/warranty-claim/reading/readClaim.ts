import type { Context } from '../../../shared/context.ts';
import { claimStates } from '../store/claimState.ts';
import { chargeBacksOf } from './chargeBacks.ts';
import { findNamedClaim } from './claimQueries.ts';
import { type Reader, toClaimReply } from './claimReply.ts';

/** Who reads claims, with what their allowed actions depend on. */
export const readerOf = async (context: Context): Promise<Reader> => ({ ...context, stateOf: await claimStates(context) });

/** One claim with its lines, as the user may see it. Refuses E-012 for one out of scope. */
export async function readClaim(context: Context, id: string): Promise<ReturnType<typeof toClaimReply>> {
  const [claim, reader] = await Promise.all([findNamedClaim(context, id), readerOf(context)]);
  return toClaimReply(claim, await chargeBacksOf(context, claim), reader);
}
