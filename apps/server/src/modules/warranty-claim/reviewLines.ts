/** What a reviewer approves, laid over the claim; limits of domain design 2.18 and 2.19 (E-220). Pure. */
import type { ReviewLines } from '../../generated/types.gen.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { approvedAmounts } from './amounts.ts';
import type { Claim } from './tables.ts';

/**
 * @param mayRaise the service manager may approve more money than was claimed, never more hours or pieces
 * @returns the claim with approved figures on every line and in the header; lines left out stay as they were approved, or claimed
 */
export function reviewLines(claim: Claim, review: ReviewLines, { mayRaise }: { mayRaise: boolean }): { claim: Claim; errors: InvalidField[] } {
  const { header } = claim;
  const errors = [...strangers(claim, review), ...excesses(claim, review, mayRaise)];
  const faults = claim.faults.map((fault) => {
    const result = review.faults?.find(({ id }) => id === fault.id);
    return result
      ? { ...fault, auditResult: result.auditResult, auditRemark: result.auditRemark?.trim() || null }
      : { ...fault, auditResult: fault.auditResult ?? ('pass' as const) };
  });
  const labour = claim.labour.map((line) => ({
    ...line,
    auditHours: review.details?.find(({ id }) => id === line.id)?.auditHours ?? line.auditHours,
  }));
  const parts = claim.parts.map((line) => {
    const result = review.parts?.find(({ id }) => id === line.id);
    return {
      ...line,
      auditQty: result?.auditQty ?? line.auditQty,
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
      auditTravelFee: review.auditTravelFee ?? header.auditTravelFee,
      auditOtherFee: review.auditOtherFee ?? header.auditOtherFee,
    },
    { hourRate: header.hourRate, handlingPct: header.partsHandlingPct },
  );
  const { auditPartsAmount, auditHourCost, auditTravelFee, auditOtherFee, auditTotal } = approved;
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

/** Lines that are not of this claim. */
function strangers(claim: Claim, review: ReviewLines): InvalidField[] {
  const of = (list: string, given: readonly { id: string }[] | undefined, own: readonly { id: string }[]) =>
    (given ?? []).flatMap(({ id }, index) => (own.some((line) => line.id === id) ? [] : [{ field: 'id', line: `${list}[${index}]`, code: 'E-012' }]));
  return [...of('faults', review.faults, claim.faults), ...of('details', review.details, claim.labour), ...of('parts', review.parts, claim.parts)];
}

function excesses({ header, labour, parts }: Claim, review: ReviewLines, mayRaise: boolean): InvalidField[] {
  const errors: InvalidField[] = [];
  const isAbove = (approved: number | null | undefined, claimed: number | null) => (approved ?? 0) > (claimed ?? 0);
  review.details?.forEach(({ id, auditHours }, index) => {
    if (isAbove(auditHours, labour.find((line) => line.id === id)?.claimHours ?? null))
      errors.push({ field: 'auditHours', line: `details[${index}]`, code: 'E-220' });
  });
  review.parts?.forEach(({ id, auditQty, auditPrice }, index) => {
    const part = parts.find((line) => line.id === id);
    if (isAbove(auditQty, part?.qty ?? null)) errors.push({ field: 'auditQty', line: `parts[${index}]`, code: 'E-220' });
    if (!mayRaise && isAbove(auditPrice, part?.unitPrice ?? null)) errors.push({ field: 'auditPrice', line: `parts[${index}]`, code: 'E-220' });
  });
  if (!mayRaise && isAbove(review.auditTravelFee, header.travelFee)) errors.push({ field: 'auditTravelFee', code: 'E-220' });
  if (!mayRaise && isAbove(review.auditOtherFee, header.otherFee)) errors.push({ field: 'auditOtherFee', code: 'E-220' });
  return errors;
}
