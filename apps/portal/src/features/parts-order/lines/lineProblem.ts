import { codeKey, type OrderRow } from './orderRow.ts';
import { isMultiple, roundedUp } from './figures.ts';
import { plus, twinOf } from './mergeRows.ts';

/** What the catalogue says about a code. */
export interface PartFacts {
  partsCode: string;
  /** Null: there is no such part. */
  id: string | null;
  partsName: string;
  unit: string;
  weightKg: number | null;
  unitPrice: number | null;
  replacedBy: string | null;
  minOrderMultiple: number;
  /** Reason why it cannot be ordered, in the user's language. */
  problem: { code: string; text: string } | null;
}

/** Facts by `codeKey`. */
export type FactsByCode = ReadonlyMap<string, PartFacts>;

/** Change of a line that cures its problem. */
export type WayOut = { kind: 'useNew'; partsCode: string } | { kind: 'roundUp'; qty: number } | { kind: 'addTo'; rowId: string; lineNo: number };

/** Reason why a line cannot be ordered as it is. */
export interface LineProblem {
  field: 'partsCode' | 'qty';
  code: string;
  /** The catalogue's words; absent where the line itself is wrong. */
  text?: string;
  /** The step in which the part is sold. */
  multiple?: number;
  wayOut?: WayOut;
}

/** The first problem of a line: its part, then the same part above it, then its quantity. Undefined while nothing is wrong, or its part is not known yet. */
export function problemOf(row: OrderRow, rows: readonly OrderRow[], facts: FactsByCode): LineProblem | undefined {
  const part = facts.get(codeKey(row.partsCode));
  if (!part) return undefined;
  const { problem, replacedBy, minOrderMultiple } = part;
  if (problem !== null)
    return { field: 'partsCode', ...problem, ...(replacedBy !== null && part.id !== null && { wayOut: { kind: 'useNew', partsCode: replacedBy } }) };
  const twin = twinOf(rows, row);
  if (twin) return { field: 'partsCode', code: 'twice', wayOut: { kind: 'addTo', rowId: twin.id, lineNo: rows.indexOf(twin) + 1 } };
  if (row.qty === null || isMultiple(row.qty, minOrderMultiple)) return undefined;
  return { field: 'qty', code: 'E-302', multiple: minOrderMultiple, wayOut: { kind: 'roundUp', qty: roundedUp(row.qty, minOrderMultiple) } };
}

/** The lines after a way out was taken for one of them. */
export function withWayOut(rows: readonly OrderRow[], rowId: string, wayOut: WayOut): readonly OrderRow[] {
  const change = (patch: Partial<OrderRow>): readonly OrderRow[] => rows.map((row) => (row.id === rowId ? { ...row, ...patch } : row));
  switch (wayOut.kind) {
    case 'roundUp':
      return change({ qty: wayOut.qty });
    case 'useNew':
      return change({ partsCode: wayOut.partsCode, ...unknownPart });
    case 'addTo': {
      const twin = rows.find(({ id }) => id === rowId);
      return twin ? rows.filter((row) => row !== twin).map((row) => (row.id === wayOut.rowId ? plus(row, twin) : row)) : rows;
    }
  }
}

/** Of a line whose part is not looked up yet. */
const unknownPart = { partsName: null, unit: null, weightKg: null, unitPrice: null } as const;

/** A line whose code was changed knows nothing of the new part yet. */
export function withoutOldParts(before: readonly OrderRow[], after: readonly OrderRow[]): readonly OrderRow[] {
  const old = new Map(before.map((row) => [row.id, codeKey(row.partsCode)]));
  return after.map((row) => {
    const previous = old.get(row.id);
    return previous === undefined || previous === codeKey(row.partsCode) ? row : { ...row, ...unknownPart };
  });
}

/** The lines with what the catalogue says of their parts; an empty quantity becomes the smallest that can be ordered. The same array where nothing changes. */
export function withFacts(rows: readonly OrderRow[], facts: FactsByCode): readonly OrderRow[] {
  let isChanged = false;
  const next = rows.map((row) => {
    const part = facts.get(codeKey(row.partsCode));
    if (!part || part.id === null) return row;
    const { partsCode, partsName, unit, weightKg, unitPrice, minOrderMultiple } = part;
    const isNew = row.partsName === null;
    const known = { ...row, partsCode, partsName, unit, weightKg, unitPrice, ...(isNew && row.qty === null && { qty: minOrderMultiple }) };
    if (Object.entries(known).every(([field, value]) => row[field as keyof OrderRow] === value)) return row;
    isChanged = true;
    return known;
  });
  return isChanged ? next : rows;
}
