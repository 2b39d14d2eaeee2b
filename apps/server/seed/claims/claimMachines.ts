import type { ClaimType } from '../../src/generated/types.gen.ts';
import { extensionSystems } from '../../src/modules/coverage/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import type { Random } from '../random.ts';
import type { NumberedComponent } from '../service-catalogue/catalogue.ts';
import { campaigns } from '../vehicles/campaigns.ts';
import { hoursOn } from '../vehicles/hoursOn.ts';
import { scenarioVins } from '../vehicles/scenarioVehicles.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import type { Feature } from './claimMix.ts';
import { componentsOf, partsOf } from './composeFault.ts';

type MachineRule = (vehicle: DemoVehicle, failureDate: string) => boolean;

/** The campaign that the demo's campaign claims carry out. */
export const [claimedCampaign] = campaigns;

/** Whether the base warranty covers a failure of the machine on this day. */
export const isCovered: MachineRule = (vehicle, day) => {
  const { deliveryDate, warrantyEndDate, warrantyHours, secondProduct } = vehicle;
  if (!deliveryDate || !warrantyEndDate || (warrantyHours === null && secondProduct !== 'implement')) return false;
  return day > addDays(deliveryDate, 5) && day <= warrantyEndDate && hoursOn(vehicle, day) <= (warrantyHours ?? Infinity);
};

/** Whether warranty is over without an extension. */
export const isOut: MachineRule = ({ warrantyEndDate, extendEndDate, secondProduct }, day) =>
  warrantyEndDate !== null && day > warrantyEndDate && !extendEndDate && secondProduct !== 'implement';

/** What a machine must be for a claim of each type. */
export const fitsType: Record<ClaimType, MachineRule> = {
  normal: isCovered,
  campaign: (vehicle, day) => isCovered(vehicle, day) && claimedCampaign.models.test(vehicle.fourthProduct),
  pre_delivery: ({ vehicleStatus, pdiDate, subDealerCode, secondProduct }, day) =>
    vehicleStatus === 'in_stock' && !subDealerCode && secondProduct !== 'implement' && pdiDate !== null && day > pdiDate,
  extended: ({ warrantyEndDate, extendEndDate }, day) => warrantyEndDate !== null && extendEndDate !== null && day > warrantyEndDate && day <= extendEndDate,
  goodwill: isOut,
  parts: isOut,
};

/** Chooses machines so that nearly every claim has another one; those of the scenarios have none. */
export function createMachinePicker(random: Random, vehicles: readonly DemoVehicle[]) {
  const reserved = new Set<string>(Object.values(scenarioVins));
  const free = vehicles.filter(({ vin }) => !reserved.has(vin));
  const used = new Set<string>();
  /** A machine for which the rule holds; undefined when there is none. */
  return (suits: (vehicle: DemoVehicle) => boolean): DemoVehicle | undefined => {
    const candidates = free.filter(suits);
    const fresh = candidates.filter(({ vin }) => !used.has(vin));
    if (candidates.length === 0) return undefined;
    const vehicle = random.pick(fresh.length > 0 ? fresh : candidates);
    used.add(vehicle.vin);
    return vehicle;
  };
}

/** A component of the machine that may fail under a claim of this type, other than those taken. */
export function pickComponent(
  random: Random,
  vehicle: DemoVehicle,
  { claimType, feature }: { claimType: ClaimType; feature?: Feature | undefined },
  taken: readonly NumberedComponent[] = [],
): NumberedComponent {
  const { extendCoverage } = vehicle;
  const isClaimable = (component: NumberedComponent): boolean => {
    if (claimType === 'campaign') return component.system === 'steering' && component.number === 4;
    // The coverage of main components and of replaced parts must not be mixed up.
    if (claimType === 'parts') return !component.main;
    if (claimType === 'extended' && extendCoverage && extendCoverage !== 'full') return extensionSystems[extendCoverage].includes(component.system);
    if (feature === 'replacesEngine' && taken.length === 0) return component.system === 'engine' && component.number === 2;
    return feature !== 'overlap' || component.class !== 'line';
  };
  return random.pick(
    componentsOf(vehicle.secondProduct).filter((component) => !taken.includes(component) && isClaimable(component) && partsOf(component, vehicle).length > 3),
  );
}
