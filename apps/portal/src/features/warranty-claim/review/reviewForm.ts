import type { WarrantyClaimReviewLines, WarrantyClaim } from '@harrow/api-client';
import { labourAmount, partAmount, sum } from '@harrow/validation';

/** The reviewer's figures while they are being entered. By line id; a line that is missing is approved as claimed. */
export interface ReviewForm {
  faults: Readonly<Record<string, { result: 'pass' | 'no_pass'; remark: string }>>;
  hours: Readonly<Record<string, number | null>>;
  quantities: Readonly<Record<string, number | null>>;
  travelFee: number | null;
  otherFee: number | null;
  deductReason: string;
  internalNote: string;
}

/**
 * What the server has of a review so far; what it has not, as claimed, and the fault as passed. The lines of a refused fault,
 * which are zero there, are as claimed, too: they count again as soon as the fault is passed.
 */
export function fromReviewed(claim: WarrantyClaim): ReviewForm {
  const refused = new Set(claim.bugList.filter(({ auditResult }) => auditResult === 'no_pass').map(({ id }) => id));
  return {
    faults: Object.fromEntries(claim.bugList.map((fault) => [fault.id, { result: fault.auditResult ?? 'pass', remark: fault.auditRemark ?? '' }])),
    hours: Object.fromEntries(claim.detailList.map((line) => [line.id, refused.has(line.bugId) ? line.claimHours : (line.auditHours ?? line.claimHours)])),
    quantities: Object.fromEntries(claim.partsList.map((line) => [line.id, refused.has(line.bugId) ? line.qty : (line.auditQty ?? line.qty)])),
    travelFee: claim.auditTravelFee ?? claim.travelFee,
    otherFee: claim.auditOtherFee ?? claim.otherFee ?? 0,
    deductReason: claim.deductReason ?? '',
    internalNote: claim.internalNote ?? '',
  };
}

const refusedFaults = (form: ReviewForm): ReadonlySet<string> => new Set(Object.keys(form.faults).filter((id) => form.faults[id]!.result === 'no_pass'));

/** The review as the server takes it. Lines of a refused fault are zero. */
export function toReviewLines(form: ReviewForm, claim: WarrantyClaim): WarrantyClaimReviewLines {
  const refused = refusedFaults(form);
  return {
    faults: claim.bugList.map(({ id }) => {
      const { result, remark } = form.faults[id] ?? { result: 'pass', remark: '' };
      return { id, auditResult: result, auditRemark: remark.trim() || null };
    }),
    details: claim.detailList.map(({ id, bugId, claimHours }) => ({ id, auditHours: refused.has(bugId) ? 0 : (form.hours[id] ?? claimHours) })),
    parts: claim.partsList.map(({ id, bugId, qty }) => ({ id, auditQty: refused.has(bugId) ? 0 : (form.quantities[id] ?? qty) })),
    auditTravelFee: form.travelFee,
    auditOtherFee: form.otherFee,
    deductReason: form.deductReason.trim() || null,
  };
}

/**
 * Whether the reviewer has to say why: something is approved for less than was claimed. A refused fault has a remark of its own.
 * The server decides; this marks the field.
 */
export function isCut(form: ReviewForm, claim: WarrantyClaim): boolean {
  const refused = refusedFaults(form);
  const isLess = (approved: number | null | undefined, claimed: number | null): boolean =>
    approved !== null && approved !== undefined && approved < (claimed ?? 0);
  return (
    [...refused].some((id) => form.faults[id]!.remark.trim() === '') ||
    claim.detailList.some(({ id, bugId, claimHours }) => !refused.has(bugId) && isLess(form.hours[id], claimHours)) ||
    claim.partsList.some(({ id, bugId, qty }) => !refused.has(bugId) && isLess(form.quantities[id], qty)) ||
    isLess(form.travelFee, claim.travelFee) ||
    isLess(form.otherFee, claim.otherFee)
  );
}

export interface AmountRow {
  key: 'parts' | 'labour' | 'travel' | 'other' | 'total';
  claimed: number;
  /** Null as long as nobody has reviewed the claim. */
  approved: number | null;
}

/** The claim's amounts as the server has them. */
export function reviewedAmounts(claim: WarrantyClaim): AmountRow[] {
  return [
    { key: 'parts', claimed: claim.partsAmount, approved: claim.auditPartsAmount },
    { key: 'labour', claimed: claim.hourCost, approved: claim.auditHourCost },
    { key: 'travel', claimed: claim.travelFee, approved: claim.auditTravelFee },
    { key: 'other', claimed: claim.otherFee ?? 0, approved: claim.auditOtherFee },
    { key: 'total', claimed: claim.totalAmount, approved: claim.auditTotal },
  ];
}

/** The claim's amounts as they will be with the reviewer's figures: each line rounded, then summed. */
export function previewAmounts(form: ReviewForm, claim: WarrantyClaim): AmountRow[] {
  const lines = toReviewLines(form, claim);
  const hours = new Map(lines.details!.map((line) => [line.id, line.auditHours]));
  const quantities = new Map(lines.parts!.map((line) => [line.id, line.auditQty]));
  const labour = sum(claim.detailList.map((line) => labourAmount(hours.get(line.id) ?? 0, line.hourRate)));
  const parts = sum(
    claim.partsList.map((line) => partAmount({ qty: quantities.get(line.id) ?? 0, unitPrice: line.auditPrice ?? line.unitPrice ?? 0 }, claim.partsHandlingPct)),
  );
  const approved = { parts, labour, travel: form.travelFee ?? claim.travelFee, other: form.otherFee ?? claim.otherFee ?? 0, total: 0 };
  approved.total = sum([approved.parts, approved.labour, approved.travel, approved.other]);
  return reviewedAmounts(claim).map((row) => ({ ...row, approved: approved[row.key] }));
}
