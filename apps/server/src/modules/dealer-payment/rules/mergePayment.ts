/** Lays what was typed over a payment. Pure. */
import type { DealerPaymentInput } from '../../../generated/types.gen.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { isAccountNumber, plainAccount } from '../../dealer/service.ts';
import { contraOf, isFitting } from '../../ledger/service.ts';
import type { PaymentHeader } from '../tables.ts';
import { decided, hasFeeType } from './bookings.ts';

export interface PaymentFacts {
  /** ISO 3166 alpha-2 of the dealer. */
  country: string;
  /** Values of the dictionaries. */
  currencies: readonly string[];
  feeTypes: readonly string[];
  /** Numbers among those typed that are orders of the dealer. */
  orderNos: ReadonlySet<string>;
  /** Names of fee type, account and direction in the user's language, for E-511. */
  words: (header: Pick<PaymentHeader, 'feeType' | 'accountType' | 'direction'>) => { t: string; a: string; dir: string };
}

const texts = ['payerName', 'bankName', 'bankTagNumber', 'bankReference', 'remark'] as const;
const choices = ['accountType', 'toAccountType', 'currency', 'feeType', 'feeDate', 'paymentAmount', 'transferDate'] as const;

/** Order numbers as they stand in lists. */
export const readOrderNos = (typed: readonly string[]): string[] => [...new Set(typed.map((no) => no.trim().toUpperCase()).filter(Boolean))];

/** @throws 422 with everything that cannot be stored */
export function mergePayment(base: PaymentHeader, input: DealerPaymentInput, facts: PaymentFacts): PaymentHeader {
  const typed: PaymentHeader = {
    ...base,
    ...Object.fromEntries(texts.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]?.trim() || null]]))),
    ...Object.fromEntries(choices.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field] === '' ? null : input[field]]]))),
    ...(input.kind && { kind: input.kind }),
    ...(input.direction && { direction: input.direction }),
    ...(input.accountNumber !== undefined && { accountNumber: input.accountNumber ? plainAccount(input.accountNumber) || null : null }),
    ...(input.orderNos !== undefined && { orderNos: readOrderNos(input.orderNos) }),
  };
  const header: PaymentHeader = { ...typed, ...decided(typed), ...(typed.kind !== 'transfer' && { toAccountType: null }) };
  const errors = [...unknownWords(header, facts), ...wrongAmount(header), ...wrongAccount(header, facts)];
  const strange = header.accountType === 'parts' ? header.orderNos.find((no) => !facts.orderNos.has(no)) : undefined;
  if (strange !== undefined) errors.push({ field: 'orderNos', code: 'E-012' });
  if (errors.length > 0) throw invalid(errors);
  return header;
}

function unknownWords({ kind, currency, feeType, accountType, toAccountType, direction }: PaymentHeader, facts: PaymentFacts): InvalidField[] {
  if (currency !== null && !facts.currencies.includes(currency)) return [{ field: 'currency', code: 'E-014' }];
  if (feeType !== null && !facts.feeTypes.includes(feeType)) return [{ field: 'feeType', code: 'E-014' }];
  if (kind === 'transfer' && accountType !== null && accountType === toAccountType) return [{ field: 'toAccountType', code: 'E-522' }];
  if (feeType === null || accountType === null) return [];
  const contra = contraOf(feeType) ?? '';
  if (hasFeeType(kind, feeType) && isFitting({ accountType, direction, feeType, contra })) return [];
  return [{ field: 'feeType', code: 'E-511', params: facts.words({ feeType, accountType, direction }) }];
}

function wrongAmount({ paymentAmount }: PaymentHeader): InvalidField[] {
  if (paymentAmount === null) return [];
  if (!hasDecimals(paymentAmount, 2)) return [{ field: 'paymentAmount', code: 'E-016', params: { n: 2 } }];
  return paymentAmount > 0 ? [] : [{ field: 'paymentAmount', code: 'dealerPayment.notPositive' }];
}

const wrongAccount = ({ accountNumber }: PaymentHeader, { country }: PaymentFacts): InvalidField[] =>
  accountNumber === null || isAccountNumber(accountNumber, country) ? [] : [{ field: 'accountNumber', code: 'E-514' }];
