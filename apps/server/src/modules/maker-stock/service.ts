/** The maker's stock of parts. It changes only here: a movement is appended and never altered. */
export { makerAvailable, makerAvailableIn } from './available.ts';
export { makerStockInvariants } from './invariants.ts';
export { release, type Reserve, reserve } from './reservations.ts';
export { receiveReturned, recallShipped, type ReturnedGoods, shipReserved } from './shipments.ts';
