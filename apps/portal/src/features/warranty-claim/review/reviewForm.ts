import type { WarrantyClaimReviewLines, WarrantyClaim } from '@harrow/api-client';
import { labourAmount, partAmount, sum } from '@harrow/validation';
import { placeKey } from '../../../documents/actions/marks.ts';
import type { ReviewKind } from '../../../documents/review/reviewInHand.ts';
import type { ReviewValues } from '../../../documents/review/reviewValues.ts';
import { mayReview } from './mayReview.ts';

export type Verdict = 'pass' | 'no_pass';

const textAt = (values: ReviewValues, place: string): string => ((values[place] as string | null | undefined) ?? '').trim();
const numberAt = (values: ReviewValues, place: string): number | null => (values[place] as number | null | undefined) ?? null;
export const verdictOn = (values: ReviewValues, faultId: string): Verdict => (values[placeKey('auditResult', faultId)] as Verdict | undefined) ?? 'pass';
export const hoursOf = (values: ReviewValues, lineId: string): number | null => numberAt(values, placeKey('auditHours', lineId));
export const quantityOf = (values: ReviewValues, lineId: string): number | null => numberAt(values, placeKey('auditQty', lineId));

/**
 * Values of a review as stored. Missing figures are taken as claimed, and the fault as passed. The lines of a refused fault, stored as
 * zero, are as claimed, too: they count again as soon as the fault is passed.
 */
export function fromReviewed(claim: WarrantyClaim): ReviewValues {
  const refused = new Set(claim.bugList.filter(({ auditResult }) => auditResult === 'no_pass').map(({ id }) => id));
  return {
    ...Object.fromEntries([
      ...claim.bugList.flatMap(({ id, auditResult, auditRemark }) => [
        [placeKey('auditResult', id), auditResult ?? 'pass'],
        [placeKey('auditRemark', id), auditRemark ?? ''],
      ]),
      ...claim.detailList.map(({ id, bugId, claimHours, auditHours }) => [
        placeKey('auditHours', id),
        refused.has(bugId) ? claimHours : (auditHours ?? claimHours),
      ]),
      ...claim.partsList.map(({ id, bugId, qty, auditQty }) => [placeKey('auditQty', id), refused.has(bugId) ? qty : (auditQty ?? qty)]),
    ]),
    auditTravelFee: claim.auditTravelFee ?? claim.travelFee,
    auditOtherFee: claim.auditOtherFee ?? claim.otherFee ?? 0,
    deductReason: claim.deductReason ?? '',
    internalNote: claim.internalNote ?? '',
  };
}

interface OlderReview {
  faults?: Readonly<Record<string, { result: Verdict; remark: string }>>;
  hours?: ReviewValues;
  quantities?: ReviewValues;
  travelFee?: number | null;
  otherFee?: number | null;
}

/** Converts drafts of earlier versions, in which lines and fields had different shapes. */
function fromOlder(typed: ReviewValues): ReviewValues {
  const { faults = {}, hours = {}, quantities = {}, travelFee, otherFee, ...rest } = typed as OlderReview;
  const atLines = (field: string, lines: ReviewValues) => Object.entries(lines).map(([id, value]) => [placeKey(field, id), value] as const);
  return {
    ...rest,
    ...Object.fromEntries([
      ...Object.entries(faults).flatMap(([id, { result, remark }]) => [
        [placeKey('auditResult', id), result],
        [placeKey('auditRemark', id), remark],
      ]),
      ...atLines('auditHours', hours),
      ...atLines('auditQty', quantities),
    ]),
    ...(travelFee !== undefined && { auditTravelFee: travelFee }),
    ...(otherFee !== undefined && { auditOtherFee: otherFee }),
  };
}

/** A reviewer's values for a claim. */
export const claimReview: ReviewKind<WarrantyClaim> = {
  valuesOf: (claim) => (mayReview(claim) ? fromReviewed(claim) : undefined),
  textOf: (field, value, words) => (field === 'auditResult' ? (value === 'no_pass' ? words('review.faultNoPass') : words('review.faultPass')) : undefined),
  fromOlder,
};

const refusedFaults = (values: ReviewValues, { bugList }: WarrantyClaim): ReadonlySet<string> =>
  new Set(bugList.flatMap(({ id }) => (verdictOn(values, id) === 'no_pass' ? [id] : [])));

/** The review as the server takes it. Lines of a refused fault are zero. */
export function toReviewLines(values: ReviewValues, claim: WarrantyClaim): WarrantyClaimReviewLines {
  const refused = refusedFaults(values, claim);
  return {
    faults: claim.bugList.map(({ id }) => ({ id, auditResult: verdictOn(values, id), auditRemark: textAt(values, placeKey('auditRemark', id)) || null })),
    details: claim.detailList.map(({ id, bugId, claimHours }) => ({ id, auditHours: refused.has(bugId) ? 0 : (hoursOf(values, id) ?? claimHours) })),
    parts: claim.partsList.map(({ id, bugId, qty }) => ({ id, auditQty: refused.has(bugId) ? 0 : (quantityOf(values, id) ?? qty) })),
    auditTravelFee: numberAt(values, 'auditTravelFee'),
    auditOtherFee: numberAt(values, 'auditOtherFee'),
    deductReason: textAt(values, 'deductReason') || null,
  };
}

/**
 * True if the reviewer must give a reason: less is approved than was claimed. A refused fault has a remark of its own.
 * The server decides; this marks the field.
 */
export function isCut(values: ReviewValues, claim: WarrantyClaim): boolean {
  const refused = refusedFaults(values, claim);
  const isLess = (approved: number | null, claimed: number | null): boolean => approved !== null && approved < (claimed ?? 0);
  return (
    [...refused].some((id) => textAt(values, placeKey('auditRemark', id)) === '') ||
    claim.detailList.some(({ id, bugId, claimHours }) => !refused.has(bugId) && isLess(hoursOf(values, id), claimHours)) ||
    claim.partsList.some(({ id, bugId, qty }) => !refused.has(bugId) && isLess(quantityOf(values, id), qty)) ||
    isLess(numberAt(values, 'auditTravelFee'), claim.travelFee) ||
    isLess(numberAt(values, 'auditOtherFee'), claim.otherFee)
  );
}

export interface AmountRow {
  key: 'parts' | 'labour' | 'travel' | 'other' | 'total';
  claimed: number;
  /** Null until the claim has been reviewed. */
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
export function previewAmounts(values: ReviewValues, claim: WarrantyClaim): AmountRow[] {
  const lines = toReviewLines(values, claim);
  const hours = new Map(lines.details!.map((line) => [line.id, line.auditHours]));
  const quantities = new Map(lines.parts!.map((line) => [line.id, line.auditQty]));
  const labour = sum(claim.detailList.map((line) => labourAmount(hours.get(line.id) ?? 0, line.hourRate)));
  const parts = sum(
    claim.partsList.map((line) => partAmount({ qty: quantities.get(line.id) ?? 0, unitPrice: line.auditPrice ?? line.unitPrice ?? 0 }, claim.partsHandlingPct)),
  );
  const approved = { parts, labour, travel: lines.auditTravelFee ?? claim.travelFee, other: lines.auditOtherFee ?? claim.otherFee ?? 0, total: 0 };
  approved.total = sum([approved.parts, approved.labour, approved.travel, approved.other]);
  return reviewedAmounts(claim).map((row) => ({ ...row, approved: approved[row.key] }));
}
