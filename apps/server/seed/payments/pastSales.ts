/** Machines that were sold since the accounts began, and what dealers sent for them. Pure. */
import { addDays } from '../../src/shared/calendarDate.ts';
import { dealers } from '../organisations/organisations.ts';
import { listPrice } from '../products/listPrice.ts';
import { createRandom } from '../random.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';

type Seller = (typeof dealers)[number];

/** Charge to a machine account. */
export interface Charge {
  dealer: Seller;
  feeType: 'vehicle_order' | 'freight';
  /** Number of the machine's order, and the machine. */
  orderNo: string;
  vin: string;
  amount: number;
  day: string;
}

export interface PastRemittance {
  dealer: Seller;
  amount: number;
  day: string;
  bankReference: string;
}

export interface PastSales {
  charges: Charge[];
  remittances: PastRemittance[];
}

/** Remittances of each dealer, spread over its machines. */
const remittancesOf: Readonly<Record<string, number>> = { D001: 42, D002: 41, D003: 42, D004: 40 };

/** Of what machines cost; the rest is paid from what the account has. Amounts in RMB are larger, those that came before are not. */
const paidPct = (currency: string): number => (currency === 'RMB' ? 0.985 : 0.93);

const inOrder = (one: { day: string }, other: { day: string }): number => one.day.localeCompare(other.day);

/** @param unpaid VINs of machines that are still to be paid; @param deposits what dealers sent for orders whose machines are to come; @param opened day on which the accounts began; what was sent out before is in their openings */
export function pastSales(
  vehicles: readonly DemoVehicle[],
  {
    opened,
    today,
    unpaid,
    deposits,
  }: { opened: string; today: string; unpaid: ReadonlySet<string>; deposits: readonly Omit<PastRemittance, 'bankReference'>[] },
): PastSales {
  const sold = vehicles.filter(({ vin, shipDate }) => shipDate > addDays(opened, 12) && shipDate < today && !unpaid.has(vin));
  const charges: Charge[] = [];
  const remittances: PastRemittance[] = [];
  for (const dealer of dealers) {
    const own = sold.filter(({ dealerCode }) => dealerCode === dealer.dealerCode);
    const prices = own.map((vehicle): Charge => ({
      ...chargeOf(dealer, vehicle),
      feeType: 'vehicle_order',
      amount: listPrice(vehicle.fourthProduct, dealer.settlementCurrency),
    }));
    const random = createRandom(`sales.${dealer.dealerCode}`);
    // A truck takes one machine.
    const freights = own.map((vehicle): Charge => ({ ...chargeOf(dealer, vehicle), feeType: 'freight', amount: random.integer(140, 400) }));
    charges.push(...prices, ...freights);
    remittances.push(...remittancesFor(dealer, prices.toSorted(inOrder), opened));
  }
  remittances.push(
    ...deposits.map((deposit, index) => ({ ...deposit, bankReference: `MT${deposit.dealer.dealerCode.slice(1)}${deposit.day.replaceAll('-', '')}9${index}` })),
  );
  return { charges: charges.toSorted(inOrder), remittances: remittances.toSorted(inOrder) };
}

const chargeOf = (dealer: Seller, { vehicleOrderNo: orderNo, vin, shipDate: day }: DemoVehicle): Pick<Charge, 'dealer' | 'orderNo' | 'vin' | 'day'> => ({
  dealer,
  orderNo,
  vin,
  day,
});

/** Machines are paid before they leave, some at a time. */
function remittancesFor(dealer: Seller, prices: readonly Charge[], opened: string): PastRemittance[] {
  const { dealerCode, settlementCurrency: currency } = dealer;
  const count = Math.min(remittancesOf[dealerCode]!, prices.length);
  const random = createRandom(`remittances.${dealerCode}`);
  return Array.from({ length: count }, (_, index): PastRemittance => {
    const [from, to] = [index, index + 1].map((share) => Math.floor((share * prices.length) / count)) as [number, number];
    const paid = prices.slice(from, to);
    const sum = paid.reduce((all, { amount }) => all + amount, 0);
    const before = addDays(paid[0]!.day, -random.integer(3, 9));
    return {
      dealer,
      amount: Math.round((sum * paidPct(currency)) / 100) * 100,
      day: before > opened ? before : addDays(opened, 1),
      bankReference: `MT${dealerCode.slice(1)}${before.replaceAll('-', '')}${String(index + 1).padStart(3, '0')}`,
    };
  });
}
