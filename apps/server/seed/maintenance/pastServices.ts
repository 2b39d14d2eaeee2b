import { firstStep, hasPlan, isFree, nextStep, type Step } from '../../src/modules/maintenance/plan/planRules.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { createRandom } from '../random.ts';
import { hoursOn } from '../vehicles/hoursOn.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';

/** How far past its due date or hours a service may be. */
export const tolerance = { toleranceDays: 30, toleranceHours: 20 };

/** A step of the plan of a machine, and when it was done. */
export interface PastService {
  vehicle: DemoVehicle;
  step: Step;
  day: string;
  hours: number;
  isPaid: boolean;
}

/** What was done at a machine, and what it needs next. */
export interface ServiceHistory {
  vehicle: DemoVehicle;
  services: PastService[];
  open: Step;
}

/** Whether the due date has passed although nothing was done: such machines keep what they show. */
const isNeglected = ({ nextMaintDate }: DemoVehicle, today: string): boolean =>
  nextMaintDate !== null && addDays(nextMaintDate, tolerance.toleranceDays) < today;

export const hasPlannedServices = ({ vehicleStatus, secondProduct, nextMaintDate, deliveryDate }: DemoVehicle): boolean =>
  vehicleStatus === 'delivered' && deliveryDate !== null && nextMaintDate !== null && hasPlan(secondProduct);

/** Each delivered machine with a meter was serviced about when a step was due: by its hours or on its day, whichever came first. */
export const serviceHistories = (vehicles: readonly DemoVehicle[], today: string): ServiceHistory[] =>
  vehicles.filter((vehicle) => hasPlannedServices(vehicle) && !isNeglected(vehicle, today)).map((vehicle) => historyOf(vehicle, today));

function historyOf(vehicle: DemoVehicle, today: string): ServiceHistory {
  const random = createRandom(`maintenance.${vehicle.vin}`);
  const { secondProduct } = vehicle;
  const services: PastService[] = [];
  let last = vehicle.deliveryDate!;
  let step = firstStep(secondProduct, last);
  for (;;) {
    const dueOn = [step.dueDate, dayOfHours(vehicle, step.planHours!)].toSorted()[0]!;
    const day = [addDays(last, 3), addDays(dueOn, random.integer(-5, 4))].toSorted()[1]!;
    if (day >= today) return { vehicle, services, open: step };
    const hours = hoursOn(vehicle, day);
    services.push({ vehicle, step, day, hours, isPaid: isFree(secondProduct, step.planHours) });
    step = nextStep(secondProduct, step, { from: day, hours, toleranceHours: tolerance.toleranceHours });
    last = day;
  }
}

/** The day on which the hour meter shows so many hours. */
function dayOfHours(vehicle: DemoVehicle, hours: number): string {
  const delivery = vehicle.deliveryDate!;
  const start = hoursOn(vehicle, delivery);
  const perDay = (hoursOn(vehicle, addDays(delivery, 1000)) - start) / 1000;
  return addDays(delivery, Math.min(4000, Math.max(0, Math.floor((hours - start) / Math.max(perDay, 0.01)))));
}
