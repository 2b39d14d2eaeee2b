import { addDays, daysBetween, lastDayOf } from '../../src/shared/calendarDate.ts';
import { yearOf } from '../extensions/plans.ts';
import { dealers, subDealers, type Dealer } from '../organisations/organisations.ts';
import { thirdProducts, type SecondProduct } from '../products/products.ts';
import { warrantyPolicies } from '../products/warrantyPolicies.ts';
import { createRandom, type Random } from '../random.ts';
import { isPaid } from '../statements/paidBy.ts';
import { placeInOrders } from '../vehicle-orders/machineOrders.ts';
import { createVin } from './createVin.ts';
import { maintenance } from './maintenance.ts';
import { createOwner } from './owners.ts';
import { scenarioVehicles } from './scenarioVehicles.ts';

export type VehicleStatus = 'shipped' | 'pending_acceptance' | 'in_stock' | 'delivered' | 'scrapped';

/** A machine with its dates as `YYYY-MM-DD`. What has not happened yet is null. */
export type DemoVehicle = {
  vin: string;
  engineNo: string;
  engineModel: string | null;
  secondProduct: SecondProduct;
  thirdProduct: string;
  fourthProduct: string;
  materialCode: string;
  config: string;
  color: string;
  powerKw: number | null;
  productionDate: string;
  shipDate: string;
  arrivalDate: string | null;
  vehicleOrderNo: string;
  contractNo: string;
  dealerCode: string;
  subDealerCode: string | null;
  vehicleStatus: VehicleStatus;
  pdiStatus: string | null;
  pdiDate: string | null;
  deliveryDate: string | null;
  ownerName: string | null;
  ownerPhone: string | null;
  ownerIdNo: string | null;
  ownerCountry: string | null;
  ownerRegion: string | null;
  ownerAddress: string | null;
  endUserName: string | null;
  endUserType: string | null;
  endUserPhone: string | null;
  industry: string | null;
  cropType: string | null;
  farmSizeHa: number | null;
  warrantyStartDate: string | null;
  warrantyEndDate: string | null;
  warrantyMonths: number | null;
  warrantyHours: number | null;
  extendEndDate: string | null;
  extendHours: number | null;
  extendCoverage: 'full' | 'powertrain' | 'engine' | null;
  /** In the dealer's currency. */
  extensionFee: number | null;
  currentHours: number | null;
  hoursDate: string | null;
  lastMaintDate: string | null;
  nextMaintHours: number | null;
  nextMaintDate: string | null;
  certificateNo: string;
  keyNo: string;
};

/** How far a machine has come; the cover groups of delivered machines are told apart. */
type Stage = 'shipped' | 'pending' | 'pending_overdue' | 'in_stock' | 'apportioned' | 'out_of_warranty' | 'expiring' | 'covered' | 'scrapped';

/** Machines per stage and dealer at work; 400 together. */
const stages: Record<Stage, Record<string, number>> = {
  shipped: { D001: 17, D002: 6, D003: 9, D004: 8 },
  pending: { D001: 14, D002: 19, D003: 9, D004: 7 },
  pending_overdue: { D001: 3, D002: 1, D003: 1, D004: 0 },
  in_stock: { D001: 19, D002: 16, D003: 11, D004: 10 },
  apportioned: { D001: 8, D002: 5, D003: 4, D004: 3 },
  out_of_warranty: { D001: 20, D002: 16, D003: 12, D004: 10 },
  expiring: { D001: 4, D002: 4, D003: 2, D004: 2 },
  covered: { D001: 52, D002: 41, D003: 30, D004: 29 },
  scrapped: { D001: 3, D002: 2, D003: 2, D004: 1 },
};

/** What D002 received together: nearly all of it machines of one product, of which so many were inspected as a batch; as many still wait. */
const delivery = { dealerCode: 'D002', thirdProduct: 'tractor_40_60', inspected: 8 };

/** Sheets of the machines that wait in time and are not part of that delivery. */
const openPdi = [
  ...Array<string>(6).fill('draft'),
  ...Array<string>(6).fill('submitted'),
  ...Array<string>(5).fill('pass'),
  ...Array<string>(4).fill('no_pass'),
];

