import { isOutside, windowOf, type Step } from '../../src/modules/maintenance/plan/planRules.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { type PastService, type ServiceHistory, serviceHistories, tolerance } from './pastServices.ts';

/** How far the services are that are not over; those in `exception` were handed in early with leave. */
export type OpenStatus = 'draft' | 'submitted' | 'exception' | 'no_pass' | 'pass';
const open: Readonly<Record<OpenStatus, number>> = { draft: 5, submitted: 11, no_pass: 5, pass: 10, exception: 1 };
/** Approved ones and closed ones. */
const over = 318;
/** Machines that are past due and may still be serviced. */
const pastDue = 19;

export interface ServicePlans {
  /** Done and approved, oldest first. */
  past: PastService[];
  /** Entered by their clerks and not over. */
  open: (PastService & { status: OpenStatus })[];
  /** What each machine needs next before what is open is reviewed. */
  next: { vehicle: DemoVehicle; step: Step }[];
}

/**
 * Services of the demo: the latest of some machines are not over or were not done yet; what is older is.
 * @param meters what the hour meters show now, by VIN
 */
export function planServices(vehicles: readonly DemoVehicle[], meters: ReadonlyMap<string, number | null>, today: string): ServicePlans {
  const histories = serviceHistories(vehicles, today);
  const latest = histories
    .flatMap(({ services }) => services.slice(-1))
    .filter(({ day }) => day < addDays(today, -1))
    .toSorted(byDay)
    .toReversed();
  const isDue = ({ vehicle, step }: Pick<PastService, 'vehicle' | 'step'>, hours = 0): boolean =>
    step.dueDate < today || Math.max(meters.get(vehicle.vin) ?? 0, hours) >= step.planHours!;
  const mayWait = (service: PastService): boolean => isDue(service) && !isTooLate(service, meters.get(service.vehicle.vin) ?? 0, today);
  const chosen = chooseOpen(latest, mayWait);
  const inWork = new Set(chosen.map(({ vehicle }) => vehicle));
  const known =
    chosen.filter((service) => service.status !== 'pass' && isDue(service, service.hours)).length +
    histories.filter(({ vehicle, open: step }) => !inWork.has(vehicle) && isDue({ vehicle, step })).length;
  const undone = latest.filter((service) => !inWork.has(service.vehicle) && mayWait(service)).slice(0, Math.max(0, pastDue - known));
  const dropped = new Set<PastService>([...chosen.map(({ service }) => service), ...undone]);
  const done = histories
    .flatMap(({ services }) => services.filter((service) => !dropped.has(service)))
    .toSorted(byDay)
    .slice(-over);
  const early = tooEarly(histories, dropped, meters, today);
  return {
    past: done,
    open: [...chosen.map(({ service, status }) => ({ ...service, status })), early].toSorted(byDay),
    next: histories.map(({ vehicle, services, open: step }) => ({ vehicle, step: services.find((service) => dropped.has(service))?.step ?? step })),
  };
}

const byDay = (a: Pick<PastService, 'day'>, b: Pick<PastService, 'day'>): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);

type Chosen = PastService & { status: OpenStatus; service: PastService };

/** Whether it is handed in without leave. */
const isInTime = (service: PastService): boolean => !isOutside(windowOf(service.step, tolerance), service);

/** The latest ones are entered or under review; free ones before them wait for their second review. @param all newest first */
function chooseOpen(all: readonly PastService[], mayWait: (service: PastService) => boolean): Chosen[] {
  const latest = all.filter(isInTime);
  const order = (['draft', 'submitted', 'no_pass'] as const).flatMap((status) => Array<OpenStatus>(open[status]).fill(status));
  const first = latest.slice(0, order.length);
  const second = latest
    .slice(order.length)
    .filter((service) => service.isPaid && !mayWait(service))
    .slice(0, open.pass);
  return [
    ...first.map((service, index) => ({ ...service, service, status: order[index]! })),
    ...second.map((service) => ({ ...service, service, status: 'pass' as const })),
  ];
}

const isTooLate = ({ step }: PastService, meter: number, today: string): boolean => {
  const { dueTo, dueHoursTo } = windowOf(step, tolerance);
  return today > dueTo || meter > dueHoursTo!;
};

/** A machine that is serviced long before its time, because it goes away for the season. */
function tooEarly(
  histories: readonly ServiceHistory[],
  dropped: ReadonlySet<PastService>,
  meters: ReadonlyMap<string, number | null>,
  today: string,
): PastService & { status: OpenStatus } {
  const history = histories.find(
    ({ vehicle, services, open: step }) =>
      services.length > 0 &&
      !services.some((service) => dropped.has(service)) &&
      step.dueDate > addDays(today, 60) &&
      meters.get(vehicle.vin)! < step.planHours! - 60,
  )!;
  const { vehicle, open: step } = history;
  return { vehicle, step, day: addDays(today, -4), hours: Math.ceil(meters.get(vehicle.vin)! + 8), isPaid: false, status: 'exception' };
}
