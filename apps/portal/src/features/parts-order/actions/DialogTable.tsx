import { type EditableColumn, EditableTable, type ExternalError } from '@harrow/ui/editable-table';
import { useMemo } from 'react';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';

interface DialogTableProps<Row extends { readonly id: string }> {
  label: string;
  rows: readonly Row[];
  columns: readonly EditableColumn<Row>[];
  /** Columns that show the server's errors at fields without a column of their own. */
  columnOf?: Readonly<Record<string, string>>;
  onRowsChange: (rows: readonly Row[]) => void;
}

/** Lines of the order in a dialog: each with what is typed for it, and what the server has against it. */
export function DialogTable<Row extends { readonly id: string }>({ label, rows, columns, columnOf, onRowsChange }: DialogTableProps<Row>) {
  const { edits } = useFormActions().state;
  const errors = useMemo(
    () =>
      edits.errors.flatMap(({ list, rowId, field, text }): ExternalError[] =>
        list === 'lines' && rowId !== undefined ? [{ rowId, column: columnOf?.[field] ?? field, text }] : [],
      ),
    [edits.errors, columnOf],
  );
  return (
    <EditableTable<Row>
      label={label}
      size="compact"
      fitColumns
      rows={rows}
      columns={columns}
      errors={errors}
      addable={false}
      removable={false}
      rowActions={false}
      onRowsChange={onRowsChange}
    />
  );
}
