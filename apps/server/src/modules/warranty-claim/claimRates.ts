import type { Operations } from '../../generated/operations.gen.ts';
import { forbidden } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { type CurrentUser, today } from '../../shared/session/currentUser.ts';
import { loadClaimFacts } from './claimFacts.ts';
import { findHeader } from './claimHeader.ts';
import { ratesOf } from './reckonClaim.ts';
import { reckonSettings } from './saveClaim.ts';

type Answer = Operations['warrantyClaimsRates']['reply']['result'];

const unpriced = { round: 0, hourRate: 0, travelRate: 0, partsHandlingPct: 0 };

/** What saving would price a claim with now. @param id of a stored claim; undefined: a new one of the user's dealer */
export async function claimRates(services: Services, user: CurrentUser, id: string | undefined): Promise<Answer> {
  const header = id === undefined ? undefined : await findHeader(services.db, user, id);
  const dealerCode = header?.dealerCode ?? user.dealerCode;
  if (!dealerCode) throw forbidden('forbidden');
  const { dealer } = await loadClaimFacts(services.db, {
    vin: '',
    dealerCode,
    claimId: null,
    claimNo: null,
    day: today(user, services.now()),
    failureDate: null,
    bugCodes: [],
    hourCodes: [],
    partsCodes: [],
  });
  const { hourRate, travelRate, handlingPct } = ratesOf(header ?? unpriced, { dealer }, reckonSettings(services));
  const isFrozen = header !== undefined && header.round > 0;
  return { currency: isFrozen ? header.currency : dealer.currency, hourRate, travelRate, partsHandlingPct: handlingPct };
}
