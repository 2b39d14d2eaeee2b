/** Orders by which the machines of the demo came to their dealers. Pure. */
import { addDays, daysBetween } from '../../src/shared/calendarDate.ts';
import { type Dealer, dealers } from '../organisations/organisations.ts';
import { suspendedDealer } from '../suspended-dealer/dealer.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';

/** Orders of each dealer whose machines are all accepted, and whose machines are not. */
const accepted: Readonly<Record<string, number>> = { D001: 10, D002: 8, D003: 5, D004: 5 };
const underWay: Readonly<Record<string, number>> = { D001: 3, D002: 3, D003: 2, D004: 2 };

/** Dealers whose latest order is shipped in part. */
const inPart = ['D001', 'D003'];
/** Dealers that owe one machine of their first order under way. */
const onCredit = ['D001', 'D002', 'D004'];
/** Dealers that wait for machines past their day. */
const pastEta = ['D002', 'D004'];

/** Machines that leave within so many days travel together. */
const togetherDays = 25;
const mostTogether = 8;

/** What an order says of a machine. */
export type OrderedMachine = Pick<
  DemoVehicle,
  | 'vin'
  | 'engineNo'
  | 'fourthProduct'
  | 'materialCode'
  | 'config'
  | 'color'
  | 'productionDate'
  | 'shipDate'
  | 'arrivalDate'
  | 'pdiDate'
  | 'vehicleStatus'
  | 'vehicleOrderNo'
  | 'contractNo'
  | 'certificateNo'
  | 'keyNo'
>;

export interface DemoShipment {
  shipDate: string;
  eta: string;
  machines: OrderedMachine[];
}

export interface DemoOrder {
  orderNo: string;
  contractNo: string;
  dealer: Dealer;
  status: 'closed' | 'shipped' | 'pass';
  /** `YYYY-MM-DD` */
  signed: string;
  created: string;
  released: string;
  confirmed: string;
  shipments: DemoShipment[];
  /** VINs of machines that are not paid. */
  unpaid: readonly string[];
  /** Machines of its last line that are still to come. */
  open: number;
  /** By contract; the list price by default. */
  unitPrice?: number;
}

const isAccepted = ({ vehicleStatus }: DemoVehicle): boolean => vehicleStatus !== 'shipped' && vehicleStatus !== 'pending_acceptance';
/** Orders come before their machines are built. */
const createdOn = (machines: readonly DemoVehicle[]): string => addDays(machines.map(({ productionDate }) => productionDate).toSorted()[0]!, -20);
const byShipDate = (one: DemoVehicle, other: DemoVehicle): number => one.shipDate.localeCompare(other.shipDate) || one.vin.localeCompare(other.vin);

/** Machines in so many groups of about the same size, the earliest first. */
const inGroups = (machines: readonly DemoVehicle[], count: number): DemoVehicle[][] =>
  Array.from({ length: count }, (_, index) =>
    machines.slice(Math.floor((index * machines.length) / count), Math.floor(((index + 1) * machines.length) / count)),
  );

/** Machines that leave on one day, which becomes that of all of them. */
function shipmentsOf(machines: readonly DemoVehicle[]): DemoVehicle[][] {
  const shipments: DemoVehicle[][] = [];
  const ordered = [...machines.filter(({ arrivalDate }) => arrivalDate !== null), ...machines.filter(({ arrivalDate }) => arrivalDate === null)];
  for (const machine of ordered) {
    const last = shipments.at(-1);
    const [first] = last ?? [];
    const fits =
      first !== undefined &&
      last!.length < mostTogether &&
      (first.arrivalDate === null) === (machine.arrivalDate === null) &&
      daysBetween(first.shipDate, machine.shipDate) <= togetherDays;
    if (fits) last!.push(machine);
    else shipments.push([machine]);
  }
  return shipments;
}

/** Machines of one order. */
function groupsOf(vehicles: readonly DemoVehicle[]): DemoVehicle[][] {
  return dealers.flatMap(({ dealerCode }) => {
    const own = vehicles.filter((vehicle) => vehicle.dealerCode === dealerCode).toSorted(byShipDate);
    const running = own.filter((vehicle) => !isAccepted(vehicle));
    return [...inGroups(own.filter(isAccepted), accepted[dealerCode]!), ...inGroups(running, underWay[dealerCode]!)];
  });
}

