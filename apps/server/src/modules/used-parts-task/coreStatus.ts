/** Status of a core by its quantities. Pure. */
import type { Core, CoreStatus } from './tables.ts';

/** How much of a core is where, by the lines of its documents. */
export interface Whereabouts {
  /** In documents that were handed in. */
  handled: number;
  /** On its way to the maker. */
  underWay: number;
  /** In documents that wait for their review. */
  inReview: number;
  /** Did not come, was no part of ours, or was misused, and nothing was decided about it. */
  missing: number;
  received: number;
  scrapped: number;
  charged: number;
  waived: number;
  chargedAmount: number | null;
  /** Number of the document that is not finished. */
  heldBy: string | null;
}

type Known = Pick<Core, 'claimQty' | 'requestedDate' | 'waivedBy'>;

/** Quantity that may still be put into a document. */
export const openQtyOf = ({ claimQty, handledQty, waivedBy }: Pick<Core, 'claimQty' | 'handledQty' | 'waivedBy'>): number =>
  waivedBy === null ? Math.round((claimQty - handledQty) * 100) / 100 : 0;

/** The status of a core of which parts may be in several places: open parts go before finished ones. */
export function coreStatusOf({ claimQty, requestedDate, waivedBy }: Known, at: Whereabouts): CoreStatus {
  const isOpen = openQtyOf({ claimQty, handledQty: at.handled, waivedBy }) > 0;
  const first: readonly [boolean, CoreStatus][] = [
    [at.missing > 0, 'missing'],
    [isOpen && requestedDate !== null, 'to_return'],
    [at.underWay > 0, 'shipped'],
    [isOpen || at.inReview > 0, 'kept'],
    [at.charged > 0, 'charged'],
    [waivedBy !== null || at.waived > 0, 'waived'],
    [at.received > 0, 'received'],
  ];
  return first.find(([applies]) => applies)?.[1] ?? 'scrapped';
}
