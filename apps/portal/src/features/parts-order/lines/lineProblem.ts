import type { NamedPart } from '@harrow/api-client';
import { codeKey, type OrderRow } from './orderRow.ts';
import { isMultiple, roundedUp } from './figures.ts';
import { plus } from './mergeRows.ts';

/** What the catalogue says about a code. */
export type PartFacts = Pick<
  NamedPart,
  'id' | 'partsCode' | 'partsName' | 'unit' | 'weightKg' | 'unitPrice' | 'successor' | 'minOrderMultiple' | 'availability' | 'availability_dictText' | 'problem'
>;

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

/** Problems by the ids of their lines. */
export type LineProblems = ReadonlyMap<string, LineProblem>;

/** The first problem of each line that has one: its part, then the same part above it, then its quantity. Nothing is said of parts that are not known yet. */
export function problemsOf(rows: readonly OrderRow[], facts: FactsByCode): LineProblems {
  const firsts = new Map<string, { rowId: string; lineNo: number }>();
  const problems = new Map<string, LineProblem>();
  for (const [index, row] of rows.entries()) {
    const key = codeKey(row.partsCode);
    const part = facts.get(key);
    const first = firsts.get(key);
    if (!first) firsts.set(key, { rowId: row.id, lineNo: index + 1 });
    const problem = part && (problemOfPart(part) ?? (first ? twice(first) : problemOfQuantity(row, part)));
    if (problem) problems.set(row.id, problem);
  }
  return problems;
}

const problemOfPart = ({ problem, successor }: PartFacts): LineProblem | undefined =>
  problem === null ? undefined : { field: 'partsCode', ...problem, ...(successor !== null && { wayOut: { kind: 'useNew', partsCode: successor } }) };

const twice = (first: { rowId: string; lineNo: number }): LineProblem => ({ field: 'partsCode', code: 'twice', wayOut: { kind: 'addTo', ...first } });

function problemOfQuantity({ qty }: OrderRow, { minOrderMultiple }: PartFacts): LineProblem | undefined {
  const multiple = minOrderMultiple ?? 1;
  if (qty === null || isMultiple(qty, multiple)) return undefined;
  return { field: 'qty', code: 'E-302', multiple, wayOut: { kind: 'roundUp', qty: roundedUp(qty, multiple) } };
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
