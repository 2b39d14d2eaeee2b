import type { PartsClaim, PartsClaimLine } from '@harrow/api-client';
import { partsClaimCredit } from '@harrow/validation';
import { placeKey } from '../../../documents/actions/marks.ts';
import type { ReviewKind } from '../../../documents/review/reviewInHand.ts';
import type { ReviewValues } from '../../../documents/review/reviewValues.ts';

/** Lines that the desk decides now. */
export const undecidedLines = ({ lines }: Pick<PartsClaim, 'lines'>): PartsClaimLine[] => lines.filter(({ settled }) => settled === 'N');

/** The result that answers what the dealer wants, as far as its reason allows. */
function proposed({ lineSolution, results }: PartsClaimLine, solution: PartsClaim['solution']): PartsClaimLine['lineResult'] {
  const wanted = lineSolution ?? solution;
  const result = wanted === 'return' ? 'return_credit' : wanted;
  return results.find((one) => one === result) ?? null;
}

/** A decision on a line as it is typed. */
export interface Decision {
  lineResult: PartsClaimLine['lineResult'];
  approvedQty: number | null;
  approvedDiscountPct: number | null;
  returnQty: number | null;
  reviewRemark: string;
}

/** Decision on a line before anything is typed: what the dealer wants. */
const begun = (line: PartsClaimLine, solution: PartsClaim['solution']): Decision => ({
  lineResult: line.lineResult ?? proposed(line, solution),
  approvedQty: line.approvedQty ?? line.claimQty,
  approvedDiscountPct: line.approvedDiscountPct ?? line.discountPct ?? 0,
  returnQty: line.returnQty > 0 ? line.returnQty : (line.approvedQty ?? line.claimQty),
  reviewRemark: line.reviewRemark ?? '',
});

/** The desk's decision, line by line. */
export const claimReview: ReviewKind<PartsClaim> = {
  valuesOf: (claim) =>
    claim.allowedActions.includes('pass')
      ? Object.fromEntries(
          undecidedLines(claim).flatMap((line) => Object.entries(begun(line, claim.solution)).map(([field, value]) => [placeKey(field, line.id), value])),
        )
      : undefined,
  dicts: { lineResult: 'claim_line_result' },
};

/** What is typed about a line. */
export const decisionOn = (values: ReviewValues, id: string): Decision =>
  Object.fromEntries(
    ['lineResult', 'approvedQty', 'approvedDiscountPct', 'returnQty', 'reviewRemark'].map((field) => [field, values[placeKey(field, id)]]),
  ) as unknown as Decision;

/** What a line credits by a decision as it is typed; below 0 a charge. */
export const creditOf = (line: PartsClaimLine, { lineResult, approvedQty, approvedDiscountPct }: Decision): number =>
  partsClaimCredit({ ...line, lineResult, approvedQty, approvedDiscountPct });

export const isReturn = (result: string | null | undefined): boolean => result === 'return_credit' || result === 'return_resend';
export const isResend = (result: string | null | undefined): boolean => result === 'resend' || result === 'return_resend';

/** The decisions as the server takes them. */
export const reviewLinesOf = (claim: PartsClaim, values: ReviewValues) => ({
  lines: undecidedLines(claim).map(({ id }) => {
    const { lineResult, approvedQty, approvedDiscountPct, returnQty, reviewRemark } = decisionOn(values, id);
    return {
      id,
      lineResult,
      approvedQty: lineResult === 'refused' ? 0 : (approvedQty ?? 0),
      ...(lineResult === 'accept' && { approvedDiscountPct }),
      ...(isReturn(lineResult) && { returnQty }),
      ...((reviewRemark ?? '').trim() && { remark: reviewRemark.trim() }),
    };
  }),
});
