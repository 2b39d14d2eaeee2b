import { days, declareParameters, type Declares, integer } from '../../shared/parameters.ts';

export const receiptParameters = declareParameters('finance', {
  /** Days in which a dealer may object to a statement; then it counts as confirmed. */
  'statement.disputeDays': days(10, [1, 60]),
  /** Day of the next month by which a statement is issued. */
  'statement.issueDay': integer(5, [1, 28]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof receiptParameters> {}
}
