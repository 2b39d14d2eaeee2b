import type { StatementMovement } from '@harrow/api-client';

/** Accounts in the order of statements. */
export const accounts = ['vehicle', 'parts', 'deposit'] as const;
export type Account = (typeof accounts)[number];

/** What a kind of fee has moved on each account; one that it has not touched is left out. */
export interface AccountStep {
  feeType: string;
  text: string;
  amounts: Readonly<Partial<Record<Account, number>>>;
}

/** Steps from the opening to the closing of the accounts, one for each kind of fee. */
export function stepsOf(movement: readonly StatementMovement[]): AccountStep[] {
  const steps = new Map<string, AccountStep>();
  for (const { feeType, feeType_dictText: text, accountType, in: paidIn, out } of movement) {
    const amounts = { ...steps.get(feeType)?.amounts, [accountType]: paidIn - out };
    steps.set(feeType, { feeType, text, amounts });
  }
  return [...steps.values()];
}
