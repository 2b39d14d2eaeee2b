import { days, decimal, declareParameters, type Declares } from '../../shared/parameters.ts';

/** Limits of warranty claims. */
export const claimParameters = declareParameters('service', {
  /** Days from repair to submission. */
  'claim.submitDays': days(30, [1, 365]),
  /** Days from "no pass" to the next submission. */
  'claim.resubmitDays': days(30, [1, 180]),
  /** Days after which a review is red, and amber. */
  'claim.reviewSlaDays': days(30, [2, 180]),
  'claim.reviewAmberDays': days(20, [1, 179], { below: 'claim.reviewSlaDays' }),
  'claim.auditBackDays': days(365, [0, 1095]),
  /** Kilometres of a service trip. */
  'claim.mileageMax': decimal(400, [1, 5000], 'km'),
  /** Above this amount, in USD, the final reviewer must not be the first one. */
  'claim.fourEyesAmount': decimal(2000, [0, 1_000_000], 'USD'),
  'claim.dupWindowDays': days(60, [0, 365]),
  /** Claimed ÷ standard hours that need no explanation, and the most that is accepted with one. */
  'claim.hourTolerance': decimal(1, [1, 3]),
  'claim.hourToleranceMax': decimal(1.5, [1, 5], undefined, { atLeast: 'claim.hourTolerance' }),
  'claim.partsHandlingPct': decimal(10, [0, 100], '%'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof claimParameters> {}
}
