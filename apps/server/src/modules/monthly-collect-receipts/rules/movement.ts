/** What moved on the accounts of a dealer in a month, and the boxes of the statement that it falls into. Pure. */
import { divide, multiply, sum } from '@harrow/validation';

export type AccountType = 'vehicle' | 'parts' | 'deposit';
export const accountTypes: readonly AccountType[] = ['vehicle', 'parts', 'deposit'];

/** Turnover of an account by kind of fee. */
export interface Movement {
  accountType: AccountType;
  /** Dictionary `fee_type`. */
  feeType: string;
  in: number;
  out: number;
}

export type Balances = Readonly<Record<AccountType, number>>;

export const nothing: Balances = { vehicle: 0, parts: 0, deposit: 0 };

/** Boxes of the two trading accounts, and whether money in makes them larger. */
const boxes = {
  collectedVehicle: 'in',
  collectedParts: 'in',
  vehicleCharges: 'out',
  partsCharges: 'out',
  extensionFees: 'out',
  serviceFeeCredit: 'in',
  marketingCredit: 'in',
  partsClaimCredit: 'in',
  chargebacks: 'out',
} as const;
export type Box = keyof typeof boxes;

/** Kinds of fees with a box of their own, net of their reversals. All others are other entries. */
const boxOf: Readonly<Record<string, Box>> = {
  vehicle_payment: 'collectedVehicle',
  parts_payment: 'collectedParts',
  vehicle_order: 'vehicleCharges',
  parts_order: 'partsCharges',
  extension: 'extensionFees',
  warranty_credit: 'serviceFeeCredit',
  service_fee_credit: 'serviceFeeCredit',
  marketing_credit: 'marketingCredit',
  parts_claim_credit: 'partsClaimCredit',
  chargeback: 'chargebacks',
};

/** Part A of a statement. */
export type Figures = Record<Box, number> & {
  openingVehicle: number;
  openingParts: number;
  openingDeposit: number;
  depositIn: number;
  /** Of the vehicle and the parts account. */
  otherIn: number;
  otherOut: number;
  otherCharges: number;
  closingVehicle: number;
  closingParts: number;
  closingDeposit: number;
};

const total = (lines: readonly Movement[], side: 'in' | 'out'): number => sum(lines.map((line) => line[side]));
const net = (lines: readonly Movement[]): number => sum([total(lines, 'in'), -total(lines, 'out')]);

/** What an account holds after its movement. */
export const closingOf = (opening: Balances, movement: readonly Movement[]): Balances => {
  const after = (type: AccountType): number => sum([opening[type], net(movement.filter(({ accountType }) => accountType === type))]);
  return { vehicle: after('vehicle'), parts: after('parts'), deposit: after('deposit') };
};

/** Part A: opening and closing of each account, and the boxes in between. */
export function figuresOf(opening: Balances, movement: readonly Movement[]): Figures {
  const trading = movement.filter(({ accountType }) => accountType !== 'deposit');
  const boxed = Object.fromEntries(
    (Object.keys(boxes) as Box[]).map((box) => {
      const lines = trading.filter(({ feeType }) => boxOf[feeType] === box);
      return [box, boxes[box] === 'in' ? net(lines) : sum([0, -net(lines)])];
    }),
  ) as Record<Box, number>;
  const others = trading.filter(({ feeType }) => boxOf[feeType] === undefined);
  const [otherIn, otherOut] = [total(others, 'in'), total(others, 'out')];
  const closing = closingOf(opening, movement);
  return {
    openingVehicle: opening.vehicle,
    openingParts: opening.parts,
    openingDeposit: opening.deposit,
    ...boxed,
    depositIn: net(movement.filter(({ accountType, feeType }) => accountType === 'deposit' && feeType === 'deposit')),
    otherIn,
    otherOut,
    otherCharges: sum([otherOut, -otherIn]),
    closingVehicle: closing.vehicle,
    closingParts: closing.parts,
    closingDeposit: closing.deposit,
  };
}

/** Collected of the target in per cent, with one decimal; null without a target. */
export const collectionRate = (
  { collectedVehicle, collectedParts }: Pick<Figures, 'collectedVehicle' | 'collectedParts'>,
  target: number | null,
): number | null => (target === null || target <= 0 ? null : divide(multiply([sum([collectedVehicle, collectedParts]), 100]), target, 1));

/** By how much the closing of the vehicle, parts and deposit accounts misses what the ledger says. */
export const imbalance = (closing: Balances, ledger: Balances): number =>
  accountTypes.map((type) => sum([ledger[type], -closing[type]])).find((difference) => difference !== 0) ?? 0;