/** What a dealer sells, as weights. */
const mixes: Record<string, Partial<Record<SecondProduct, number>>> = {
  D001: { tractor: 76, loader: 10, combine: 6, implement: 8 },
  D002: { tractor: 58, combine: 26, loader: 8, implement: 8 },
  D003: { tractor: 56, transplanter: 18, combine: 12, loader: 6, implement: 8 },
  D004: { tractor: 62, loader: 18, combine: 8, transplanter: 4, implement: 8 },
};

/** Working hours per day of ownership, low enough for most machines to stay within their warranty hours. */
const hoursPerDay: Record<SecondProduct, number> = { tractor: 1.7, combine: 0.8, transplanter: 0.3, loader: 2.2, implement: 0, engine: 1 };

const cropsByCountry: Record<string, readonly string[]> = {
  CL: ['fruit', 'wheat', 'maize'],
  KZ: ['wheat', 'barley', 'sunflower'],
  CI: ['rice', 'cotton', 'cassava'],
  AO: ['maize', 'cassava', 'soybean'],
};

const policyOf = (second: string, third: string) => {
  const policy = warrantyPolicies.find(({ product }) => product === third) ?? warrantyPolicies.find(({ product }) => product === second);
  if (!policy) throw new RangeError(`no warranty policy for ${second}`);
  return policy;
};

const toTenths = (hours: number) => Math.round(hours * 10) / 10;

const modelOf = (code: string) => {
  const third = thirdProducts.find((product) => product.code === code)!;
  return { second: third.second, third, model: third.models[0]! };
};

function pickModel(random: Random, dealer: Dealer) {
  const mix = Object.entries(mixes[dealer.dealerCode] ?? {});
  let ticket = random.integer(
    1,
    mix.reduce((sum, [, weight]) => sum + weight, 0),
  );
  const second = mix.find(([, weight]) => (ticket -= weight) <= 0)?.[0] as SecondProduct;
  const third = random.pick(thirdProducts.filter((product) => product.second === second));
  return { second, third, model: random.pick(third.models) };
}

/** Days before SEED_TODAY on which a delivered machine came to its user, so that its cover ends where the stage says. */
function daysSinceDelivery(random: Random, stage: Stage, months: number): number {
  const coverDays = months === 6 ? 184 : 366;
  if (stage === 'out_of_warranty') return random.integer(coverDays + 5, coverDays + 420);
  if (stage === 'expiring') return random.integer(coverDays - 56, coverDays - 5);
  return random.integer(4, coverDays - 70);
}

const tractorConfigs = ['4wd,cab,shift12', '4wd,rops,shift8', '2wd,canopy', 'standard'];
const otherConfigs = ['standard', 'standard', 'export', 'export'];

