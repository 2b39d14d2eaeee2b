/** The parts claims of the demo: about which receipts, why, and how far they get. Pure. */
import type { PartsClaimResult, PartsClaimSolution } from '../../src/generated/types.gen.ts';
import type { Delivery } from '../packing-lists/deliveryPlans.ts';

/** `awaited`: accepted, and the goods are to come back; `sentBack`: they are on their way; `resending`: an order brings the parts again. */
export type PartsClaimEnd = 'draft' | 'submitted' | 'pass' | 'awaited' | 'sentBack' | 'no_pass' | 'resending' | 'credited' | 'resent';

export type Difference = 'short' | 'damaged' | 'over' | 'wrong';

interface Claim {
  end: PartsClaimEnd;
  solution: PartsClaimSolution;
  /** What the parts desk decides; null as long as it has not. */
  result: PartsClaimResult | null;
}

export interface DifferencePlan extends Claim {
  reason: Difference;
}

export interface QualityPlan extends Claim {
  onShelf: 'Y' | 'N';
}

export type PartsClaimPlan = Claim & { reason: Difference | 'quality' };

/** Claims of the receipts whose differences are open, in their order. */
const open: readonly DifferencePlan[] = [
  { reason: 'short', end: 'draft', solution: 'credit', result: null },
  { reason: 'damaged', end: 'draft', solution: 'credit', result: null },
  { reason: 'over', end: 'submitted', solution: 'return', result: null },
  { reason: 'damaged', end: 'awaited', solution: 'return', result: 'return_credit' },
  { reason: 'wrong', end: 'no_pass', solution: 'resend', result: null },
  { reason: 'damaged', end: 'sentBack', solution: 'return', result: 'return_resend' },
  { reason: 'short', end: 'resending', solution: 'resend', result: 'resend' },
];

/** And of those whose differences are settled. */
const settled: readonly DifferencePlan[] = [
  { reason: 'short', end: 'credited', solution: 'credit', result: 'credit' },
  { reason: 'damaged', end: 'credited', solution: 'accept', result: 'accept' },
  { reason: 'short', end: 'resent', solution: 'resend', result: 'resend' },
];

/** The claim of a receipt's differences; undefined where it has none. */
export const differenceClaim = ({ end, at }: Delivery): DifferencePlan | undefined =>
  end === 'differs' ? open[at] : end === 'settled' ? settled[at] : undefined;

export const differenceFor = (delivery: Delivery): Difference | undefined => differenceClaim(delivery)?.reason;

/** Claims about the quality of what came as packed. */
export const qualityPlans: readonly QualityPlan[] = [
  { end: 'draft', solution: 'credit', result: null, onShelf: 'Y' },
  { end: 'draft', solution: 'resend', result: null, onShelf: 'N' },
  { end: 'submitted', solution: 'credit', result: null, onShelf: 'N' },
  { end: 'submitted', solution: 'resend', result: null, onShelf: 'Y' },
  { end: 'submitted', solution: 'accept', result: null, onShelf: 'Y' },
  { end: 'pass', solution: 'credit', result: 'credit', onShelf: 'N' },
  { end: 'pass', solution: 'resend', result: 'resend', onShelf: 'N' },
  { end: 'awaited', solution: 'return', result: 'return_credit', onShelf: 'Y' },
  { end: 'no_pass', solution: 'credit', result: null, onShelf: 'N' },
  { end: 'no_pass', solution: 'resend', result: null, onShelf: 'N' },
  { end: 'resending', solution: 'resend', result: 'resend', onShelf: 'N' },
  { end: 'resending', solution: 'resend', result: 'resend', onShelf: 'Y' },
  { end: 'credited', solution: 'credit', result: 'credit', onShelf: 'N' },
  { end: 'credited', solution: 'credit', result: 'credit', onShelf: 'Y' },
  { end: 'credited', solution: 'accept', result: 'accept', onShelf: 'Y' },
];
