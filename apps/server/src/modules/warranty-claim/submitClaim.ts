/** Handing a claim in, taking it back, giving it up. */
import { sql } from 'kysely';
import { json, type Trx } from '../../shared/database/database.ts';
import { message } from '../../shared/messages/messages.ts';
import { notify, reviewersOf } from '../../shared/notify/notify.ts';
import { askFirst, type InvalidField, invalid } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { type CurrentUser, today } from '../../shared/session/currentUser.ts';
import { forgetHours, recordHours } from '../vehicle/service.ts';
import { runClaimAction } from './claimAction.ts';
import { type ClaimFacts, type KnownFacts, loadClaimFacts } from './claimFacts.ts';
import { loadPhotoFacts, type PhotoFacts } from './photoFacts.ts';
import { reckonClaim, similarClaims } from './reckonClaim.ts';
import { findRisks } from './riskFlags.ts';
import { differences, reckonSettings } from './saveClaim.ts';
import { loadLines, updateLines } from './storeClaim.ts';
import { checkSubmit, type SubmitFacts } from './submitChecks.ts';
import type { Claim, ClaimHeader } from './tables.ts';

export type SubmitOptions = { version?: number | undefined; confirm: boolean; dryRun: boolean };

type Ready = { claim: Claim; facts: KnownFacts; photos: PhotoFacts };

/** Hands a claim in: reckons it once more, runs every check, freezes rates and numbers, tells the reviewers. */
export async function submitClaim(services: Services, user: CurrentUser, id: string, { version, confirm, dryRun }: SubmitOptions): Promise<void> {
  let ready: Ready;
  await runClaimAction(services, {
    action: 'submit',
    id,
    user,
    version,
    dryRun,
    async check(trx, header) {
      ready = await reckonAgain(trx, services, user, header);
      const { errors, warnings } = checkSubmit(ready.claim, submitFacts(services, user, ready));
      if (errors.length > 0) throw invalid(errors.map((error) => withSlotTitles(error, user)));
      if (warnings.length > 0 && !confirm) throw askFirst(warnings);
    },
    async apply(trx, header) {
      const { claim, facts, photos } = ready;
      const { operatingHours, failureDate, vin, claimNo } = claim.header;
      await updateLines(trx, claim);
      if (operatingHours !== null && failureDate !== null)
        await recordHours(trx, vin, { source: 'warrantyClaim', sourceNo: claimNo, day: failureDate, hours: operatingHours });
      const { coverageParams, ...changed } = differences(header, claim.header);
      return {
        ...changed,
        ...(coverageParams && { coverageParams: json(coverageParams) }),
        ...clearedReview,
        round: header.round + 1,
        submitTime: services.now().toISOString(),
        submitBy: user.username,
        riskFlags: json(findRisks(await riskFacts(trx, services, ready.claim, facts, photos))),
      };
    },
    notify: async (trx, header) =>
      notify(trx, await reviewersOf(trx, 'warrantyClaim:audit', header.dealerCode), {
        event: 'warrantyClaim.submitted',
        ...about(header),
        at: services.now(),
      }),
  });
}

/** The review starts from nothing in every round. */
const clearedReview = {
  reviewer: null,
  reviewerName: null,
  firstReviewer: null,
  resubmitUntil: null,
  rejectReason: null,
  marks: json([]),
  auditPartsAmount: null,
  auditHourCost: null,
  auditTravelFee: null,
  auditOtherFee: null,
  auditTotal: null,
  deductReason: null,
};

/** Takes a submitted claim back into draft, while nobody has opened it. What it read from the hour meter counts when it is handed in again. */
export const withdrawClaim = async (services: Services, user: CurrentUser, id: string, { version, dryRun }: Omit<SubmitOptions, 'confirm'>): Promise<void> => {
  await runClaimAction(services, {
    action: 'withdraw',
    id,
    user,
    version,
    dryRun,
    async apply(trx, { vin, claimNo }) {
      await forgetHours(trx, vin, { source: 'warrantyClaim', sourceNo: claimNo });
      return {};
    },
  });
};

