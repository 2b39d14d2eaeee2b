import { addDays, addMonths, daysBetween, lastDayOf } from '../../src/shared/calendarDate.ts';
import { createRandom } from '../random.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';

/** A third-party policy of a delivered machine that has passed. */
export interface PolicyPlan {
  vehicle: DemoVehicle;
  start: string;
  end: string;
  insurer: string;
  policyNo: string;
  premium: number;
  /** Position of the policy that it follows. */
  follows?: number;
}

/** Machines by what became of their policies. */
const counts = { renewed: 12, ended: 13, endingSoon: 9, running: 71 } as const;
/** A policy ends soon within so many days. */
const soonDays = 30;

const insurers: Readonly<Record<string, readonly string[]>> = {
  D001: ['Seguros del Sur', 'Mutual Austral'],
  D002: ['Steppe Insurance', 'Halyk Garant'],
  D003: ['Assur Ivoire', 'Abidjan Mutuelle'],
  D004: ['Seguradora Kwanza', 'Angola Mútua'],
};
/** About what a year costs, in the currency of the dealer. */
const premiums: Readonly<Record<string, number>> = { D001: 240, D002: 1_700, D003: 220, D004: 260 };

/** The policies that are, or were, in force: those that ended come before those that follow them. */
export function planPolicies(vehicles: readonly DemoVehicle[], today: string): PolicyPlan[] {
  const random = createRandom('policies');
  const delivered = vehicles.filter(({ vehicleStatus, deliveryDate }) => vehicleStatus === 'delivered' && deliveryDate !== null);
  const age = ({ deliveryDate }: DemoVehicle): number => daysBetween(deliveryDate!, today);
  const old = delivered.filter((vehicle) => addMonths(vehicle.deliveryDate!, 12) <= today);
  const renewable = old.filter((vehicle) => addDays(addMonths(vehicle.deliveryDate!, 24), -soonDays - 15) > today).slice(0, counts.renewed);
  const ended = old.filter((vehicle) => !renewable.includes(vehicle)).slice(0, counts.ended);
  // Some days before the delivery, so that the first policy covers it.
  const young = delivered.filter((vehicle) => addMonths(vehicle.deliveryDate!, 12) > today && age(vehicle) < 320);
  const endingSoon = young.toSorted((a, b) => age(b) - age(a)).slice(0, counts.endingSoon);
  const running = young.filter((vehicle) => !endingSoon.includes(vehicle)).slice(0, counts.running);
  let serial = 4000;
  const policy = (vehicle: DemoVehicle, start: string): PolicyPlan => ({
    vehicle,
    start,
    end: lastDayOf(start, 12),
    insurer: random.pick(insurers[vehicle.dealerCode]!),
    policyNo: `TP-${start.slice(2, 4)}-${(serial += random.integer(3, 40))}`,
    premium: Math.round(premiums[vehicle.dealerCode]! * (0.85 + random.next() * 0.4)),
  });
  const first = [...renewable, ...ended].map((vehicle) => policy(vehicle, vehicle.deliveryDate!));
  const renewals = renewable.map((vehicle, index) => ({
    ...policy(vehicle, addMonths(vehicle.deliveryDate!, 12)),
    insurer: first[index]!.insurer,
    follows: index,
  }));
  const soon = endingSoon.map((vehicle, index) => policy(vehicle, addMonths(addDays(today, 3 + index * 3 - 364), 0)));
  return [...first, ...renewals, ...soon, ...running.map((vehicle) => policy(vehicle, vehicle.deliveryDate!))];
}
