import { days, declareParameters, type Declares, yesNo } from '../../shared/parameters.ts';

export const dealerParameters = {
  ...declareParameters('sales', {
    /** Days before the end of a contract when it is spoken of first. */
    'dealer.contractReminderDays': days(60, [1, 365]),
    /** Days within which a termination can be taken back. */
    'dealer.reinstateDays': days(30, [0, 365]),
  }),
  ...declareParameters('finance', {
    /** Y: two people change a bank account. */
    'dealer.bankFourEyes': yesNo('N'),
  }),
};

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof dealerParameters> {}
}
