import { readVin } from '@harrow/validation/vin';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { type ClaimFacts, claimFacts } from '../store/claimFacts.ts';
import { claimStore } from '../store/claimStore.ts';
import { isTripPaid } from '../rules/ofCampaign.ts';
import { ratesOf, calculationSettings } from '../rules/amounts/recalculateClaim.ts';

type Answer = Operations['warrantyClaimsRates']['reply']['result'];

const unpriced = { round: 0, hourRate: 0, travelRate: 0, partsHandlingPct: 0 };

/** `id` of a stored claim; undefined: a new one of the user's dealer. `vin`, `campaignNo`: as they are typed. */
type Question = NonNullable<Operations['warrantyClaimsRates']['data']['query']>;

/** Rates and prices that a save of a claim would apply now. */
export async function claimRates(context: Context, { id, vin, campaignNo }: Question): Promise<Answer> {
  const { services, user } = context;
  const question = claimFacts(vin === undefined ? {} : { vin: readVin(vin) }, {
    dealerCode: user.dealerCode ?? '',
    subDealerCode: user.subDealerCode,
    day: today(user, services.now()),
  });
  // The maker has no rates of its own: it asks about a claim.
  if (id === undefined && !user.dealerCode) throw invalid([{ field: 'id', code: 'E-013' }]);
  const { document, facts } = await claimStore.findWithFacts<ClaimFacts>(context, id ?? null, question);
  const header = document?.header;
  const { hourRate, travelRate, handlingPct } = ratesOf(header ?? unpriced, facts, calculationSettings(services));
  const isFrozen = header !== undefined && header.round > 0;
  const isPaid = campaignNo === undefined || isTripPaid({ claimType: 'campaign', campaignNo }, facts.campaigns);
  return { currency: isFrozen ? header.currency : facts.dealer.currency, hourRate, travelRate: isPaid ? travelRate : 0, partsHandlingPct: handlingPct };
}
