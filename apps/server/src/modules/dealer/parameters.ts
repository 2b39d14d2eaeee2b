import type { Defaults } from '../../shared/parameters.ts';

export const dealerParameters = {
  /** Days before the end of a contract when it is spoken of first. */
  'dealer.contractReminderDays': '60',
  /** Days within which a termination can be taken back. */
  'dealer.reinstateDays': '30',
  /** Y: two people change a bank account. */
  'dealer.bankFourEyes': 'N',
} as const;

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Defaults<typeof dealerParameters> {}
}
