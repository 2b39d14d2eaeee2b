/** What follows from the credit of a decided line. Pure. */
import { type DecidedPart, missingReturns, multiply, partsClaimCredit, type ReturnedPart, sum } from '@harrow/validation';
import { isResend } from './solutions.ts';

/** Pieces that are to be sent again. */
export const resendQty = (line: Pick<DecidedPart, 'lineResult' | 'approvedQty'> & ReturnedPart): number =>
  isResend(line.lineResult) ? sum([line.approvedQty ?? 0, -missingReturns(line)]) : 0;

/** Value of goods that the dealer keeps, on its shelf: what they have cost less the credit, or what is charged for them. */
export const keptValue = (line: DecidedPart): number =>
  line.lineReason === 'over' ? 0 - partsClaimCredit(line) : sum([multiply([line.approvedQty ?? 0, line.paidPrice]), -partsClaimCredit(line)]);
