/** What a booked receipt does to the shelves, the packing list and the orders. Pure. */
import { toHundredths } from '../../../shared/decimals.ts';
import type { ArrivalLine } from '../tables.ts';
import { piecesOf } from './differences.ts';

/** Pieces that come in. */
export interface Booking {
  lineId: string;
  warehouse: string;
  partsCode: string;
  qty: number;
  moveType: 'in_arrival' | 'in_free';
  unitCost: number;
}

/** Warehouses of every unit for goods that are not to be used. */
const blocked = { damaged: 'DAMAGED', over: 'OVER', wrong: 'WRONG' } as const;

/**
 * Movements of a counted line: right pieces at their price, whole ones into the warehouse of the receipt; surplus and other parts are the
 * maker's and worth nothing.
 */
export function bookingsOf(line: ArrivalLine, warehouse: string): Booking[] {
  const { id: lineId, partsCode, wrongPartsCode, unitPrice } = line;
  const { good, damaged, over, wrong } = piecesOf(line);
  const bought = { lineId, partsCode, moveType: 'in_arrival', unitCost: unitPrice } as const;
  const free = { lineId, moveType: 'in_free', unitCost: 0 } as const;
  const bookings: Booking[] = [
    { ...bought, warehouse, qty: good },
    { ...bought, warehouse: blocked.damaged, qty: damaged },
    { ...free, warehouse: blocked.over, partsCode, qty: over },
    { ...free, warehouse: blocked.wrong, partsCode: wrongPartsCode ?? partsCode, qty: wrong },
  ];
  return bookings.filter(({ qty }) => qty > 0);
}

/** Quantities by a key, added up, in the order of the keys. */
export function sumsBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string, qtyOf: (row: Row) => number): [key: string, qty: number][] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), toHundredths((sums.get(keyOf(row)) ?? 0) + qtyOf(row)));
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