function createVehicle(random: Random, today: string, dealer: Dealer, stage: Stage, serial: number): DemoVehicle {
  const drawn = pickModel(random, dealer);
  const isDelivered = stage === 'pending' && dealer.dealerCode === delivery.dealerCode && serial % 7 !== 0;
  const { second, third, model } = isDelivered ? modelOf(delivery.thirdProduct) : drawn;
  const [fourthProduct, , powerKw, vinCode] = model;
  const policy = policyOf(second, third.code);
  const delivered = stage === 'out_of_warranty' || stage === 'expiring' || stage === 'covered';
  const deliveryDate = delivered ? addDays(today, -daysSinceDelivery(random, stage, policy.months)) : null;
  const arrivalDate =
    stage === 'shipped'
      ? null
      : stage === 'pending'
        ? addDays(today, -random.integer(1, 13))
        : stage === 'pending_overdue'
          ? addDays(today, -random.integer(17, 30))
          : addDays(deliveryDate ?? today, -random.integer(30, 150));
  const shipDate = addDays(arrivalDate ?? today, arrivalDate ? -random.integer(35, 55) : -random.integer(3, 30));
  const productionDate = addDays(shipDate, -random.integer(10, 60));
  const pdiDate = arrivalDate && !stage.startsWith('pending') ? addDays(arrivalDate, random.integer(2, 14)) : null;
  const owner = delivered ? createOwner(random, dealer.country) : null;
  const usedDays = deliveryDate ? daysBetween(deliveryDate, today) : 0;
  const pace = hoursPerDay[second] * (0.6 + random.next() * 0.5);
  const hours = deliveryDate && second !== 'implement' ? toTenths(2 + usedDays * pace) : null;
  const subDealer =
    stage === 'apportioned' ? random.pick(subDealers.filter((sub) => sub.dealerCode === dealer.dealerCode && sub.dealerStatus === 'active')) : null;
  return {
    vin: createVin(vinCode, Number(productionDate.slice(0, 4)), random.pick(['A', 'B']), serial),
    engineNo: powerKw ? `E${Math.round(powerKw)}${productionDate.slice(2, 4)}${String(serial).padStart(6, '0')}` : '-',
    engineModel: powerKw ? `NF${powerKw > 60 ? 6 : 4}D${Math.round(powerKw)}` : null,
    secondProduct: second,
    thirdProduct: third.code,
    fourthProduct,
    materialCode: `${fourthProduct}-${random.pick(['STD', 'CAB', 'ROPS'])}`,
    // One draw for every machine, so that the figures after it do not depend on the product.
    config: random.pick(second === 'tractor' ? tractorConfigs : otherConfigs),
    color: random.pick(['red', 'blue', 'green']),
    powerKw: powerKw || null,
    productionDate,
    shipDate,
    arrivalDate,
    vehicleOrderNo: `VO${shipDate.slice(2, 4)}${shipDate.slice(5, 7)}-${String(random.integer(1, 9)).padStart(4, '0')}`,
    contractNo: `${dealer.contractNo}-${shipDate.slice(2, 4)}${random.integer(10, 99)}`,
    dealerCode: dealer.dealerCode,
    subDealerCode: subDealer?.subDealerCode ?? null,
    vehicleStatus: delivered
      ? 'delivered'
      : stage === 'apportioned'
        ? 'in_stock'
        : stage.startsWith('pending')
          ? 'pending_acceptance'
          : (stage as VehicleStatus),
    pdiStatus: pdiDate ? (isPaid(addDays(pdiDate, 1), today) ? 'closed' : 'audit_succeeded') : null,
    pdiDate,
    deliveryDate,
    ownerName: owner?.name ?? null,
    ownerPhone: owner?.phone ?? null,
    ownerIdNo: owner?.idNo ?? null,
    ownerCountry: owner ? dealer.country : null,
    ownerRegion: owner?.region ?? null,
    ownerAddress: owner?.address ?? null,
    endUserName: owner?.name ?? null,
    endUserType: owner ? (owner.isFirm ? random.pick(['cooperative', 'contractor', 'rental']) : 'farmer') : null,
    endUserPhone: owner?.phone ?? null,
    industry: owner ? random.pick(dealer.industry.split(',')) : null,
    cropType: owner ? random.pick(cropsByCountry[dealer.country] ?? ['wheat']) : null,
    farmSizeHa: owner ? random.integer(8, 1200) : null,
    warrantyStartDate: deliveryDate,
    warrantyEndDate: deliveryDate && lastDayOf(deliveryDate, policy.months),
    warrantyMonths: deliveryDate ? policy.months : null,
    warrantyHours: deliveryDate ? policy.hours : null,
    extendEndDate: null,
    extendHours: null,
    extendCoverage: null,
    extensionFee: null,
    currentHours: hours,
    hoursDate: hours === null ? null : addDays(today, -random.integer(1, 20)),
    ...maintenance(hours, usedDays, today),
    certificateNo: `HG${productionDate.slice(2, 4)}${String(serial).padStart(6, '0')}`,
    keyNo: `K${random.integer(1000, 9999)}`,
  };
}

/** The 400 machines of the dealers at work, oldest serial number first; the machines of the written scenarios are among them. */
export function createVehicles(today: string): DemoVehicle[] {
  const random = createRandom('vehicles');
  let serial = 1000;
  const vehicles = dealers.flatMap((dealer) =>
    Object.entries(stages).flatMap(([stage, counts]) =>
      Array.from({ length: counts[dealer.dealerCode] ?? 0 }, () => createVehicle(random, today, dealer, stage as Stage, (serial += random.integer(1, 9)))),
    ),
  );
  acceptances(random, vehicles, today);
  const placed = withExceptions(vehicles, today);
  placeInOrders(placed);
  return placed;
}