/** Gives machines the numbers of their orders and contracts, and the day on which their shipment left. */
export function placeInOrders(vehicles: readonly DemoVehicle[]): void {
  const numbers = new Map<string, number>();
  const groups = groupsOf(vehicles).toSorted((one, other) => createdOn(one).localeCompare(createdOn(other)) || one[0]!.vin.localeCompare(other[0]!.vin));
  for (const machines of groups) {
    const created = createdOn(machines);
    const month = `${created.slice(2, 4)}${created.slice(5, 7)}`;
    const no = (numbers.get(month) ?? 0) + 1;
    numbers.set(month, no);
    const dealer = dealers.find(({ dealerCode }) => dealerCode === machines[0]!.dealerCode)!;
    const order = { vehicleOrderNo: `VO${month}-${String(no).padStart(4, '0')}`, contractNo: `${dealer.contractNo}-${month}${String(no).padStart(2, '0')}` };
    for (const together of shipmentsOf(machines)) {
      const shipDate = together
        .map((machine) => machine.shipDate)
        .toSorted()
        .at(-1)!;
      for (const machine of together) Object.assign(machine, { ...order, shipDate });
    }
  }
}

/** The orders of machines that were placed in them, in the order in which they were made. */
export function ordersOf(vehicles: readonly DemoVehicle[], today: string): DemoOrder[] {
  const orders = [...Map.groupBy(vehicles, ({ vehicleOrderNo }) => vehicleOrderNo).entries()].toSorted(([one], [other]) => one.localeCompare(other));
  const runningOf = (code: string) =>
    orders.filter(([, machines]) => machines[0]!.dealerCode === code && !machines.every(isAccepted)).map(([orderNo]) => orderNo);
  const running = new Map(dealers.map(({ dealerCode }) => [dealerCode, runningOf(dealerCode)]));
  return orders.map(([orderNo, given]): DemoOrder => {
    const machines = given.toSorted(byShipDate);
    const [{ dealerCode, contractNo }] = machines as [DemoVehicle];
    const own = running.get(dealerCode)!;
    const isInPart = inPart.includes(dealerCode) && own.at(-1) === orderNo;
    const owes = onCredit.includes(dealerCode) && own[0] === orderNo;
    const created = createdOn(machines);
    return {
      orderNo,
      contractNo,
      dealer: dealers.find((one) => one.dealerCode === dealerCode)!,
      status: machines.every(isAccepted) ? 'closed' : isInPart ? 'pass' : 'shipped',
      signed: addDays(created, -1),
      created,
      released: addDays(created, 3),
      confirmed: addDays(created, 8),
      shipments: [...Map.groupBy(machines, ({ shipDate, arrivalDate }) => `${shipDate} ${arrivalDate === null}`).values()].map((together): DemoShipment => ({
        shipDate: together[0]!.shipDate,
        eta: etaOf(together, today),
        machines: together,
      })),
      unpaid: owes ? [machines.at(-1)!.vin] : [],
      open: isInPart ? 2 : 0,
    };
  });
}

/** The order by which the machines of the suspended dealer came, all on credit. @param machines as they are by now */
export function suspendedOrder(machines: readonly OrderedMachine[]): DemoOrder {
  const [{ vehicleOrderNo: orderNo, contractNo }] = machines as [OrderedMachine];
  const [first] = machines.map(({ shipDate }) => shipDate).toSorted() as [string];
  return {
    orderNo,
    contractNo,
    dealer: suspendedDealer,
    status: 'shipped',
    signed: addDays(first, -20),
    created: addDays(first, -19),
    released: addDays(first, -17),
    confirmed: addDays(first, -15),
    shipments: [...Map.groupBy(machines, ({ shipDate }) => shipDate).entries()]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([shipDate, together]) => ({ shipDate, eta: addDays(shipDate, 45), machines: together })),
    unpaid: machines.map(({ vin }) => vin),
    open: 0,
    unitPrice: 12_000,
  };
}

/** Machines that have arrived came about in time; some of those under way are late. */
function etaOf(machines: readonly DemoVehicle[], today: string): string {
  const [{ shipDate, arrivalDate, dealerCode }] = machines as [DemoVehicle];
  if (arrivalDate !== null) return addDays(shipDate, 45);
  const isLate = pastEta.includes(dealerCode) && daysBetween(shipDate, today) > 12;
  return isLate ? addDays(today, -2) : addDays(today, 10 + (daysBetween(shipDate, today) % 20));
}
