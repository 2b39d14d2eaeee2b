type Row = Readonly<Record<string, unknown>>;

/** Stands in the middle of every value that the server shows masked. */
const asterisks = '****';
export const isMask = (value: unknown): value is string => typeof value === 'string' && value.includes(asterisks);

const idOf = (line: unknown): unknown => (line as Row)['id'];

/**
 * Input of a save without unchanged masks: a field that still holds the mask as the server showed it is left out, and so stays as it is
 * stored. Lines are found by their id.
 * @param shown the record as the server showed it; undefined for a new one
 */
export function withoutMasks<Input extends object>(input: Input, shown: object | undefined): Input {
  const before = (shown ?? {}) as Row;
  const kept = Object.entries(input).flatMap(([field, value]) => {
    if (isMask(value) && value === before[field]) return [];
    const lines = before[field];
    if (!Array.isArray(value) || !Array.isArray(lines)) return [[field, value] as const];
    const merged = value.map((line: unknown) => {
      const known = typeof line === 'object' && line !== null && idOf(line) ? lines.find((one: unknown) => idOf(one) === idOf(line)) : undefined;
      return known ? withoutMasks(line as object, known as object) : line;
    });
    return [[field, merged] as const];
  });
  return Object.fromEntries(kept) as Input;
}
