import type { ClaimType, WarrantyClaimInput } from '../../src/generated/types.gen.ts';
import { extensionSystems } from '../../src/modules/warranty-claim/coverage.ts';
import { addDays, daysBetween } from '../../src/shared/calendarDate.ts';
import { dealers } from '../organisations/organisations.ts';
import { createRandom, type Random } from '../random.ts';
import type { NumberedComponent } from '../service-catalogue/catalogue.ts';
import { campaigns } from '../vehicles/campaigns.ts';
import { hoursOn } from '../vehicles/hoursOn.ts';
import { scenarioVins } from '../vehicles/scenarioVehicles.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { claimMix, lineTotals, type Feature, type MixRow, type Outcome } from './claimMix.ts';
import { claimTexts } from './claimTexts.ts';
import { componentsOf, composeFault, partsOf, type ComposedFault } from './composeFault.ts';
import { addDraftDefects } from './draftDefects.ts';

/** A claim as it will be typed, handed in and reviewed. */
export type ClaimPlan = {
  outcome: Outcome;
  feature?: Feature | undefined;
  /** Login name of the clerk. */
  clerk: string;
  dealerCode: string;
  vehicle: DemoVehicle;
  claimType: ClaimType;
  /** Day of the save, and of the first submit unless it stays a draft. */
  day: string;
  failureDate: string;
  repairDate: string;
  input: WarrantyClaimInput;
  faults: ComposedFault[];
  /** An earlier claim whose photo of the defective part is handed in again. */
  reusesPhotoOf?: ClaimPlan;
};

type Pick = { vehicle: DemoVehicle; failureDate: string; component?: NumberedComponent };

const campaign = campaigns[0];

/** Whether the base warranty covers a failure of the machine on this day. */
function isCovered(vehicle: DemoVehicle, day: string): boolean {
  const { deliveryDate, warrantyEndDate, warrantyHours, secondProduct } = vehicle;
  if (!deliveryDate || !warrantyEndDate || (warrantyHours === null && secondProduct !== 'implement')) return false;
  return day > addDays(deliveryDate, 5) && day <= warrantyEndDate && hoursOn(vehicle, day) <= (warrantyHours ?? Infinity);
}

const isOut = (vehicle: DemoVehicle, day: string): boolean =>
  vehicle.warrantyEndDate !== null && day > vehicle.warrantyEndDate && !vehicle.extendEndDate && vehicle.secondProduct !== 'implement';

/** The rules that a machine must meet for a claim of each type on a day. */
const fits: Record<ClaimType, (vehicle: DemoVehicle, day: string) => boolean> = {
  normal: isCovered,
  campaign: (vehicle, day) => isCovered(vehicle, day) && campaign !== undefined && campaign.models.test(vehicle.fourthProduct),
  pre_delivery: ({ vehicleStatus, pdiDate, subDealerCode, secondProduct }, day) =>
    vehicleStatus === 'in_stock' && !subDealerCode && secondProduct !== 'implement' && pdiDate !== null && day > pdiDate,
  extended: ({ warrantyEndDate, extendEndDate }, day) =>
    warrantyEndDate !== null && extendEndDate !== null && day > warrantyEndDate && day <= extendEndDate,
  goodwill: isOut,
  parts: isOut,
};

/** Chooses machines so that nearly every claim has another one. */
function createMachinePicker(random: Random, vehicles: readonly DemoVehicle[]) {
  const reserved = new Set<string>(Object.values(scenarioVins));
  const used = new Set<string>();
  return (suits: (vehicle: DemoVehicle) => boolean, what: string): DemoVehicle => {
    const candidates = vehicles.filter((vehicle) => !reserved.has(vehicle.vin) && suits(vehicle));
    const fresh = candidates.filter(({ vin }) => !used.has(vin));
    if (candidates.length === 0) throw new RangeError(`no machine for ${what}`);
    const vehicle = random.pick(fresh.length > 0 ? fresh : candidates);
    used.add(vehicle.vin);
    return vehicle;
  };
}

