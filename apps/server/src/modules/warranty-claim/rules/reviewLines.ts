/** Applies a review's figures to the lines of a claim; never more than was claimed (E-220). Pure. */
import type { WarrantyClaimReviewLines } from '../../../generated/types.gen.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { approvedAmounts, largestAmount } from './amounts/amounts.ts';
import { atMostDecimals } from './amounts/atMostDecimals.ts';
import type { Claim } from '../store/tables.ts';

/**
 * @param mayRaise the service manager may approve more money than was claimed, never more hours or pieces
 * @returns the claim with approved figures on every line and in the header; lines left out stay as they were approved, or claimed; a fee of null is what was claimed
 */
export function reviewLines(claim: Claim, review: WarrantyClaimReviewLines, { mayRaise }: { mayRaise: boolean }): { claim: Claim; errors: InvalidField[] } {
  const { header } = claim;
  const errors = [...wrongIds(claim, review), ...tooFine(review), ...excesses(claim, review, mayRaise)];
  const faults = claim.faults.map((fault) => {
    const result = review.faults?.find(({ id }) => id === fault.id);
    return result
      ? { ...fault, auditResult: result.auditResult, auditRemark: result.auditRemark?.trim() || null }
      : { ...fault, auditResult: fault.auditResult ?? ('pass' as const) };
  });
  // The lines of a refused fault were set to nothing; accepted after all, they are what was claimed.
  const accepted = new Set(
    faults.filter(({ auditResult }, index) => auditResult === 'pass' && claim.faults[index]!.auditResult === 'no_pass').map(({ id }) => id),
  );
  const before = <Figure>(bugId: string, approved: Figure): Figure | null => (accepted.has(bugId) ? null : approved);
  const labour = claim.labour.map((line) => ({
    ...line,
    auditHours: review.details?.find(({ id }) => id === line.id)?.auditHours ?? before(line.bugId, line.auditHours),
  }));
  const parts = claim.parts.map((line) => {
    const result = review.parts?.find(({ id }) => id === line.id);
    return {
      ...line,
      auditQty: result?.auditQty ?? before(line.bugId, line.auditQty),
      auditPrice: result?.auditPrice ?? line.auditPrice,
      coreDisposition: result?.coreDisposition ?? line.coreDisposition,
    };
  });
  const approved = approvedAmounts(
    {
      faults,
      parts,
      labour,
      travelFee: header.travelFee,
      otherFee: header.otherFee ?? 0,
      auditTravelFee: review.auditTravelFee === undefined ? header.auditTravelFee : review.auditTravelFee,
      auditOtherFee: review.auditOtherFee === undefined ? header.auditOtherFee : review.auditOtherFee,
    },
    { hourRate: header.hourRate, handlingPct: header.partsHandlingPct },
  );
  const { auditPartsAmount, auditHourCost, auditTravelFee, auditOtherFee, auditTotal } = approved;
  for (const [index, { id }] of (review.parts ?? []).entries()) {
    const part = parts.findIndex((line) => line.id === id);
    if (approved.parts[part] && approved.parts[part].auditAmount > largestAmount) errors.push({ field: 'auditPrice', line: `parts[${index}]`, code: 'E-229' });
  }
  const deductReason = review.deductReason === undefined ? header.deductReason : review.deductReason?.trim() || null;
  return {
    claim: {
      header: { ...header, auditPartsAmount, auditHourCost, auditTravelFee, auditOtherFee, auditTotal, deductReason },
      faults,
      labour: labour.map((line, index) => ({ ...line, ...approved.labour[index] })),
      parts: parts.map((line, index) => ({ ...line, ...approved.parts[index] })),
    },
    errors,
  };
}

/** Least characters of a reason, as for a refusal (E-006). */
const leastReason = 5;
const explains = (text: string | null): boolean => [...(text ?? '').trim()].length >= leastReason;

/**
 * Whether less is approved than was claimed without a word why: the dealer sees the cut and has to know. A refused fault is
 * explained by its own remark, everything else by the reason for the deduction.
 */
