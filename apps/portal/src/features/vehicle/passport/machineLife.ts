import type { Vehicle } from '@harrow/api-client';

/** One step in a machine's life. */
export interface LifeStep {
  key: 'produced' | 'shipped' | 'pending_acceptance' | 'in_stock' | 'delivered' | 'warranty_ends';
  /** Date of the step; of the end of the warranty also if it lies ahead. */
  day: string | null;
  state: 'done' | 'current' | 'ahead';
}

type Facts = Pick<
  Vehicle,
  'vehicleStatus' | 'productionDate' | 'shipDate' | 'arrivalDate' | 'pdiDate' | 'deliveryDate' | 'warrantyEndDate' | 'extendEndDate' | 'warrantyState'
>;

/** Steps of a machine from production to the end of its warranty. For a scrapped machine, the last one reached follows from its dates. */
export function lifeSteps(vehicle: Facts): LifeStep[] {
  const days: [LifeStep['key'], string | null][] = [
    ['produced', vehicle.productionDate],
    ['shipped', vehicle.shipDate],
    ['pending_acceptance', vehicle.arrivalDate],
    ['in_stock', vehicle.pdiDate],
    ['delivered', vehicle.deliveryDate],
    ['warranty_ends', vehicle.extendEndDate ?? vehicle.warrantyEndDate],
  ];
  const current = reached(vehicle, days);
  return days.map(([key, day], index) => ({ key, day, state: index < current ? 'done' : index === current ? 'current' : 'ahead' }));
}

function reached({ vehicleStatus, warrantyState }: Facts, days: readonly [LifeStep['key'], string | null][]): number {
  if (vehicleStatus === 'scrapped') return days.slice(0, -1).findLastIndex(([, day]) => day !== null);
  if (vehicleStatus === 'delivered' && warrantyState === 'expired') return days.length - 1;
  return days.findIndex(([key]) => key === vehicleStatus);
}
