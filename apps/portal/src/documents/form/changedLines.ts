/** A saved line: its id, and the fields that have another value than before. */
export interface ChangedLine {
  /** Table of the line, as the noun calls it. */
  kind: string;
  line: Readonly<Record<string, unknown>>;
}

/** Lines of `after` that `before` had with other values. Lines that came or went are not among them. */
export function changedLines(kind: string, before: readonly { id: string }[], after: readonly { id: string }[]): ChangedLine[] {
  const old = new Map(before.map((line) => [line.id, line]));
  return after.flatMap((line) => {
    const previous: object | undefined = old.get(line.id);
    const fields = Object.entries(line).filter(([field, value]) => previous && !Object.is((previous as Record<string, unknown>)[field], value));
    return fields.length === 0 ? [] : [{ kind, line: { id: line.id, ...Object.fromEntries(fields) } }];
  });
}
