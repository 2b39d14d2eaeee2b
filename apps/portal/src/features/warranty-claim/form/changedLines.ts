import type { ClaimForm, FaultRow } from './claimForm.ts';

/** The tables of lines that a fault has. */
export type LineKind = 'labour' | 'parts';
export const lineKinds: readonly LineKind[] = ['labour', 'parts'];

/** A saved line: its id, and the fields that have another value than before. */
export interface ChangedLine {
  kind: LineKind;
  line: Readonly<Record<string, unknown>>;
}

/** Lines of `after` that `before` had with other values. Lines that came or went are not among them. */
export function changedLines(before: ClaimForm, after: ClaimForm): ChangedLine[] {
  return lineKinds.flatMap((kind) => {
    const old = new Map(linesOf(before.faults, kind).map((line) => [line.id, line]));
    return linesOf(after.faults, kind).flatMap((line) => {
      const previous: object | undefined = old.get(line.id);
      const fields = Object.entries(line).filter(([field, value]) => previous && !Object.is((previous as Record<string, unknown>)[field], value));
      return fields.length === 0 ? [] : [{ kind, line: { id: line.id, ...Object.fromEntries(fields) } }];
    });
  });
}

const linesOf = (faults: readonly FaultRow[], kind: LineKind): readonly { id: string }[] => faults.flatMap((fault): readonly { id: string }[] => fault[kind]);
