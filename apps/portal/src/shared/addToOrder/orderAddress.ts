/** A part that somebody wants to order. */
export interface WantedPart {
  partsCode: string;
  /** Null: the smallest quantity that can be ordered. */
  qty: number | null;
}

/** The draft that the user goes on with. `once` tells one addition from the next, so that coming back to the address adds nothing. */
interface Draft {
  id: string;
  once: string;
}

/** Address of an order of these parts: a new one, or a draft. */
export function orderAddress(wanted: readonly WantedPart[], draft?: Draft): string {
  const parts = wanted.map(({ partsCode, qty }) => (qty === null ? encodeURIComponent(partsCode) : `${encodeURIComponent(partsCode)}:${qty}`)).join(',');
  return draft ? `/parts/order/edit/${draft.id}?parts=${parts}&once=${draft.once}` : `/parts/order/add?parts=${parts}`;
}