export function isCutUnexplained({ header, faults, labour, parts }: Claim): boolean {
  if (explains(header.deductReason)) return false;
  const explained = new Set(faults.filter(({ auditResult, auditRemark }) => auditResult === 'no_pass' && explains(auditRemark)).map(({ id }) => id));
  const isCut = (approved: number | null, claimed: number | null): boolean => approved !== null && approved < (claimed ?? 0);
  return (
    labour.some(({ bugId, auditHours, claimHours }) => !explained.has(bugId) && isCut(auditHours, claimHours)) ||
    parts.some((part) => !explained.has(part.bugId) && (isCut(part.auditQty, part.qty) || isCut(part.auditPrice, part.unitPrice))) ||
    isCut(header.auditTravelFee, header.travelFee) ||
    isCut(header.auditOtherFee, header.otherFee)
  );
}

/** Lines that are not of this claim, and lines named twice. */
function wrongIds(claim: Claim, review: WarrantyClaimReviewLines): InvalidField[] {
  const of = (list: string, given: readonly { id: string }[] = [], own: readonly { id: string }[]) =>
    given.flatMap(({ id }, index) => {
      const isOwn = own.some((line) => line.id === id);
      const isFirst = given.findIndex((line) => line.id === id) === index;
      return isOwn && isFirst ? [] : [{ field: 'id', line: `${list}[${index}]`, code: isOwn ? 'E-014' : 'E-012' }];
    });
  return [...of('faults', review.faults, claim.faults), ...of('details', review.details, claim.labour), ...of('parts', review.parts, claim.parts)];
}

/** Figures with more decimals than are stored: what is paid must be what is shown. */
function tooFine({ details = [], parts = [], auditTravelFee, auditOtherFee }: WarrantyClaimReviewLines): InvalidField[] {
  const figures: [field: string, value: number | null | undefined, line?: string][] = [
    ...details.map(({ auditHours }, index): [string, number, string] => ['auditHours', auditHours, `details[${index}]`]),
    ...parts.flatMap(({ auditQty, auditPrice }, index): [string, number | undefined, string][] => [
      ['auditQty', auditQty, `parts[${index}]`],
      ['auditPrice', auditPrice, `parts[${index}]`],
    ]),
    ['auditTravelFee', auditTravelFee],
    ['auditOtherFee', auditOtherFee],
  ];
  return figures.flatMap(([field, value, line]) =>
    value === null || value === undefined || atMostDecimals(value, 2) ? [] : [{ field, ...(line && { line }), code: 'E-016', params: { n: 2 } }],
  );
}

function excesses({ header, labour, parts }: Claim, review: WarrantyClaimReviewLines, mayRaise: boolean): InvalidField[] {
  const errors: InvalidField[] = [];
  const isAbove = (approved: number | null | undefined, claimed: number | null) => (approved ?? 0) > (claimed ?? 0);
  review.details?.forEach(({ id, auditHours }, index) => {
    const line = labour.find((own) => own.id === id);
    if (line && isAbove(auditHours, line.claimHours)) errors.push({ field: 'auditHours', line: `details[${index}]`, code: 'E-220' });
  });
  review.parts?.forEach(({ id, auditQty, auditPrice }, index) => {
    const part = parts.find((line) => line.id === id);
    if (!part) return;
    if (isAbove(auditQty, part.qty)) errors.push({ field: 'auditQty', line: `parts[${index}]`, code: 'E-220' });
    if (!mayRaise && isAbove(auditPrice, part.unitPrice)) errors.push({ field: 'auditPrice', line: `parts[${index}]`, code: 'E-220' });
  });
  if (!mayRaise && isAbove(review.auditTravelFee, header.travelFee)) errors.push({ field: 'auditTravelFee', code: 'E-220' });
  if (!mayRaise && isAbove(review.auditOtherFee, header.otherFee)) errors.push({ field: 'auditOtherFee', code: 'E-220' });
  return errors;
}
