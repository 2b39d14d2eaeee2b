import { declareParameters, type Declares, integer } from '../../shared/parameters.ts';

/** Consequences of failed sign-ins. */
export const loginParameters = declareParameters('system', {
  /** Failed sign-ins of an account or address after which a verification code is asked for; 0: always. */
  'login.captchaAfter': integer(3, [0, 20]),
  /** Failed sign-ins after which an account is locked, and for how many minutes. */
  'login.lockAfter': integer(5, [3, 50]),
  'login.lockMinutes': integer(15, [1, 1440], 'min'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof loginParameters> {}
}
