import { choice, days, declareParameters, type Declares } from '../../shared/parameters.ts';

/** Rules for passwords. */
export const userParameters = declareParameters('system', {
  /** 0: never. */
  'password.maxAgeDays': days(90, [0, 730]),
  /** How long a password signs in that an administrator gave. */
  'password.oneTimeDays': days(7, [1, 90]),
  'password.policy': choice('strict', ['strict', 'A', 'B']),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof userParameters> {}
}