/** The dealer gives a returned claim up. */
export const giveUpClaim = async (services: Services, user: CurrentUser, id: string, { version, dryRun }: Omit<SubmitOptions, 'confirm'>): Promise<void> => {
  await runClaimAction(services, { action: 'giveUp', id, user, version, dryRun, apply: async () => ({ closeReason: 'given_up' }) });
};

export const about = ({ id, claimNo, vin, dealerName }: Pick<ClaimHeader, 'id' | 'claimNo' | 'vin' | 'dealerName'>) => ({
  docType: 'warrantyClaim',
  docId: id,
  docNo: claimNo,
  params: { no: claimNo, vin, dealer: dealerName },
});

async function reckonAgain(trx: Trx, services: Services, user: CurrentUser, header: ClaimHeader): Promise<Ready> {
  const stored: Claim = { header, ...(await loadLines(trx, header.id)) };
  const facts = await loadClaimFacts(trx, {
    vin: header.vin,
    dealerCode: header.dealerCode,
    claimId: header.id,
    claimNo: header.claimNo,
    day: today(user, services.now()),
    failureDate: header.failureDate,
    bugCodes: stored.faults.map(({ bugCode }) => bugCode),
    hourCodes: stored.labour.map(({ hourCode }) => hourCode),
    partsCodes: stored.parts.map(({ partsCode }) => partsCode),
  });
  const { vehicle } = facts;
  if (!vehicle) throw invalid([{ field: 'vin', code: 'E-012' }]);
  const unreviewed = {
    ...stored,
    faults: stored.faults.map(withoutReview),
    labour: stored.labour.map(withoutLabourReview),
    parts: stored.parts.map(withoutPartReview),
  };
  return {
    claim: reckonClaim(unreviewed, { ...facts, vehicle }, reckonSettings(services)),
    facts: { ...facts, vehicle },
    photos: await loadPhotoFacts(trx, header.id),
  };
}

const withoutReview = <Fault extends object>(fault: Fault) => ({ ...fault, auditResult: null, auditRemark: null });
const withoutLabourReview = <Line extends object>(line: Line) => ({ ...line, auditHours: null, auditHourCost: null });
const withoutPartReview = <Line extends object>(line: Line) => ({ ...line, auditQty: null, auditPrice: null, auditAmount: null });

function submitFacts({ parameters, now }: Services, user: CurrentUser, { claim: { header }, facts, photos }: Ready): SubmitFacts {
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
    openCampaigns: facts.openCampaigns,
    diagnosisCodes: new Set(facts.serviceCodes.filter(({ diagnosis }) => diagnosis === 'Y').map(({ hourCode }) => hourCode)),
    photoCodes: new Set(facts.bugCodes.filter(({ photoRequired }) => photoRequired === 'Y').map(({ code }) => code)),
    submitDays: parameters.number('claim.submitDays'),
    mileageMax: parameters.number('claim.mileageMax'),
    hourTolerance: parameters.number('claim.hourTolerance'),
    hourToleranceMax: parameters.number('claim.hourToleranceMax'),
  };
}

async function riskFacts(
  trx: Trx,
  { parameters }: Services,
  { header, labour }: Claim,
  { priorFaults, lastReading, serviceCodes }: ClaimFacts,
  { photoDates, samePhotos }: PhotoFacts,
) {
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
    goodwillShare: rows[0]?.share ?? 0,
  };
}

/** E-217 names the slots as the user's language calls them. */
function withSlotTitles(error: InvalidField, { language }: CurrentUser): InvalidField {
  if (error.code !== 'E-217') return error;
  const titles = String(error.params?.list ?? '')
    .split(',')
    .map((slot) => message(language, `slot.${slot}`));
  return { ...error, params: { list: titles.join(', ') } };
}