const clerkOf = (random: Random, dealerCode: string): string =>
  dealerCode === 'D004'
    ? 'd004.admin'
    : dealerCode === 'D001' && random.chance(0.15)
      ? 'd00101.service'
      : `${dealerCode.toLowerCase()}.service`;

const languageOf = (dealerCode: string) => dealers.find((dealer) => dealer.dealerCode === dealerCode)?.language ?? 'es';

function componentFor(
  random: Random,
  { claimType }: Pick & { claimType: ClaimType },
  vehicle: DemoVehicle,
  taken: readonly NumberedComponent[] = [],
): NumberedComponent {
  const usable = componentsOf(vehicle.secondProduct).filter(
    (component) => !taken.includes(component) && partsOf(component, vehicle).length > 3,
  );
  const inScope =
    claimType === 'extended' && vehicle.extendCoverage && vehicle.extendCoverage !== 'full'
      ? usable.filter(({ system }) => extensionSystems[vehicle.extendCoverage as 'powertrain' | 'engine'].includes(system))
      : claimType === 'campaign'
        ? usable.filter(({ system, number }) => system === 'steering' && number === 4)
        : claimType === 'parts'
          ? usable.filter(({ main }) => !main)
          : usable;
  return random.pick(inScope);
}

/** Plans the claims, oldest first. Pure: the same machines and day give the same plan. */
export function planClaims(vehicles: readonly DemoVehicle[], today: string): ClaimPlan[] {
  const random = createRandom('claims');
  const pickMachine = createMachinePicker(random, vehicles);
  const slots: MixRow[] = claimMix.flatMap((row) => Array.from({ length: row.count }, () => row));
  const plans: ClaimPlan[] = [];

  const plan = (slot: MixRow, { vehicle, failureDate, component }: Pick, day: string): ClaimPlan => {
    const { outcome, claimType, feature } = slot;
    const first = component ?? componentFor(random, { claimType, vehicle, failureDate }, vehicle);
    const made: ClaimPlan = {
      outcome,
      claimType,
      feature,
      vehicle,
      day,
      failureDate,
      dealerCode: vehicle.dealerCode,
      clerk: clerkOf(random, vehicle.dealerCode),
      repairDate: addDays(failureDate, Math.min(random.integer(1, 4), daysBetween(failureDate, day))),
      input: {},
      faults: [composeFault(random, vehicle, first, 1, languageOf(vehicle.dealerCode), { labour: 1, parts: 1 })],
    };
    plans.push(made);
    return made;
  };

  /** Draws days until a machine fits, so that no outcome depends on luck. */
  const draw = (slot: MixRow, suits = fits[slot.claimType]): { pick: Pick; day: string } => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const day = addDays(today, -random.integer(...slot.daysAgo));
      const failureDate = addDays(day, -random.integer(3, 14));
      if (vehicles.some((vehicle) => suits(vehicle, failureDate)))
        return {
          day,
          pick: { failureDate, vehicle: pickMachine((vehicle) => suits(vehicle, failureDate), `${slot.outcome} ${slot.claimType}`) },
        };
    }
    throw new RangeError(`no day on which a machine fits a ${slot.outcome} ${slot.claimType} claim`);
  };

  // A parts claim needs an earlier one in which the part was replaced; those take the place of settled normal claims.
  const replacementMixRows = slots.filter(({ outcome, claimType, feature }) => outcome === 'settled' && claimType === 'normal' && !feature);
  for (const slot of slots.filter(({ claimType }) => claimType === 'parts')) {
    const earlier = replacementMixRows.pop();
    if (!earlier) throw new RangeError('no settled claim left for a parts claim');
    slots.splice(slots.indexOf(earlier), 1);
    const coverEndsAgo = ({ warrantyEndDate }: DemoVehicle) => daysBetween(warrantyEndDate ?? today, today);
    const { pick, day } = draw(
      slot,
      (vehicle, failureDate) =>
        isOut(vehicle, failureDate) &&
        coverEndsAgo(vehicle) > 80 &&
        daysBetween(vehicle.warrantyEndDate ?? today, failureDate) < 130 &&
        isCovered(vehicle, vehicle.warrantyEndDate ?? today),
    );
    const firstFailure = addDays(pick.vehicle.warrantyEndDate ?? today, -random.integer(2, 20));
    const first = plan(
      earlier,
      { vehicle: pick.vehicle, failureDate: firstFailure, component: componentFor(random, { ...pick, claimType: 'parts' }, pick.vehicle) },
      addDays(firstFailure, 7),
    );
    plan(slot, { ...pick, component: first.faults[0]?.component as NumberedComponent }, day).faults = repeated(first);
  }
  for (const slot of slots) {
    if (slot.claimType === 'parts' || slot.feature === 'repeatsClaim') continue;
    if (slot.feature === 'hoursJump') {
      const soon = (vehicle: DemoVehicle, failureDate: string) =>
        isCovered(vehicle, failureDate) &&
        vehicle.hoursDate !== null &&
        failureDate >= vehicle.hoursDate &&
        hoursOn(vehicle, failureDate) + 700 < (vehicle.warrantyHours ?? 0);
      const { pick, day } = draw(slot, soon);
      plan(slot, pick, day);
    } else {
      const { pick, day } = draw(slot);
      plan(slot, pick, day);
    }
  }
  for (const slot of slots.filter(({ feature }) => feature === 'repeatsClaim')) {
    const original = plans.find(
      ({ outcome, claimType, failureDate, vehicle }) =>
        outcome === 'audit_succeeded' &&
        claimType === 'normal' &&
        isCovered(vehicle, addDays(failureDate, 25)) &&
        daysBetween(failureDate, today) < 55,
    );
    if (!original) throw new RangeError('no claim to repeat');
    const day = addDays(today, -random.integer(...slot.daysAgo));
    const copy = plan(
      slot,
      { vehicle: original.vehicle, failureDate: addDays(day, -4), component: original.faults[0]?.component as NumberedComponent },
      day,
    );
    copy.faults = repeated(original);
    copy.reusesPhotoOf = original;
    copy.clerk = original.clerk;
  }
  fillLines(random, plans);
  for (const made of plans) made.input = toInput(random, made);
  addDraftDefects(
    plans.filter(({ outcome }) => outcome === 'draft'),
    vehicles,
    plans,
    today,
  );
  return plans.sort((a, b) => a.day.localeCompare(b.day));
}

