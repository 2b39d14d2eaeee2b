import type { Context } from '../../../shared/context.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';

/** As codes of parts are stored. */
export const partCode = (typed: string): string => typed.trim().toUpperCase();

/** Which of these parts exist, and which of them are no longer sold. */
export async function knownParts({ db }: Pick<Context, 'db'>, codes: readonly string[]): Promise<ReadonlyMap<string, { enabled: 'Y' | 'N' }>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('parts')
    .select(['partsCode', 'enabled'])
    .where('partsCode', 'in', [...new Set(codes)])
    .execute();
  return new Map(rows.map((row) => [row.partsCode, row]));
}

/** Lines with their codes as stored. @throws 422 with E-309 for unknown parts, E-014 for a place that is named twice */
export async function linesOfParts<Line extends { partsCode: string; warehouse?: string }>(
  context: Pick<Context, 'db'>,
  lines: readonly Line[],
): Promise<Line[]> {
  const read = lines.map((line) => ({ ...line, partsCode: partCode(line.partsCode) }));
  const known = await knownParts(
    context,
    read.map(({ partsCode }) => partsCode),
  );
  const placeOf = ({ partsCode, warehouse }: Line): string => `${warehouse} ${partsCode}`;
  const errors = read.flatMap((line, index) => {
    if (!known.has(line.partsCode)) return [{ field: 'partsCode', line: `lines[${index}]`, code: 'E-309', params: { code: line.partsCode } }];
    return read.findIndex((other) => placeOf(other) === placeOf(line)) < index ? [{ field: 'partsCode', line: `lines[${index}]`, code: 'E-014' }] : [];
  });
  if (errors.length > 0) throw invalid(errors);
  return read;
}
