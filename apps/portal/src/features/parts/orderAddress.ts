/** A part that somebody wants to order. */
export interface WantedPart {
  partsCode: string;
  /** Of the smallest order. */
  minOrderMultiple: number;
}

/** Address of an order of these parts, in their smallest quantities: a new one, or the draft that the user goes on with. */
export const orderAddress = (wanted: readonly WantedPart[], draftId?: string): string =>
  `/parts/order/${draftId === undefined ? 'add' : `edit/${draftId}`}?parts=${wanted.map(({ partsCode, minOrderMultiple }) => `${encodeURIComponent(partsCode)}:${minOrderMultiple}`).join(',')}`;
