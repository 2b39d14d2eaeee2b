import { days, decimal, declareParameters, type Declares } from '../../shared/parameters.ts';

export const partsClaimParameters = declareParameters('parts', {
  /** Days after the arrival to claim what came wrong, damaged or not at all. */
  'partsClaim.days': days(15, [1, 180]),
  /** Days after the arrival to claim a part for its quality, never beyond its warranty. */
  'partsClaim.qualityDays': days(180, [1, 730]),
  /** Days to hand a returned claim in again. */
  'partsClaim.resubmitDays': days(30, [1, 365]),
  /** Days after which a review is late. */
  'partsClaim.reviewDays': days(5, [1, 90]),
  /** Days to send goods back. */
  'partsClaim.returnDays': days(14, [1, 180]),
  /** Damage above this needs a report of the carrier. */
  'partsClaim.carrierReportUsd': decimal(500, [0, 1_000_000], 'USD'),
  /** Percent of the price that are proposed as credit for goods that are kept at a discount. */
  'partsClaim.acceptPct': decimal(30, [1, 90], '%'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof partsClaimParameters> {}
}
