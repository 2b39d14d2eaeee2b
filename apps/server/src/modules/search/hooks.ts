/** Hook for what the search over everything finds. */
import type { Searched } from '../../shared/list/searched.ts';

declare module '../../shared/module.ts' {
  interface Module {
    /** What the search over everything finds among its records. */
    readonly searched?: readonly Searched[];
  }
}
