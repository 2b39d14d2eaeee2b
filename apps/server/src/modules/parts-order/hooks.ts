/** Hooks for orders that answer a parts claim. */
import type { TrxContext } from '../../shared/context.ts';

interface ResendOrder {
  claimId: string;
  orderId: string;
  orderNo: string;
}

export interface ResendEvents {
  /** All of it has arrived, or was missing on arrival: the order is closed. */
  readonly onArrived?: (context: TrxContext, order: ResendOrder) => Promise<void>;
  /** The order is closed, and some of it will not come. */
  readonly onCancelled?: (context: TrxContext, order: ResendOrder & { lines: readonly { claimLineId: string; qty: number }[] }) => Promise<void>;
}

declare module '../../shared/module.ts' {
  interface Module {
    readonly resendEvents?: ResendEvents;
  }
}