/** The first fault of a claim once more, with other serial numbers. */
const repeated = ({ faults: [first] }: ClaimPlan): ComposedFault[] =>
  first
    ? [
        {
          ...first,
          parts: first.parts
            .slice(0, 1)
            .map((line) => ({
              ...line,
              ...(line.oldSerialNo && { oldSerialNo: line.newSerialNo ?? null, newSerialNo: `${line.newSerialNo}B` }),
            })),
          labour: first.labour.slice(0, 1),
        },
      ]
    : [];

const mayGrow = ({ claimType, feature, outcome }: ClaimPlan): boolean =>
  outcome !== 'draft' && ['normal', 'pre_delivery', 'goodwill'].includes(claimType) && feature !== 'repeatsClaim';

/** Share of the added faults that are put right without a part. */
const labourOnlyShare = 0.2;

/** Adds faults, labour and parts until the totals of the design are reached; the single draft without faults is counted in. */
function fillLines(random: Random, plans: readonly ClaimPlan[]): void {
  const growing = plans.filter(mayGrow);
  const count = <Line>(lines: (fault: ComposedFault) => readonly Line[]) => plans.flatMap(({ faults }) => faults.flatMap(lines)).length;
  for (let missing = lineTotals.faults + 1 - plans.flatMap(({ faults }) => faults).length; missing > 0; missing -= 1) {
    const made = random.pick(growing.filter(({ faults }) => faults.length < 3));
    const component = componentFor(
      random,
      made,
      made.vehicle,
      made.faults.map((fault) => fault.component),
    );
    made.faults.push(
      composeFault(random, made.vehicle, component, made.faults.length + 1, languageOf(made.dealerCode), {
        labour: 1,
        parts: random.chance(labourOnlyShare) ? 0 : 1,
      }),
    );
  }
  const regrow = (made: ClaimPlan, index: number, lines: { labour: number; parts: number }) => {
    const fault = made.faults[index] as ComposedFault;
    made.faults[index] = composeFault(random, made.vehicle, fault.component, index + 1, languageOf(made.dealerCode), lines);
  };
  for (const kind of ['labour', 'parts'] as const) {
    const limit = kind === 'labour' ? 3 : 4;
    while (count((fault) => fault[kind] as readonly unknown[]) < lineTotals[kind] + 1) {
      const made = random.pick(growing);
      const index = random.integer(0, made.faults.length - 1);
      const { labour, parts } = made.faults[index] as ComposedFault;
      const lines = { labour: labour.length, parts: parts.length };
      if (lines[kind] === 0 || lines[kind] >= limit) continue;
      regrow(made, index, { ...lines, [kind]: lines[kind] + 1 });
    }
  }
}

