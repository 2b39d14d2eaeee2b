import type { VehicleItem } from '@harrow/api-client';

/** Whether the user may say that a machine has arrived: its dealer, or the maker for it. */
export const mayArrive = ({ allowedActions }: Pick<VehicleItem, 'allowedActions'>): boolean =>
  allowedActions.includes('confirmArrival') || allowedActions.includes('markArrived');
