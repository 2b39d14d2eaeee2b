/** Objections of a statement. Pure. */
import { sum } from '@harrow/validation';

interface Objection {
  statedAmount: number;
  /** Null: no other amount is claimed. */
  claimedAmount: number | null;
}

interface Answered {
  answer: string | null;
  correctionNo: string | null;
}

/** Sum of the differences, whatever their sign. */
export const disputeAmount = (lines: readonly Objection[]): number =>
  sum(lines.map(({ statedAmount, claimedAmount }) => Math.abs(sum([claimedAmount ?? statedAmount, -statedAmount]))));

export const unansweredOf = <Line extends Answered>(lines: readonly Line[]): Line[] => lines.filter(({ answer }) => answer === null);

/** Accepted, without an entry or fee that corrects it. */
export const uncorrectedOf = <Line extends Answered>(lines: readonly Line[]): Line[] =>
  lines.filter(({ answer, correctionNo }) => answer === 'accepted' && correctionNo === null);
