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
  const removed = before.filter(({ id }) => !after.some((line) => line.id === id));
  return [
    ...removed.flatMap((line) => told('removed', line, changesBetween(only(line, fields), emptied(fields)))),
    ...after.flatMap((line) => {
      const earlier = before.find(({ id }) => id === line.id);
      return told(earlier ? 'changed' : 'added', earlier ?? line, changesBetween(earlier ? only(earlier, fields) : null, only(line, fields)));
    }),
  ];
}
