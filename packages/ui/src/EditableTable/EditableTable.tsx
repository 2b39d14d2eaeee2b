import { Suspense } from 'react';
import styles from './EditableTable.module.css';
import type { EditableTableProps } from './EditableTable.types.ts';
import { LoadedTable } from './table/LoadedTable.tsx';

/**
 * Rows of typed columns that are always open for editing: the lines of a document.
 * Renders only the rows in view, checks all of them, and adds up exactly. Needs a `HarrowProvider` above it.
 */
export function EditableTable<Row extends object>({ ref, ...props }: EditableTableProps<Row>) {
  return (
    <Suspense fallback={<div className={styles.table} aria-busy />}>
      <LoadedTable {...props} handle={ref} />
    </Suspense>
  );
}
