/** The shelves of dealers and their sub-dealers. Stock changes only here: a movement is appended and never altered. */
export { stockInvariants } from './invariants.ts';
export { bringIn } from './bringIn.ts';
export { freeStock } from './freeStock.ts';
export { type Move, moveStock, reverseMoves } from './moves.ts';
export { type PartsUse, returnParts, shortages, takeParts, type UsedPart } from './partsUse.ts';
export { releaseStock, reserveStock } from './reservations.ts';
export { revalueShelves } from './revalue.ts';
export { inShipping } from './shipping.ts';
export { stockTemplate } from './stockImport.ts';
export { transferStock } from './transfer.ts';
export { openNormalWarehouses, openWarehouses, type StockUnit } from './warehouses.ts';
