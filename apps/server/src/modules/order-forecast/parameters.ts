import { days, declareParameters, type Declares, integer } from '../../shared/parameters.ts';

export const forecastParameters = declareParameters('sales', {
  /** Day of a month on which the forecast of the next month can be entered last. */
  'forecast.lockDay': integer(25, [1, 28]),
  /** So many months of a forecast must be as the one before said (E-402). */
  'forecast.frozenMonths': integer(1, [0, 6]),
  /** Days to hand in a forecast again that went back. */
  'forecast.returnDays': days(5, [1, 30]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof forecastParameters> {}
}
