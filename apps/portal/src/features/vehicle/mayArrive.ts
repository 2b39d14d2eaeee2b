import type { VehicleItem } from '@harrow/api-client';

/** True if the user may record the arrival of a machine: for its own dealer, or as the maker. */
export const mayArrive = ({ allowedActions }: Pick<VehicleItem, 'allowedActions'>): boolean =>
  allowedActions.includes('confirmArrival') || allowedActions.includes('markArrived');
