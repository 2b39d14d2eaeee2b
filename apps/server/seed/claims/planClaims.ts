import { addDays, daysBetween } from '../../src/shared/calendarDate.ts';
import { createRandom, type Random } from '../random.ts';
import type { NumberedComponent } from '../service-catalogue/catalogue.ts';
import { hoursOn } from '../vehicles/hoursOn.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { createMachinePicker, fitsType, isCovered, isOut, pickComponent } from './claimMachines.ts';
import { claimMix, type MixRow } from './claimMix.ts';
import { languageOf, type ClaimPlan } from './claimPlan.ts';
import { composeFault, type ComposedFault } from './composeFault.ts';
import { addDraftDefects } from './draftDefects.ts';
import { fillLines } from './fillLines.ts';
import { toClaimInput } from './toClaimInput.ts';

/** A claim that repeats the first fault of an earlier one. */
type Repetition = { copy: ClaimPlan; original: ClaimPlan };

const clerkOf = (random: Random, dealerCode: string): string => {
  if (dealerCode === 'D004') return 'd004.admin';
  return dealerCode === 'D001' && random.chance(0.15) ? 'd00101.service' : `${dealerCode.toLowerCase()}.service`;
};

/** Plans the claims, oldest first. Pure: the same machines and day give the same plans. */
export function planClaims(vehicles: readonly DemoVehicle[], today: string): ClaimPlan[] {
  const random = createRandom('claims');
  const planner = createPlanner(random, vehicles, today);
  const rows = claimMix.flatMap((row) => Array.from({ length: row.count }, () => row));
  // Settled normal claims make room for those that a parts claim goes back to.
  const spare = rows.filter(({ outcome, claimType, feature }) => outcome === 'settled' && claimType === 'normal' && !feature);
  const repetitions: Repetition[] = [];
  for (const row of rows.filter(({ claimType }) => claimType === 'parts')) {
    const earlier = spare.pop();
    if (!earlier) throw new RangeError('no settled claim left for a parts claim');
    rows.splice(rows.indexOf(earlier), 1);
    repetitions.push(planner.addPartsClaim(row, earlier));
  }
  for (const row of rows.filter(({ claimType, feature }) => claimType !== 'parts' && feature !== 'repeatsClaim')) planner.add(row);
  for (const row of rows.filter(({ feature }) => feature === 'repeatsClaim')) repetitions.push(planner.addDuplicate(row));

  const { plans } = planner;
  fillLines(random, plans);
  for (const { copy, original } of repetitions) copy.faults = firstFaultAgain(original);
  plans.forEach((plan, index) => (plan.input = toClaimInput(random, plan, index + 1)));
  addDraftDefects(plans, vehicles, today);
  return plans.sort((a, b) => a.day.localeCompare(b.day));
}

