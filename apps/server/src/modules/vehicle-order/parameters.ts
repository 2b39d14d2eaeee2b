import { decimal, declareParameters, type Declares } from '../../shared/parameters.ts';

export const vehicleOrderParameters = declareParameters('sales', {
  /** Deposit that a new order begins with. */
  'vehicleOrder.depositPct': decimal(30, [0, 100], '%'),
  /** By how much a contract price may differ from the price list before the maker is asked. */
  'vehicleOrder.priceTolerancePct': decimal(10, [0, 100], '%'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof vehicleOrderParameters> {}
}
