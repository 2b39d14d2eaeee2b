import type { Defaults } from '../../shared/parameters.ts';

/** Limits of uploaded files. */
export const attachParameters = {
  'attach.maxMb': '50',
  /** Most MB that the files of one user, and of one dealer, may take. */
  'attach.quotaUserMb': '10240',
  'attach.quotaDealerMb': '51200',
} as const;

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Defaults<typeof attachParameters> {}
}
