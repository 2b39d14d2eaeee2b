import { Suspense } from 'react';
import type { EditableTableProps } from './props/EditableTable.types.ts';
import { LoadedTable } from './table/LoadedTable.tsx';
import { TablePlace } from './table/TablePlace.tsx';

/**
 * Rows of typed columns that are always open for editing: the lines of a document.
 * Renders only the rows in view, checks all of them, and adds up exactly. Needs a `HarrowProvider` above it.
 */
export function EditableTable<Row extends object>({ ref, ...props }: EditableTableProps<Row>) {
  return (
    <Suspense fallback={<TablePlace {...props} />}>
      <LoadedTable {...props} handle={ref} />
    </Suspense>
  );
}