function toInput(random: Random, made: ClaimPlan): WarrantyClaimInput {
  const { vehicle, claimType, failureDate, repairDate, dealerCode, feature, faults } = made;
  const language = languageOf(dealerCode);
  const texts = claimTexts[language];
  const hours = vehicle.secondProduct === 'implement' ? null : vehicle.deliveryDate ? hoursOn(vehicle, failureDate) : random.integer(3, 8);
  const atCustomer = random.chance(0.35);
  const hasOtherFee = random.chance(0.12);
  const overRun = random.chance(0.12);
  const labour = faults.flatMap((fault) => fault.labour);
  const overlapping =
    feature === 'overlap' && faults[0] ? [{ bugNo: 1, hourCode: `${faults[0].component.bugCodes[0]}0-30`, claimHours: 0.5 }] : [];
  return {
    vin: vehicle.vin,
    claimType,
    dealerClaimRef: `${dealerCode}-${failureDate.slice(2).replaceAll('-', '')}-${random.integer(100, 999)}`,
    campaignNo: claimType === 'campaign' ? (campaign?.campaignNo ?? null) : null,
    goodwillReason: claimType === 'goodwill' ? texts.goodwillReason : null,
    operatingHours: hours !== null && feature === 'hoursJump' ? hours + 600 : hours,
    failureDate,
    repairStartDate: failureDate,
    repairDate,
    mileage: atCustomer ? random.integer(8, 180) + 0.5 : null,
    complaint: random.pick(texts.complaint).replace('{fault}', faultName(made)),
    customerSatisfaction: random.integer(3, 5),
    partsInStock: random.chance(0.8) ? 'Y' : 'N',
    contactName: vehicle.ownerName,
    contactPhone: vehicle.ownerPhone,
    repairPlace: atCustomer
      ? (texts.places[1] ?? null)
      : random.pick([texts.places[0], texts.places[2]].filter((place) => place !== undefined)),
    technician: random.pick(texts.technicians),
    otherFee: hasOtherFee ? random.integer(4, 18) * 10 : null,
    otherFeeDesc: hasOtherFee ? texts.otherFee : null,
    bugList: faults.map(({ fault }) => fault),
    detailList: [...labour, ...overlapping].map((line, index) =>
      index === 0 && overRun ? { ...line, claimHours: Math.round((line.claimHours ?? 1) * 120) / 100, overReason: texts.overReason } : line,
    ),
    partsList: faults.flatMap(({ parts }) => parts),
  };
}

/** The description names the fault; the complaint repeats its words. */
const faultName = ({ faults: [first] }: ClaimPlan): string => (first?.fault.bugDesc ?? '').replace(/\.$/, '');
