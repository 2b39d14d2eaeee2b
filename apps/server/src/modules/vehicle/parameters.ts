import { days, declareParameters, type Declares, integer, shortText } from '../../shared/parameters.ts';

const makerCodes = /^(?:[A-HJ-NPR-Z0-9]{3}(?:,[A-HJ-NPR-Z0-9]{3}){0,9})?$/;

/** Limits of services of machines, the warranty of their parts, and which machines are the maker's own. */
export const vehicleParameters = {
  ...declareParameters('service', {
    /** How far past its due date or hours a service may be before it counts as missed. */
    'maint.toleranceDays': days(30, [0, 180]),
    'maint.toleranceHours': integer(20, [0, 500], 'h'),
    /** How long a part that was fitted is covered; the months of the part itself go before. */
    'warranty.partsMonths': integer(6, [0, 60]),
    'warranty.partsHours': integer(500, [0, 5000], 'h'),
  }),
  ...declareParameters('sales', {
    /** World manufacturer codes, the first three characters of a VIN, of the maker's own machines, separated by commas. */
    'vehicle.makerCodes': shortText('L9T', 39, { accepts: (value) => makerCodes.test(value), limits: () => 'ABC,DEF … (0–10)' }),
  }),
};

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof vehicleParameters> {}
}
