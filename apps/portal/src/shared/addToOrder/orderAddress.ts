/** A part that somebody wants to order. */
export interface WantedPart {
  partsCode: string;
  /** Null: the smallest quantity that can be ordered. */
  qty: number | null;
}

/** Address of an order of these parts: a new one, or the draft that the user goes on with. */
export const orderAddress = (wanted: readonly WantedPart[], draftId?: string): string =>
  `/parts/order/${draftId === undefined ? 'add' : `edit/${draftId}`}?parts=${wanted
    .map(({ partsCode, qty }) => (qty === null ? encodeURIComponent(partsCode) : `${encodeURIComponent(partsCode)}:${qty}`))
    .join(',')}`;
