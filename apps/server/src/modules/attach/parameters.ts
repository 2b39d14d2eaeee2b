import { declareParameters, type Declares, integer } from '../../shared/parameters.ts';

/** Limits of uploaded files. */
export const attachParameters = declareParameters('system', {
  'attach.maxMb': integer(50, [1, 50], 'MB'),
  /** Most MB that the files of one user, and of one dealer, may take. */
  'attach.quotaUserMb': integer(10_240, [100, 1_000_000], 'MB'),
  'attach.quotaDealerMb': integer(51_200, [100, 1_000_000], 'MB'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof attachParameters> {}
}
