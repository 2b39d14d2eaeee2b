/** The maker's side of a claim: open, adjust, pass, return, refuse, audit, take back, close. */
import { writeApprovalStep } from '../../../shared/approval/approvalLog.ts';
import { writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { releaseMachine } from '../../campaign/service.ts';
import type { TrxContext } from '../../../shared/context.ts';
import type { CurrentUser } from '../../../shared/session/currentUser.ts';
import { takeEffect } from './auditEffects.ts';
import { effect, type Step } from '../../../documents/kind.ts';
import { mustHaveRejectReason, mustMarkOwnLines, returned, reviewed, tellDealer } from '../../../documents/review.ts';
import type { ClaimActionInput } from './claimActionInput.ts';
import { claimLineChanges } from '../rules/lineHistory.ts';
import { isCutUnexplained, reviewLines } from '../rules/reviewLines.ts';
import { claimStore } from '../store/claimStore.ts';
import { about } from './submitClaim.ts';
import type { Claim, ClaimHeader } from '../store/tables.ts';

type ClaimStep = Step<ClaimHeader, ClaimActionInput>;
const claimEffect = effect<ClaimHeader, ClaimActionInput>();

/** Opens a submitted claim: others see who has it, the dealer can no longer take it back. */
export const startReview = claimEffect({
  apply: async ({ context: { user } }) => ({ reviewer: user.username, reviewerName: user.realname }),
});

/** Saves adjustments without deciding. */
export const adjust = claimEffect<Review>({
  prepare: readReview,
  async apply({ context, before, input: { internalNote } }, review) {
    const claim = await keepReview(context, review);
    return {
      ...approvedColumns(claim.header),
      ...takenBy(before, context.user),
      ...(internalNote !== undefined && { internalNote: internalNote?.trim() || null }),
    };
  },
});

/** A submitted claim is assigned to the reviewer who works on it. */
const takenBy = ({ status }: ClaimHeader, { username, realname }: CurrentUser) =>
  status === 'submitted' ? { reviewer: username, reviewerName: realname } : {};

/** The claim before and after a review. */
type Review = { stored: Claim; claim: Claim };

/** Lays the review over the stored lines; throws E-220 and the like. */
async function readReview({ context: { db, user }, before: header, input: { lines } }: ClaimStep): Promise<Review> {
  const stored = { header, ...(await claimStore.findLines(db, header.id)) };
  const { claim, errors } = reviewLines(stored, lines ?? {}, { mayRaise: user.permissions.has('warrantyClaim:finalAudit') });
  if (errors.length > 0) throw invalid(errors);
  return { stored, claim };
}

/** The same for a decision, which also has to say why less is approved than was claimed. */
async function readDecision(step: ClaimStep): Promise<Review> {
  const review = await readReview(step);
  if (isCutUnexplained(review.claim)) throw invalid([{ field: 'deductReason', code: 'E-233' }]);
  return review;
}

/** Stores the lines. The header's own changes are written with the step. */
async function keepReview({ db, services, user }: TrxContext, { stored, claim }: Review): Promise<Claim> {
  await claimStore.putLines(db, claim);
  const { id, claimNo: no } = claim.header;
  await writeChangeLog(db, { docType: 'warrantyClaim', id, no, user, changes: claimLineChanges(stored, claim), at: services.now() });
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

/** Tells the dealer, with the approved amount. */
const tell =
  (event: string) =>
  (step: ClaimStep, header: ClaimHeader): Promise<void> => {
    const { params, ...document } = about(header);
    return tellDealer(step, header, {
      event: `warrantyClaim.${event}`,
      ...document,
      params: { ...params, amount: header.auditTotal ?? 0, currency: header.currency },
    });
  };

/** First review: the claim is technically right, with what is approved per line. */
export const pass = claimEffect<Review>({
  prepare: readDecision,
  async apply(step, review) {
    const { context, before } = step;
    const claim = await keepReview(context, review);
    return { ...approvedColumns(claim.header), ...reviewed(step), ...takenBy(before, context.user), firstReviewer: context.user.username };
  },
  notify: tell('pass'),
});

/** Sends the claim back to the dealer, with what they have to correct. */
export const noPass = claimEffect({
  async prepare({ context, before, input: { rejectReason, marks } }) {
    mustHaveRejectReason(context, rejectReason);
    await mustMarkOwnLines(marks, () => claimStore.findLines(context.db, before.id));
  },
  async apply(step) {
    return { ...returned(step), reviewer: null, reviewerName: null };
  },
  notify: tell('no_pass'),
});

/** Refuses the claim for good. */
export const refuse = claimEffect({
  prepare: async ({ context, input }) => mustHaveRejectReason(context, input.rejectReason),
  async apply(step) {
    await releaseMachine(step.context, step.before.claimNo);
    return { ...reviewed(step), rejectReason: step.input.rejectReason ?? null, closeReason: 'refused' };
  },
  notify: tell('refused'),
});

/** Final audit: the approved amounts stand, and what follows from them happens. Below the four-eyes limit it may include the technical pass. */
export const auditSucceeded = claimEffect<Review>({
  prepare: readDecision,
  async apply(step, review) {
    const { context, before } = step;
    const { user } = context;
    const claim = await keepReview(context, review);
    const isOneStep = before.status === 'submitted';
    if (isOneStep)
      await writeApprovalStep(context, {
        docType: 'warrantyClaim',
        docId: before.id,
        docNo: before.claimNo,
        action: 'pass',
        fromStatus: 'submitted',
        toStatus: 'pass',
      });
    return {
      ...approvedColumns(claim.header),
      ...reviewed(step),
      ...takenBy(before, user),
      ...(isOneStep && { firstReviewer: user.username }),
      settlementStatus: 'unsettled',
      ...(await takeEffect(context, claim)),
    };
  },
  notify: tell('audit_succeeded'),
});

/** Takes a passed claim back to the first review. */
export const backToReview = claimEffect({ apply: async () => ({ reviewer: null, reviewerName: null, firstReviewer: null }) });

/** The maker ends a claim that leads nowhere. */
export const close = claimEffect({
  async apply(step) {
    await releaseMachine(step.context, step.before.claimNo);
    return { ...reviewed(step), closeReason: 'closed_by_maker' };
  },
  notify: tell('closed'),
});
