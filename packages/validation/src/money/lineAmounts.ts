import { multiply } from './multiply.ts';

/**
 * Amount of a part line, handling included, rounded half-up to 2 decimals.
 * @param handlingPct allowance for handling parts, in percent of their price
 */
export const partAmount = ({ qty, unitPrice }: { qty: number; unitPrice: number }, handlingPct: number): number =>
  multiply([qty, unitPrice, 100 + handlingPct, 0.01]);

/** Amount of a labour line, rounded half-up to 2 decimals. @param hourRate per hour */
export const labourAmount = (hours: number, hourRate: number): number => multiply([hours, hourRate]);

/** Allowance for a service trip, rounded half-up to 2 decimals. @param mileage round trip in km @param travelRate per km */
export const travelAmount = (mileage: number, travelRate: number): number => multiply([mileage, travelRate]);
