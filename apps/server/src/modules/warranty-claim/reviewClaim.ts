/** The maker's side of a claim: open, adjust, pass, return, refuse, audit, take back, close. */
import type { Mark, ReviewLines, Saved } from '../../generated/types.gen.ts';
import { writeApprovalStep } from '../../shared/approval/approvalLog.ts';
import { addDays } from '../../shared/calendarDate.ts';
import { writeChangeLog } from '../../shared/change-log/changeLog.ts';
import { json, type Trx } from '../../shared/database/database.ts';
import { dealerUsers, notify, usersNamed } from '../../shared/notify/notify.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { type CurrentUser, today } from '../../shared/session/currentUser.ts';
import { takeEffect } from './auditEffects.ts';
import { runClaimAction } from './claimAction.ts';
import { claimLineChanges } from './lineHistory.ts';
import { isCutUnexplained, reviewLines } from './reviewLines.ts';
import { loadLines, updateLines } from './storeClaim.ts';
import { about } from './submitClaim.ts';
import type { Claim, ClaimHeader } from './tables.ts';

/** The result of a review, as `approval/checkSubmit` hands it in. */
export type Decision = {
  version?: number | undefined;
  opinion?: string | undefined;
  rejectReason?: string | undefined;
  lines?: ReviewLines | undefined;
  marks?: Mark[] | undefined;
  dryRun: boolean;
};

/** Opens a submitted claim: others see who has it, the dealer can no longer take it back. */
export async function startReview(services: Services, user: CurrentUser, { id, version }: { id: string; version: number }): Promise<Saved> {
  return toSaved(
    await runClaimAction(services, {
      action: 'startReview',
      id,
      user,
      version,
      apply: async () => ({ reviewer: user.username, reviewerName: user.realname }),
    }),
  );
}

/** Saves adjustments without deciding. */
export async function adjustClaim(
  services: Services,
  user: CurrentUser,
  { id, version, lines, internalNote }: { id: string; version: number; lines: ReviewLines; internalNote?: string | null },
): Promise<Saved> {
  const adjusted = await runClaimAction(services, {
    action: 'adjust',
    id,
    user,
    version,
    async apply(trx, header) {
      const claim = await keepReview(trx, services, user, await readReview(trx, user, header, lines));
      return {
        ...approvedColumns(claim.header),
        ...takenBy(header, user),
        ...(internalNote !== undefined && { internalNote: internalNote?.trim() || null }),
      };
    },
  });
  return toSaved(adjusted);
}

const toSaved = ({ id, claimNo, version, status }: ClaimHeader): Saved => ({ id, no: claimNo, version, status, warnings: [] });

/** Whoever works on a submitted claim has it. */
const takenBy = ({ status }: ClaimHeader, { username, realname }: CurrentUser) =>
  status === 'submitted' ? { reviewer: username, reviewerName: realname } : {};

/** The claim before and after a review. */
type Review = { stored: Claim; claim: Claim };

/** Lays the review over the stored lines; throws E-220 and the like. */
async function readReview(trx: Trx, user: CurrentUser, header: ClaimHeader, lines: ReviewLines | undefined): Promise<Review> {
  const stored = { header, ...(await loadLines(trx, header.id)) };
  const { claim, errors } = reviewLines(stored, lines ?? {}, { mayRaise: user.permissions.has('warrantyClaim:finalAudit') });
  if (errors.length > 0) throw invalid(errors);
  return { stored, claim };
}

/** The same for a decision, which also has to say why less is approved than was claimed. */
async function readDecision(trx: Trx, user: CurrentUser, header: ClaimHeader, lines: ReviewLines | undefined): Promise<Review> {
  const review = await readReview(trx, user, header, lines);
  if (isCutUnexplained(review.claim)) throw invalid([{ field: 'deductReason', code: 'E-233' }]);
  return review;
}

async function keepReview(trx: Trx, services: Services, user: CurrentUser, { stored, claim }: Review): Promise<Claim> {
  await updateLines(trx, claim);
  const { id, claimNo: no } = claim.header;
  // The header's own changes are written with the step.
  await writeChangeLog(trx, { docType: 'warrantyClaim', id, no, user, changes: claimLineChanges(stored, claim), at: services.now() });
  return claim;
}

const approvedColumns = ({ auditPartsAmount, auditHourCost, auditTravelFee, auditOtherFee, auditTotal, deductReason }: ClaimHeader) => ({
  auditPartsAmount,
  auditHourCost,
  auditTravelFee,
  auditOtherFee,
  auditTotal,
  deductReason,
});

const reviewed = (services: Services, user: CurrentUser, opinion: string | undefined) => ({
  auditTime: services.now().toISOString(),
  auditBy: user.username,
  auditOpinion: opinion?.trim() || null,
});

/** Tells the submitter and the dealer's principals. */
const tellDealer =
  (services: Services, event: string, opinion = '', rejectReason = '') =>
  async (trx: Trx, header: ClaimHeader): Promise<void> => {
    const receivers = [...(await usersNamed(trx, [header.submitBy])), ...(await dealerUsers(trx, header.dealerCode, ['DLR_ADMIN']))];
    const { params, ...document } = about(header);
    await notify(trx, receivers, {
      event: `warrantyClaim.${event}`,
      ...document,
      params: { ...params, opinion, reasonCode: rejectReason, amount: header.auditTotal ?? 0, currency: header.currency },
      at: services.now(),
    });
  };

