import { type Change, changesBetween } from './changeLog.ts';

/** One field of one line of a document. */
export type LineChange = Required<Change>;

/** Fields of a list of lines in the change history. */
export interface LineKind<Line> {
  /** Fields that people fill in or decide; what is computed follows from them. */
  fields: readonly (keyof Line & string)[];
  nameOf: (line: Line) => string;
}

const only = <Line extends object>(line: Line, fields: readonly (keyof Line & string)[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, line[field]]));

const emptied = (fields: readonly string[]): Record<string, unknown> => Object.fromEntries(fields.map((field) => [field, null]));

/**
 * Changes of the lines of a document: an entry for each changed field; for an added or removed line one for each field
 * that holds something. Lines are told apart by `id`; a changed one is called by its old name.
 */
export function lineChanges<Line extends { id: string }>(before: readonly Line[], after: readonly Line[], { fields, nameOf }: LineKind<Line>): LineChange[] {
  const told = (change: LineChange['change'], line: Line, changes: Change[]): LineChange[] =>
    changes.map((entry) => ({ change, line: nameOf(line), ...entry }));
  const [known, kept] = [new Map(before.map((line) => [line.id, line])), new Set(after.map(({ id }) => id))];
  const removed = before.filter(({ id }) => !kept.has(id));
  return [
    ...removed.flatMap((line) => told('removed', line, changesBetween(only(line, fields), emptied(fields)))),
    ...after.flatMap((line) => {
      const earlier = known.get(line.id);
      if (!earlier) return told('added', line, changesBetween(null, only(line, fields)));
      const changed = fields.filter((field) => !Object.is(earlier[field], line[field]));
      return changed.length === 0 ? [] : told('changed', earlier, changesBetween(only(earlier, changed), only(line, changed)));
    }),
  ];
}