function createPlanner(random: Random, vehicles: readonly DemoVehicle[], today: string) {
  const pickMachine = createMachinePicker(random, vehicles);
  const plans: ClaimPlan[] = [];

  const plan = ({ outcome, claimType, feature }: MixRow, vehicle: DemoVehicle, failureDate: string, day: string, component?: NumberedComponent): ClaimPlan => {
    const { dealerCode } = vehicle;
    const first = component ?? pickComponent(random, vehicle, { claimType, feature });
    const made: ClaimPlan = {
      outcome,
      claimType,
      feature,
      vehicle,
      dealerCode,
      day,
      failureDate,
      clerk: clerkOf(random, dealerCode),
      repairDate: addDays(failureDate, Math.min(random.integer(1, 4), daysBetween(failureDate, day))),
      input: {},
      faults: [composeFault(random, vehicle, first, 1, languageOf(dealerCode), { labour: 1, parts: 1 })],
    };
    plans.push(made);
    return made;
  };

  /** Draws days until a machine fits. */
  const draw = (row: MixRow, suits: (vehicle: DemoVehicle, failureDate: string) => boolean) => {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const day = addDays(today, -random.integer(...row.daysAgo));
      const failureDate = addDays(day, -random.integer(3, 14));
      const vehicle = pickMachine((candidate) => suits(candidate, failureDate));
      if (vehicle) return { vehicle, failureDate, day };
    }
    throw new RangeError(`no day on which a machine fits a ${row.outcome} ${row.claimType} claim`);
  };

  /** The meter was read days before, and the limit is far enough for a jump. */
  const mayJump = (vehicle: DemoVehicle, failureDate: string): boolean =>
    isCovered(vehicle, failureDate) &&
    vehicle.hoursDate !== null &&
    failureDate >= vehicle.hoursDate &&
    hoursOn(vehicle, failureDate) + 700 < (vehicle.warrantyHours ?? 0);

  /** Warranty ended long enough ago for the earlier claim to be paid, and not too long for the part's own warranty. */
  const mayFailAgain = (vehicle: DemoVehicle, failureDate: string): boolean => {
    const end = vehicle.warrantyEndDate ?? today;
    return isOut(vehicle, failureDate) && isCovered(vehicle, end) && daysBetween(end, today) > 80 && daysBetween(end, failureDate) < 130;
  };

  const ruleOf = ({ feature, claimType, outcome }: MixRow) => {
    if (feature === 'hoursJump') return mayJump;
    if (feature === 'replacesEngine') return (vehicle: DemoVehicle, day: string) => isCovered(vehicle, day) && vehicle.powerKw !== null;
    // Drafts show what a submit can answer, some of them with another machine, a tractor: their faults must be of one.
    if (outcome === 'draft') return (vehicle: DemoVehicle, day: string) => vehicle.secondProduct === 'tractor' && fitsType[claimType](vehicle, day);
    return fitsType[claimType];
  };

  return {
    plans,
    add(row: MixRow): void {
      const { vehicle, failureDate, day } = draw(row, ruleOf(row));
      plan(row, vehicle, failureDate, day);
    },
    /** A claim on a replaced part, and the earlier claim in which it was replaced, shortly before the warranty ended. */
    addPartsClaim(row: MixRow, earlier: MixRow): Repetition {
      const { vehicle, failureDate, day } = draw(row, mayFailAgain);
      const before = addDays(vehicle.warrantyEndDate ?? today, -random.integer(2, 20));
      const component = pickComponent(random, vehicle, row);
      return {
        original: plan(earlier, vehicle, before, addDays(before, 7), component),
        copy: plan(row, vehicle, failureDate, day, component),
      };
    },
    /** The fault of a claim audited some weeks ago once more, with one of its photos. */
    addDuplicate(row: MixRow): Repetition {
      const day = addDays(today, -random.integer(...row.daysAgo));
      const failureDate = addDays(day, -4);
      const original = plans.find(
        (candidate) =>
          candidate.outcome === 'audit_succeeded' &&
          candidate.claimType === 'normal' &&
          isCovered(candidate.vehicle, failureDate) &&
          daysBetween(candidate.failureDate, failureDate) < 55,
      );
      if (!original) throw new RangeError('no claim to repeat');
      const copy = plan(row, original.vehicle, failureDate, day, original.faults[0]?.component);
      copy.clerk = original.clerk;
      copy.reusesPhotoOf = original;
      return { original, copy };
    },
  };
}

/** The first fault of a claim with its first part and operation; what was the new part is the old one now. */
const firstFaultAgain = ({ faults }: ClaimPlan): ComposedFault[] =>
  faults.slice(0, 1).map((fault) => ({
    ...fault,
    labour: fault.labour.slice(0, 1),
    parts: fault.parts
      .slice(0, 1)
      .map((line) => ({ ...line, ...(line.newSerialNo && { oldSerialNo: line.newSerialNo, newSerialNo: `${line.newSerialNo}B` }) })),
  }));
