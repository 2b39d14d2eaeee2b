import type { EditableTableHandle } from '../props/EditableTable.types.ts';

const refused = ['clearRows', 'moveRow', 'sortRows', 'exportTable', 'downloadCsv', 'print'] as const satisfies readonly (keyof EditableTableHandle<object>)[];

/** Calls of the handle that are about all rows, most of which a table with a source does not have. */
export const refusedCalls = Object.fromEntries(
  refused.map((name) => [
    name,
    (): never => {
      throw new TypeError(`EditableTable: not with a rowSource: ${name}`);
    },
  ]),
) as Record<(typeof refused)[number], () => never>;
