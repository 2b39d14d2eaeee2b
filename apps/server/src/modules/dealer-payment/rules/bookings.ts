/** What a payment books. Pure. */
import type { PaymentKind } from '../../../generated/types.gen.ts';
import { type AccountType, contraOf, type Direction } from '../../ledger/service.ts';

/** What came for an account. */
export const received: Readonly<Record<AccountType, string>> = { vehicle: 'vehicle_payment', parts: 'parts_payment', deposit: 'deposit' };

/** Fee types that finance books by an entry, with the only direction of those that have one. */
const entryTypes: Readonly<Record<string, Direction | null>> = {
  vehicle_payment: 'in',
  parts_payment: 'in',
  deposit: 'in',
  refund: 'out',
  freight: null,
  adjustment: null,
};

interface Chosen {
  kind: PaymentKind;
  accountType: AccountType | null;
  feeType: string | null;
  direction: Direction;
}

/** Fee type and direction as far as kind and account decide them; a remittance is what its account is paid by. */
export function decided({ kind, accountType, feeType, direction }: Chosen): Pick<Chosen, 'feeType' | 'direction'> {
  if (kind === 'remittance') return { feeType: accountType && received[accountType], direction: 'in' };
  if (kind === 'transfer') return { feeType: 'transfer', direction: 'out' };
  if (kind === 'opening') return { feeType: 'opening', direction };
  return { feeType, direction: (feeType !== null && entryTypes[feeType]) || direction };
}

/** Whether a kind has this fee type at all. */
export const hasFeeType = (kind: PaymentKind, feeType: string): boolean => kind !== 'entry' || Object.hasOwn(entryTypes, feeType);

/** It came from a bank, or goes to one, and bears the bank's reference. */
export const isOfBank = (feeType: string | null): boolean => feeType !== null && contraOf(feeType) === 'bank';

/** Taken from an account, which has to hold it. */
export const mustBeThere = ({ kind, direction }: Pick<Chosen, 'kind' | 'direction'>): boolean => direction === 'out' && kind !== 'opening';

/** The last day of a month: the day before the first month of an account. */
export const isMonthEnd = (day: string): boolean => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1;
};
