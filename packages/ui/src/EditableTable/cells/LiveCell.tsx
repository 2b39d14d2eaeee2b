import { useMemo } from 'react';
import type { CellEditorProps, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { CellTable } from '../context/tableContext.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { CellError } from '../validation/validator.ts';

interface LiveCellProps {
  table: CellTable;
  rowId: string;
  column: EditableColumn<object>;
  value: unknown;
  error: CellError | undefined;
  noteId: string | undefined;
  startOpen: boolean;
}

/** The real editor of a cell. */
export function LiveCell({ table, rowId, column, value, error, noteId, startOpen }: LiveCellProps) {
  const { model, locale } = table;
  const handlers = useMemo(() => createHandlers(model, rowId, column), [model, rowId, column]);
  const { Editor } = column;
  if (!Editor) return null;
  return (
    <Editor
      {...handlers}
      value={value}
      rowId={rowId}
      locale={locale}
      startOpen={startOpen}
      placeholder={column.placeholder}
      aria={{
        'aria-label': column.title,
        'aria-required': column.required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': noteId,
      }}
    />
  );
}

function createHandlers(
  model: TableModel<object>,
  rowId: string,
  column: EditableColumn<object>,
): Pick<CellEditorProps<object>, 'getRow' | 'onChange' | 'onPatch' | 'onBlur'> {
  return {
    getRow: () => model.store.row(rowId)!,
    onChange: (next, trigger = 'change') => model.editCell(rowId, column, next, trigger),
    onPatch: (patch) => model.editRow(rowId, patch),
    onBlur: () => model.validator.checkCell(rowId, column.key, 'blur'),
  };
}
