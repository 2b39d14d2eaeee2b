/** Which remittance a line of a bank pays. Pure. */
import type { BankLineInput } from '../../../generated/types.gen.ts';
import { plainAccount } from '../../dealer/service.ts';
import { plainReference } from '../../ledger/service.ts';
import type { PaymentHeader } from '../tables.ts';

export type Remittance = Pick<
  PaymentHeader,
  'id' | 'paymentNo' | 'dealerCode' | 'accountType' | 'currency' | 'paymentAmount' | 'payerName' | 'accountNumber' | 'bankReference'
>;

/** `tooMuch`: it names a remittance of which less was announced. `several`: more than one fits. */
export type Match<Found extends Remittance> = { is: 'paid'; remittance: Found } | { is: 'several' } | { is: 'tooMuch' } | { is: 'none' };

const plainName = (name: string | null | undefined): string => (name ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const isSame = (one: string, other: string): boolean => one !== '' && one === other;

/**
 * The remittance with the line's reference; else the one without a reference that announced the same amount and names the same payer.
 * Currency agrees, and dealer and account where the line names them.
 */
export function matchLine<Found extends Remittance>(line: BankLineInput, remittances: readonly Found[]): Match<Found> {
  const { paymentAmount, currency, dealerCode, accountType } = line;
  const fitting = remittances.filter(
    (each) => each.currency === currency && (!dealerCode || each.dealerCode === dealerCode) && (!accountType || each.accountType === accountType),
  );
  const named = fitting.filter(({ bankReference }) => isSame(plainReference(bankReference), plainReference(line.bankReference)));
  if (named.length > 0) {
    const enough = named.filter((each) => each.paymentAmount! >= paymentAmount);
    return enough.length === 0 ? { is: 'tooMuch' } : oneOf(enough);
  }
  return oneOf(fitting.filter((each) => plainReference(each.bankReference) === '' && each.paymentAmount === paymentAmount && hasSamePayer(line, each)));
}

/** Finds those among many remittances that a line may pay: by reference, or without one by currency and amount. */
export function mayPay<Found extends Remittance>(remittances: readonly Found[]): (line: BankLineInput) => readonly Found[] {
  const byReference = Map.groupBy(remittances, ({ bankReference }) => plainReference(bankReference));
  const announced = ({ currency, paymentAmount }: Pick<Remittance, 'currency' | 'paymentAmount'>): string => `${currency} ${paymentAmount}`;
  const unnamed = Map.groupBy(byReference.get('') ?? [], announced);
  return (line) => [...(byReference.get(plainReference(line.bankReference)) ?? []), ...(unnamed.get(announced(line)) ?? [])];
}

const hasSamePayer = (line: BankLineInput, { payerName, accountNumber }: Remittance): boolean =>
  isSame(plainAccount(accountNumber ?? ''), plainAccount(line.accountNumber ?? '')) || isSame(plainName(payerName), plainName(line.payerName));

function oneOf<Found extends Remittance>(found: readonly Found[]): Match<Found> {
  const [remittance, another] = found;
  if (!remittance) return { is: 'none' };
  return another ? { is: 'several' } : { is: 'paid', remittance };
}
