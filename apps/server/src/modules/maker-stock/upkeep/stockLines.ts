/** What the lines of receipts, counts and transfers have in common. */
import { sql } from 'kysely';
import type { Db } from '../../../shared/database/database.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';

/** Parts are found whatever their letters are. */
export const codeOf = (code: string): string => code.trim().toUpperCase();

/** Which of these codes are those of parts. */
export async function knownParts(db: Db, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`select parts_code as code from parts where parts_code = any(${[...new Set(codes)]})`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** What is wrong with a quantity; nothing where it has at most two decimals. */
export const quantityFindings = (field: string, quantity: number): InvalidField[] =>
  hasDecimals(quantity, 2) ? [] : [{ field, code: 'E-016', params: { n: 2 } }];

/** Refuses all lines of a call when one of them is wrong, with every reason at its line. */
export function mustBeRight(findings: readonly (readonly InvalidField[])[]): void {
  const wrong = findings.flatMap((line, at) => line.map((finding) => ({ ...finding, line: `lines[${at}]` })));
  if (wrong.length > 0) throw invalid(wrong);
}
