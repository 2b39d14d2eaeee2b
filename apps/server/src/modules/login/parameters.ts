import type { Defaults } from '../../shared/parameters.ts';

/** What follows failed sign-ins. */
export const loginParameters = {
  /** Failed sign-ins of an account or address after which a verification code is asked for. */
  'login.captchaAfter': '3',
  /** Failed sign-ins after which an account is locked, and for how many minutes. */
  'login.lockAfter': '5',
  'login.lockMinutes': '15',
} as const;

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Defaults<typeof loginParameters> {}
}