/** First review: the claim is technically right, with what is approved per line. */
export async function passClaim(services: Services, user: CurrentUser, id: string, { version, opinion, lines, dryRun }: Decision): Promise<void> {
  let review: Review;
  await runClaimAction(services, {
    action: 'pass',
    id,
    user,
    version,
    opinion,
    dryRun,
    async check(trx, header) {
      review = await readDecision(trx, user, header, lines);
    },
    async apply(trx, header) {
      const claim = await keepReview(trx, services, user, review);
      return {
        ...approvedColumns(claim.header),
        ...reviewed(services, user, opinion),
        ...takenBy(header, user),
        firstReviewer: user.username,
      };
    },
    notify: tellDealer(services, 'pass', opinion),
  });
}

/** Sends the claim back to the dealer, with what he has to mend. */
export async function returnClaim(
  services: Services,
  user: CurrentUser,
  id: string,
  { version, opinion, rejectReason, marks = [], dryRun }: Decision,
): Promise<void> {
  await runClaimAction(services, {
    action: 'noPass',
    id,
    user,
    version,
    opinion,
    rejectType: 'return',
    rejectReason: rejectReason ?? null,
    dryRun,
    async check(trx, header) {
      mustHaveReason(services, rejectReason);
      await mustMarkOwnLines(trx, header, marks);
    },
    apply: async () => ({
      ...reviewed(services, user, opinion),
      rejectReason: rejectReason ?? null,
      marks: json(marks),
      reviewer: null,
      reviewerName: null,
      resubmitUntil: addDays(today(user, services.now()), services.parameters.number('claim.resubmitDays')),
    }),
    notify: tellDealer(services, 'no_pass', opinion, rejectReason),
  });
}

/** Refuses the claim for good. */
export async function refuseClaim(services: Services, user: CurrentUser, id: string, { version, opinion, rejectReason, dryRun }: Decision): Promise<void> {
  await runClaimAction(services, {
    action: 'refuse',
    id,
    user,
    version,
    opinion,
    rejectType: 'final',
    rejectReason: rejectReason ?? null,
    dryRun,
    check: async () => mustHaveReason(services, rejectReason),
    apply: async () => ({ ...reviewed(services, user, opinion), rejectReason: rejectReason ?? null, closeReason: 'refused' }),
    notify: tellDealer(services, 'refused', opinion, rejectReason),
  });
}

/** Final audit: the approved amounts stand, and what follows from them happens. Below the four-eyes limit it may take in the technical pass. */
export async function auditClaim(services: Services, user: CurrentUser, id: string, { version, opinion, lines, dryRun }: Decision): Promise<void> {
  let review: Review;
  await runClaimAction(services, {
    action: 'auditSucceeded',
    id,
    user,
    version,
    opinion,
    dryRun,
    async check(trx, header) {
      review = await readDecision(trx, user, header, lines);
    },
    async apply(trx, header) {
      const claim = await keepReview(trx, services, user, review);
      const isOneStep = header.status === 'submitted';
      if (isOneStep)
        await writeApprovalStep(
          trx,
          user,
          { docType: 'warrantyClaim', docId: id, docNo: header.claimNo, action: 'pass', fromStatus: 'submitted', toStatus: 'pass' },
          services.now(),
        );
      return {
        ...approvedColumns(claim.header),
        ...reviewed(services, user, opinion),
        ...takenBy(header, user),
        ...(isOneStep && { firstReviewer: user.username }),
        settlementStatus: 'unsettled',
        ...(await takeEffect(trx, services, claim, today(user, services.now()))),
      };
    },
    notify: tellDealer(services, 'audit_succeeded', opinion),
  });
}

/** Takes a passed claim back to the first review. */
export async function sendBackToReview(services: Services, user: CurrentUser, id: string, { version, opinion, dryRun }: Decision): Promise<void> {
  await runClaimAction(services, {
    action: 'backToReview',
    id,
    user,
    version,
    opinion,
    dryRun,
    apply: async () => ({ reviewer: null, reviewerName: null, firstReviewer: null }),
  });
}

/** The maker ends a claim that leads nowhere. */
export async function closeClaim(services: Services, user: CurrentUser, id: string, { version, opinion, dryRun }: Decision): Promise<void> {
  await runClaimAction(services, {
    action: 'close',
    id,
    user,
    version,
    opinion,
    dryRun,
    apply: async () => ({ ...reviewed(services, user, opinion), closeReason: 'closed_by_maker' }),
    notify: tellDealer(services, 'closed', opinion),
  });
}

function mustHaveReason({ dictionaries }: Services, reason: string | undefined): void {
  if (!reason) throw refuse('E-006');
  if (!dictionaries.items('reject_reason')?.some(({ value }) => value === reason)) throw invalid([{ field: 'rejectReason', code: 'E-014' }]);
}

async function mustMarkOwnLines(trx: Trx, header: ClaimHeader, marks: readonly Mark[]): Promise<void> {
  if (!marks.some(({ lineId }) => lineId)) return;
  const { faults, labour, parts } = await loadLines(trx, header.id);
  const own = new Set([...faults, ...labour, ...parts].map(({ id }) => id));
  const strange = marks.flatMap(({ lineId }, index) => (lineId && !own.has(lineId) ? [{ field: 'lineId', line: `marks[${index}]`, code: 'E-012' }] : []));
  if (strange.length > 0) throw invalid(strange);
}
