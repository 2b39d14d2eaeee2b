import { toHundredths } from './decimals.ts';

/** Quantity of a part in a warehouse, the maker's or a dealer's, that is not locked. */
export const freeOf = ({ inventoryQty, lockedQty }: { inventoryQty: number; lockedQty: number }): number => toHundredths(inventoryQty - lockedQty);
