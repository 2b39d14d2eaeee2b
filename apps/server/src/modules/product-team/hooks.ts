/** Hook for teams and platforms. */
import type { TrxContext } from '../../shared/context.ts';

declare module '../../shared/module.ts' {
  interface Module {
    /** Products have moved to another team or platform. */
    readonly productTeamsChanged?: (context: TrxContext) => Promise<void>;
  }
}
