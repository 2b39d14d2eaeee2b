/** How the shared approval, log and attachment calls reach claims. */
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { knowsOwners } from '../../shared/hidden-fields/ownerPrivacy.ts';
import { forbidden, invalid } from '../../shared/refusal/refusal.ts';
import { inScope, isVisible } from '../../shared/scope/scope.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import type { CheckRequest, DocumentType } from '../../shared/workflow/documentTypes.ts';
import type { ClaimAction } from '../../generated/types.gen.ts';
import { forEachClaim } from './forEachClaim.ts';
import { claimSlots } from './requiredSlots.ts';
import { auditClaim, closeClaim, passClaim, refuseClaim, returnClaim, sendBackToReview } from './reviewClaim.ts';
import { giveUpClaim, submitClaim, withdrawClaim } from './submitClaim.ts';
import { claimWorkflow } from './workflow.ts';

const submitActions = { submit: submitClaim, withdraw: withdrawClaim, giveUp: giveUpClaim } as const;

const reviewActions = {
  pass: passClaim,
  noPass: returnClaim,
  refuse: refuseClaim,
  auditSucceeded: auditClaim,
  backToReview: sendBackToReview,
  close: closeClaim,
} as const;

/** `no_pass` with `rejectType=final` is a refusal for good. */
const actionOf = ({ action, rejectType }: CheckRequest): keyof typeof reviewActions =>
  action === 'no_pass' ? (rejectType === 'final' ? 'refuse' : 'noPass') : action === 'audit_succeeded' ? 'auditSucceeded' : action;

/** A user who may never do this gets 403 at once; conditions of single claims are answered per claim. */
function mustHold(user: CurrentUser, action: ClaimAction): void {
  const { permission, by } = claimWorkflow[action];
  if (!user.permissions.has(permission) || (by === 'reviewer') !== isMaker(user)) throw forbidden('forbidden');
}

export const claimDocumentType: DocumentType = {
  docType: 'warrantyClaim',
  permission: 'warrantyClaim:query',
  visible: (db, user, id) => isVisible(db, user, 'warranty_claim', id),
  // Of a machine of another dealer a dealer sees the owner's name masked; its history would show it.
  hiddenFields: (user) => [...(isMaker(user) ? [] : ['riskFlags', 'internalNote', 'ownerName']), ...(knowsOwners(user) ? [] : ['contactPhone'])],
  async submit(services, user, { ids, action = 'submit', version, confirm, dryRun }) {
    mustHold(user, action);
    return forEachClaim(services, user, ids, (id) => submitActions[action](services, user, id, { version, confirm, dryRun }));
  },
  async check(services, user, request) {
    const { ids, version, opinion, rejectReason, lines, marks, dryRun } = request;
    const action = actionOf(request);
    mustHold(user, action);
    if (ids.length > 1 && (lines || marks)) throw invalid([{ field: lines ? 'lines' : 'marks', code: 'E-014' }]);
    return forEachClaim(services, user, ids, (id) => reviewActions[action](services, user, id, { version, opinion, rejectReason, lines, marks, dryRun }));
  },
};

/** Photos, video and signature of a claim; they may change while the claim may. */
export const claimAttachments: AttachmentOwner = {
  tableName: 'warranty_claim',
  columns: claimSlots,
  permission: 'warrantyClaim:query',
  visible: (db, user, id) => isVisible(db, user, 'warranty_claim', id),
  async editable(db, user, id) {
    const claim = await db
      .selectFrom('warrantyClaim')
      .select('status')
      .where('id', '=', id)
      .where('delFlag', '=', 0)
      .$call(inScope(user, 'warrantyClaim'))
      .executeTakeFirst();
    return claim !== undefined && !isMaker(user) && user.permissions.has('warrantyClaim:edit') && claimWorkflow.edit.from.includes(claim.status);
  },
};
