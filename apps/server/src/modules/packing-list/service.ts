/** Packing lists: what leaves the maker, box by box. */
export { packingInvariants } from './invariants.ts';
export { openBoxes, type OpenPacking, receiveBoxes } from './receipts.ts';
