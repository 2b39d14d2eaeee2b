import { sum } from '@harrow/validation';
import { codeKey, isBlankRow, newRow, type OrderRow, type WantedPart } from './orderRow.ts';

/** Lines in which each part stands once, and the codes whose quantities were added. */
export interface Merged {
  rows: readonly OrderRow[];
  added: readonly string[];
}

const together = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : sum([a, b]));

/** What was written beside the part goes on with the line that stays; where it has something itself, the other's follows. */
const joined = (a: string | null, b: string | null): string | null => (a === null || a === b ? (a ?? b) : b === null ? a : `${a} ${b}`);

/** A line with another one of the same part added to it. A line that differs in its machine or claim keeps its own. */
export const plus = (row: OrderRow, other: OrderRow): OrderRow => ({
  ...row,
  qty: together(row.qty, other.qty),
  vin: row.vin ?? other.vin,
  claimNo: row.claimNo ?? other.claimNo,
  remark: joined(row.remark, other.remark),
});

/** The same lines without blank ones, each part once: quantities of the same part are added at the first line that has it. */
export function mergeRows(given: readonly OrderRow[]): Merged {
  const rows: OrderRow[] = [];
  const placeOf = new Map<string, number>();
  const added = new Set<string>();
  for (const row of given) {
    if (isBlankRow(row)) continue;
    const key = codeKey(row.partsCode);
    const place = key === '' ? undefined : placeOf.get(key);
    if (place === undefined) {
      placeOf.set(key, rows.length);
      rows.push(row);
    } else {
      rows[place] = plus(rows[place]!, row);
      added.add(rows[place].partsCode!);
    }
  }
  return { rows, added: [...added] };
}

/** The lines with further parts; one that is there already gets the quantity on top. */
export const withParts = (rows: readonly OrderRow[], parts: readonly WantedPart[]): Merged =>
  mergeRows([...rows, ...parts.map((part) => newRow(undefined, part))]);
