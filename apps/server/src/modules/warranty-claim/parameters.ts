import type { Defaults } from '../../shared/parameters.ts';

/** Limits of warranty claims. */
export const claimParameters = {
  /** Days from repair to submission. */
  'claim.submitDays': '30',
  /** Days from "no pass" to the next submission. */
  'claim.resubmitDays': '30',
  /** Days after which a review is red, and amber. */
  'claim.reviewSlaDays': '30',
  'claim.reviewAmberDays': '20',
  'claim.auditBackDays': '365',
  /** Kilometres of a service trip. */
  'claim.mileageMax': '400',
  /** Above this amount, in USD, the final reviewer must not be the first one. */
  'claim.fourEyesAmount': '2000',
  'claim.dupWindowDays': '60',
  /** Claimed ÷ standard hours that need no explanation, and the most that is accepted with one. */
  'claim.hourTolerance': '1.0',
  'claim.hourToleranceMax': '1.5',
  'claim.partsHandlingPct': '10',
  'usedParts.retentionDays': '60',
  'usedParts.returnDays': '30',
} as const;

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Defaults<typeof claimParameters> {}
}
