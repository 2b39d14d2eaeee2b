import { days, declareParameters, type Declares } from '../../shared/parameters.ts';

export const activityParameters = declareParameters('sales', {
  /** Days after an activity within which its report is submitted. */
  'activity.reportDays': days(30, [1, 365]),
  /** Days after an activity after which one without an approved report is closed, and its support lapses. */
  'activity.forfeitDays': days(60, [1, 730]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof activityParameters> {}
}
