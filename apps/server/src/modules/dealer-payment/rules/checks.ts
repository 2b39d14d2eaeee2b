/** What a payment must have to be handed in, and to be booked. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { PaymentHeader } from '../tables.ts';
import { isMonthEnd, isOfBank } from './bookings.ts';

const lacking = (header: PaymentHeader, fields: readonly (keyof PaymentHeader)[]): InvalidField[] =>
  fields.filter((field) => header[field] === null).map((field) => ({ field, code: 'E-013' }));

const tooLate = ({ feeDate }: Pick<PaymentHeader, 'feeDate'>, today: string): InvalidField[] =>
  feeDate !== null && feeDate > today ? [{ field: 'feeDate', code: 'E-512' }] : [];

/** @param slips number of files that show the payment @param today the maker's */
export const checkSubmit = (header: PaymentHeader, { slips, today }: { slips: number; today: string }): InvalidField[] => [
  ...missingFields('DealerPaymentInput', header),
  ...lacking(header, ['bankName', 'bankTagNumber', 'accountNumber', 'transferDate']),
  ...tooLate(header, today),
  ...(slips === 0 ? [{ field: 'paymentProof', code: 'E-515' }] : []),
];

/** A payment as finance books it. */
export interface Booking {
  header: PaymentHeader;
  paid: number;
}

/** @param today the maker's */
export function checkBooking({ header, paid }: Booking, { today }: { today: string }): InvalidField[] {
  const { kind, feeType, feeDate, paymentAmount } = header;
  const errors = [...missingFields('DealerPaymentInput', header), ...lacking(header, ['feeType']), ...tooLate(header, today)];
  if (isOfBank(feeType)) errors.push(...lacking(header, ['bankReference']));
  if (kind === 'transfer') errors.push(...lacking(header, ['toAccountType']));
  if (kind === 'opening' && feeDate !== null && !isMonthEnd(feeDate)) errors.push({ field: 'feeDate', code: 'dealerPayment.notMonthEnd' });
  if (paymentAmount === null) return errors;
  if (!hasDecimals(paid, 2)) errors.push({ field: 'paidAmount', code: 'E-016', params: { n: 2 } });
  else if (paid <= 0) errors.push({ field: 'paidAmount', code: 'dealerPayment.notPositive' });
  else if (paid > paymentAmount) errors.push({ field: 'paidAmount', code: 'E-513' });
  else if (paid < paymentAmount && kind !== 'remittance') errors.push({ field: 'paidAmount', code: 'dealerPayment.notWhole' });
  return errors;
}
