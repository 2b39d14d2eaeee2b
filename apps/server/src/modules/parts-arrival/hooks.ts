/** Hooks of claims about the differences of a receipt. */
import type { TrxContext } from '../../shared/context.ts';
import type { JobContext } from '../../shared/jobs/job.ts';
import type { Parameters } from '../../shared/parameters.ts';
import type { Difference } from './rules/differences.ts';
import type { ArrivalHeader } from './tables.ts';

/** A booked receipt with what it lacks, or has too much; each difference with its line. */
export interface ArrivalWithDifferences {
  readonly arrival: ArrivalHeader;
  readonly differences: readonly ArrivalDifference[];
}

export interface ArrivalDifference extends Difference {
  readonly arrivalLineId: string;
  /** Null for a part that is not on the packing list. */
  readonly packingLineId: string | null;
  readonly wmsBoxNo: string;
  readonly partsCode: string;
  readonly partsName: Readonly<Record<string, string>>;
  readonly unit: string;
  readonly unitPrice: number;
  readonly packedQty: number;
  readonly receivedQty: number;
  /** The part that came instead, where the reason is `wrong`. */
  readonly wrongPartsCode: string | null;
}

/** What claims do about receipts, in the transaction of the receipt. */
export interface ArrivalDifferenceHooks {
  /** Last day to hand in a claim. @param input.arrivalDate `YYYY-MM-DD` */
  readonly claimDeadline: (parameters: Parameters, input: { arrivalDate: string }) => string;
  /** A receipt was booked with differences: begins one draft with a line for each, and the photos of the damage. @returns its number */
  readonly booked: (context: TrxContext, input: ArrivalWithDifferences) => Promise<{ partsClaimNo: string }>;
  /** Its differences are waived: the draft is dropped. @throws E-007 for a claim that was handed in */
  readonly waived: (context: TrxContext, input: { arrivalId: string }) => Promise<void>;
  /**
   * Its deadline is over and no claim was handed in: hands in the return of what is the maker's (`over`, `wrong`), drops the rest.
   * @returns whether a claim is handed in now
   */
  readonly overdue: (context: TrxContext, input: ArrivalWithDifferences) => Promise<boolean>;
  /** Ends claims that were returned and not handed in again. @returns how many */
  readonly endReturned: (job: JobContext) => Promise<number>;
}

declare module '../../shared/module.ts' {
  interface Module {
    /** Hooks for the differences of receipts; at most one module has them. */
    readonly arrivalDifferences?: ArrivalDifferenceHooks;
  }
}
