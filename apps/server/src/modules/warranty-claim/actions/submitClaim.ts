/** Handing a claim in, taking it back, giving it up. */
import { sql } from 'kysely';
import { effect } from '../../../documents/kind.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import type { Trx } from '../../../shared/database/database.ts';
import { fieldName } from '../../../shared/messages/messages.ts';
import { notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { askFirst, type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import type { Services } from '../../../shared/services.ts';
import { type CurrentUser, today } from '../../../shared/session/currentUser.ts';
import { nameClaim } from '../../arrival-accept/service.ts';
import { holdMachine, releaseMachine } from '../../campaign/service.ts';
import { type PartsUse, returnParts, shortages, takeParts } from '../../stock/service.ts';
import { type ReusedCore, reusedCores } from '../../used-parts-task/service.ts';
import { forgetHours, recordHours } from '../../vehicle/service.ts';
import type { ClaimActionInput } from './claimActionInput.ts';
import { type ClaimFacts, claimFacts, type KnownFacts } from '../store/claimFacts.ts';
import { claimStore } from '../store/claimStore.ts';
import { loadPhotoFacts, type PhotoFacts } from '../store/photoFacts.ts';
import { recalculateClaim, calculationSettings, similarClaims } from '../rules/amounts/recalculateClaim.ts';
import { beyondCampaign, campaignOf, openNumbers } from '../rules/ofCampaign.ts';
import { findRisks } from '../rules/riskFlags.ts';
import { differences } from '../../../documents/saving/saveDocument.ts';
import { handedIn } from '../../../documents/review.ts';
import { checkSubmit, type SubmitFacts } from '../rules/submitChecks.ts';
import type { Claim, ClaimHeader } from '../store/tables.ts';

type Ready = { claim: Claim; facts: KnownFacts; photos: PhotoFacts; reused: ReusedCore[] };

const claimEffect = effect<ClaimHeader, ClaimActionInput>();

/** Hands a claim in: recalculates it once more, runs every check, freezes rates and numbers, tells the reviewers. */
export const submit = claimEffect<Ready>({
  async prepare({ context, before, input }) {
    const ready = await recalculateStored(context, before);
    const { errors, warnings } = checkSubmit(ready.claim, submitFacts(context, ready));
    if (errors.length > 0) throw invalid(errors.map((error) => withSlotTitles(error, context.user)));
    // Who says that the parts are there hears of those that are not.
    const short = ready.claim.header.partsInStock === 'Y' ? await shortages(context, useOf(before), ready.claim.parts) : [];
    if (warnings.length + short.length > 0 && !input.confirm) throw askFirst([...warnings, ...short]);
    return ready;
  },
  async apply(step, { claim, facts, photos }) {
    const { context, before } = step;
    const { db, services } = context;
    const { operatingHours, failureDate, vin, claimNo, claimType, campaignNo } = claim.header;
    await holdMachine(context, { claimNo, vin, campaignNo: claimType === 'campaign' ? campaignNo : null });
    await claimStore.putLines(db, { ...claim, parts: await takeParts(context, useOf(before), claim.parts) });
    if (before.pdiItemId) await nameClaim(db, before.pdiItemId, { vin, claimNo });
    if (operatingHours !== null && failureDate !== null)
      await recordHours(context, { vin, source: 'warrantyClaim', sourceNo: claimNo, day: failureDate, hours: operatingHours });
    return {
      ...differences(before, claim.header),
      ...clearedReview,
      ...handedIn(step),
      riskFlags: findRisks(await riskFacts(db, services, claim, facts, photos)),
    };
  },
  notify: async ({ context: { db, services } }, header) =>
    notify(db, await reviewersOf(db, 'warrantyClaim:audit', header.dealerCode), {
      event: 'warrantyClaim.submitted',
      ...about(header),
      at: services.now(),
    }),
});

const useOf = ({ id, claimNo, dealerCode, subDealerCode, vin }: ClaimHeader): PartsUse => ({
  source: 'warrantyClaim',
  sourceId: id,
  sourceNo: claimNo,
  moveType: 'claim_use',
  dealerCode,
  subDealerCode,
  vin,
});

/** The review starts from nothing in every round. */
const clearedReview = {
  reviewer: null,
  reviewerName: null,
  firstReviewer: null,
  auditPartsAmount: null,
  auditHourCost: null,
  auditTravelFee: null,
  auditOtherFee: null,
  auditTotal: null,
  deductReason: null,
};

/** Withdraws a submitted claim that no reviewer has opened: its parts return to stock, its hour meter reading is removed. */
export const withdraw = claimEffect({
  async apply({ context, before: { id, vin, claimNo } }) {
    await releaseMachine(context, claimNo);
    const { parts } = await claimStore.findLines(context.db, id);
    await claimStore.putLines(context.db, { faults: [], labour: [], parts: await returnParts(context, { sourceId: id }, parts) });
    await forgetHours(context, { vin, source: 'warrantyClaim', sourceNo: claimNo });
  },
});

/** The dealer gives a returned claim up. */
export const giveUp = claimEffect({
  async apply({ context, before: { claimNo } }) {
    await releaseMachine(context, claimNo);
    return { closeReason: 'given_up' };
  },
});

export const about = ({ id, claimNo, vin, dealerName }: Pick<ClaimHeader, 'id' | 'claimNo' | 'vin' | 'dealerName'>) => ({
  docType: 'warrantyClaim',
  docId: id,
  docNo: claimNo,
  params: { no: claimNo, vin, dealer: dealerName },
});

/** The claim as it is handed in: by today's rates and prices, without what an earlier review approved. */
async function recalculateStored(context: TrxContext, header: ClaimHeader): Promise<Ready> {
  const { db, services, user } = context;
  const question = claimFacts({}, { dealerCode: header.dealerCode, subDealerCode: header.subDealerCode, day: today(user, services.now()) });
  const { document, facts } = await claimStore.findWithFacts<ClaimFacts>(context, header.id, question);
  const stored = document!;
  const { vehicle } = facts;
  if (!vehicle) throw invalid([{ field: 'vin', code: 'E-012' }]);
  const unreviewed = {
    ...stored,
    faults: stored.faults.map(withoutReview),
    labour: stored.labour.map(withoutLabourReview),
    parts: stored.parts.map(withoutPartReview),
  };
  return {
    claim: recalculateClaim(unreviewed, { ...facts, vehicle }, calculationSettings(services)),
    facts: { ...facts, vehicle },
    photos: await loadPhotoFacts(db, header.id),
    reused: await reusedCores(db, { claimId: header.id, serialNos: stored.parts.flatMap(serialsOf) }),
  };
}

const serialsOf = ({ oldSerialNo, newSerialNo }: Claim['parts'][number]): string[] => [oldSerialNo, newSerialNo].flatMap((one) => one || []);

const withoutReview = <Fault extends object>(fault: Fault) => ({ ...fault, auditResult: null, auditRemark: null });
const withoutLabourReview = <Line extends object>(line: Line) => ({ ...line, auditHours: null, auditHourCost: null });
const withoutPartReview = <Line extends object>(line: Line) => ({ ...line, auditQty: null, auditPrice: null, auditAmount: null });

function submitFacts({ services: { parameters, now }, user }: Context, { claim, facts, photos, reused }: Ready): SubmitFacts {
  const { header } = claim;
  const similar = similarClaims(header.failureDate, facts.priorFaults, parameters.number('claim.dupWindowDays'));
  return {
    today: today(user, now()),
    filledSlots: new Set(photos.filledSlots),
    lastHours: facts.lastReading?.hours ?? null,
    ownMachine: facts.vehicle.dealerCode === header.dealerCode,
    vehicleStatus: facts.vehicle.vehicleStatus,
    noHours: facts.policy?.noHours === 'Y',
    // A dealer is not told about the claims of others.
    similarClaims: similar.filter(({ dealerCode }) => dealerCode === header.dealerCode).map(({ claimNo }) => claimNo),
    openCampaigns: openNumbers(facts.campaigns),
    endedCampaigns: facts.campaigns.filter(({ isReleased }) => !isReleased).map(({ campaignNo }) => campaignNo),
    beyondCampaign: beyondOf(claim, facts),
    diagnosisCodes: new Set(facts.serviceCodes.filter(({ diagnosis }) => diagnosis === 'Y').map(({ hourCode }) => hourCode)),
    reusedCores: reused,
    photoCodes: new Set(facts.bugCodes.filter(({ photoRequired }) => photoRequired === 'Y').map(({ code }) => code)),
    submitDays: parameters.number('claim.submitDays'),
    mileageMax: parameters.number('claim.mileageMax'),
    hourTolerance: parameters.number('claim.hourTolerance'),
    hourToleranceMax: parameters.number('claim.hourToleranceMax'),
  };
}

/** Lines of a claim that are not part of its campaign; none without a campaign. */
function beyondOf(claim: Claim, { campaigns }: Pick<ClaimFacts, 'campaigns'>): string[] {
  const campaign = campaignOf(claim.header, campaigns);
  return campaign ? beyondCampaign(claim, campaign) : [];
}

async function riskFacts(
  trx: Trx,
  { parameters }: Services,
  claim: Claim,
  { priorFaults, lastReading, serviceCodes, campaigns }: ClaimFacts,
  { photoDates, samePhotos }: PhotoFacts,
) {
  const { header, labour } = claim;
  const { rows } = await sql<{
    share: number | null;
  }>`select avg((claim_type = 'goodwill')::int) as share from warranty_claim where dealer_code = ${header.dealerCode} and del_flag = 0 and round > 0`.execute(
    trx,
  );
  const refer = ({ claimId, claimNo }: { claimId: string; claimNo: string }) => ({ id: claimId, claimNo });
  const overlapGroups = labour
    .map(({ hourCode }) => serviceCodes.find((operation) => operation.hourCode === hourCode)?.overlapGroup)
    .filter((group) => group !== null && group !== undefined);
  const { end = header.warrantyEndDate } = header.coverageParams;
  return {
    ...header,
    coverEndDate: end as string | null,
    similar: similarClaims(header.failureDate, priorFaults, parameters.number('claim.dupWindowDays')).map(refer),
    repeated: [...new Map(priorFaults.map((prior) => [prior.claimId, refer(prior)])).values()],
    lastReading,
    photoDates,
    samePhotos,
    overlapGroups,
    beyondCampaign: beyondOf(claim, { campaigns }),
    goodwillShare: rows[0]?.share ?? 0,
  };
}

/** E-217 names the slots as the user's language calls them. */
function withSlotTitles(error: InvalidField, { language }: CurrentUser): InvalidField {
  if (error.code !== 'E-217') return error;
  const titles = String(error.params?.list ?? '')
    .split(',')
    .map((slot) => fieldName(language, 'warranty-claim', `slot.${slot}`));
  return { ...error, params: { list: titles.join(', ') } };
}
