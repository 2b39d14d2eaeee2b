import type { StatementMovement } from '@harrow/api-client';
import { sum } from '@harrow/validation';

/** Accounts in the order of statements. */
export const accounts = ['vehicle', 'parts', 'deposit'] as const;
export type Account = (typeof accounts)[number];

/** What a kind of fee has moved on each account; one that it has not touched is left out. */
export interface AccountStep {
  feeType: string;
  text: string;
  amounts: Readonly<Partial<Record<Account, number>>>;
}

/** What comes in, what is charged, what is credited; what else there is comes last. */
const order = [
  'opening',
  'vehicle_payment',
  'parts_payment',
  'deposit',
  'vehicle_order',
  'parts_order',
  'extension',
  'freight',
  'warranty_credit',
  'service_fee_credit',
  'marketing_credit',
  'parts_claim_credit',
  'chargeback',
];
const placeOf = ({ feeType }: Pick<StatementMovement, 'feeType'>): number => (order.includes(feeType) ? order.indexOf(feeType) : order.length);

/** Steps from the opening to the closing of the accounts, one for each kind of fee. */
export function stepsOf(movement: readonly StatementMovement[]): AccountStep[] {
  const steps = new Map<string, AccountStep>();
  for (const { feeType, feeType_dictText: text, accountType, in: paidIn, out } of movement) {
    const amounts = { ...steps.get(feeType)?.amounts, [accountType]: sum([paidIn, -out]) };
    steps.set(feeType, { feeType, text, amounts });
  }
  return [...steps.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}