/** Whether a machine belongs to the batch of {@link delivery}. */
export const isOfBatch = ({ dealerCode, thirdProduct, pdiStatus }: DemoVehicle): boolean =>
  dealerCode === delivery.dealerCode && thirdProduct === delivery.thirdProduct && pdiStatus === 'submitted';

/** How far the acceptances of waiting machines are, by `openPdi`. */
function acceptances(random: Random, vehicles: readonly DemoVehicle[], today: string): void {
  const waiting = vehicles.filter(({ vehicleStatus }) => vehicleStatus === 'pending_acceptance');
  for (const vehicle of waiting) vehicle.pdiStatus = 'pending_acceptance';
  const inTime = waiting.filter(({ arrivalDate }) => daysBetween(arrivalDate!, today) < 14);
  const delivered = inTime.filter(({ dealerCode }) => dealerCode === delivery.dealerCode);
  const batch = delivered.filter(({ thirdProduct }) => thirdProduct === delivery.thirdProduct).slice(0, delivery.inspected);
  for (const vehicle of batch) vehicle.pdiStatus = 'submitted';
  const others = inTime.filter((vehicle) => !delivered.includes(vehicle));
  random.sample(others, openPdi.length).forEach((vehicle, index) => (vehicle.pdiStatus = openPdi[index]!));
}

/** Puts in what single machines must show: scenarios, extensions, warranty data that nobody maintained. */
function withExceptions(vehicles: DemoVehicle[], today: string): DemoVehicle[] {
  const covered = (dealerCode: string, second: SecondProduct) =>
    vehicles.filter(
      (vehicle) =>
        vehicle.dealerCode === dealerCode &&
        vehicle.secondProduct === second &&
        vehicle.warrantyEndDate &&
        vehicle.deliveryDate &&
        daysBetween(today, vehicle.warrantyEndDate) > 60 &&
        daysBetween(vehicle.deliveryDate, today) > 60,
    );
  scenarioVehicles(today).forEach((scenario, index) => {
    const replaced = covered(scenario.dealerCode, 'tractor')[index];
    if (!replaced) throw new RangeError(`no machine to replace by ${scenario.vin}`);
    Object.assign(replaced, scenario);
  });
  const [, , , , withoutPeriod, withoutHours] = covered('D001', 'tractor');
  if (withoutPeriod) Object.assign(withoutPeriod, { warrantyMonths: null, warrantyEndDate: null });
  if (withoutHours) withoutHours.warrantyHours = null;
  // A missed service leaves the cover to the reviewer.
  for (const neglected of covered('D002', 'tractor').slice(0, 3)) neglected.nextMaintDate = addDays(today, -50);
  const extended = vehicles.filter(
    ({ secondProduct, warrantyEndDate, warrantyHours, deliveryDate }) =>
      yearOf(secondProduct, 'full', 'USD') &&
      warrantyEndDate &&
      warrantyHours !== null &&
      deliveryDate &&
      warrantyEndDate < today &&
      daysBetween(deliveryDate, today) < 640,
  );
  extended.slice(0, 14).forEach((vehicle, index) => {
    const currency = dealers.find(({ dealerCode }) => dealerCode === vehicle.dealerCode)!.settlementCurrency;
    const powertrain = index % 3 === 0 ? yearOf(vehicle.secondProduct, 'powertrain', currency) : undefined;
    const { fee, hours } = powertrain ?? yearOf(vehicle.secondProduct, 'full', currency)!;
    vehicle.extendEndDate = lastDayOf(addDays(vehicle.warrantyEndDate!, 1), 12);
    vehicle.extendHours = vehicle.warrantyHours! + hours;
    vehicle.extendCoverage = powertrain ? 'powertrain' : 'full';
    vehicle.extensionFee = fee;
  });
  return vehicles;
}
