import type { Context } from '../../../shared/context.ts';
import { coresOfClaim } from '../../used-parts-task/service.ts';
import { claimStates } from '../store/claimState.ts';
import { claimStore } from '../store/claimStore.ts';
import { chargeBacksOf } from './chargeBacks.ts';
import { loadNamedLines } from './claimQueries.ts';
import { type Reader, toClaimReply } from './claimReply.ts';

/** Who reads claims, with what their allowed actions depend on. */
export const readerOf = async (context: Context): Promise<Reader> => ({ ...context, stateOf: await claimStates(context) });

/** One claim with its lines, as the user may see it. Refuses E-012 for one out of scope. */
export async function readClaim(context: Context, id: string): Promise<ReturnType<typeof toClaimReply>> {
  const header = await claimStore.findHeader(context, id);
  const [lines, cores, chargeBacks, reader] = await Promise.all([
    loadNamedLines(context, header),
    header.usedPartsStatus === 'none' ? [] : coresOfClaim(context, id),
    chargeBacksOf(context, header),
    readerOf(context),
  ]);
  return toClaimReply(header, { ...lines, cores, chargeBacks }, reader);
}
