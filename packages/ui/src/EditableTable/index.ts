export { EditableTable } from './EditableTable.tsx';
export type {
  CellAria,
  CellEditorProps,
  CellErrorText,
  CellLocale,
  EditableColumn,
  EditableTableHandle,
  EditableTableProps,
} from './EditableTable.types.ts';
export { checkboxColumn, type CheckboxColumnOptions, radioColumn } from './columns/checkboxColumn.tsx';
export type { ColumnOptions } from './columns/columnOptions.ts';
export { computedColumn, type ComputedColumnOptions, readOnlyColumn, type ReadOnlyColumnOptions } from './columns/computedColumn.tsx';
export { customColumn, type CustomColumnOptions, type CustomEditorProps } from './columns/customColumn.tsx';
export { dateColumn, type DateColumnOptions } from './columns/dateColumn.tsx';
export { numberColumn, type NumberColumnOptions } from './columns/numberColumn.tsx';
export { selectColumn, type SelectColumnOptions, type SelectOption } from './columns/selectColumn.tsx';
export { textColumn, type TextColumnOptions } from './columns/textColumn.tsx';
export type { TableChanges } from './model/changeLog.ts';
export { isTemporaryRowId } from './model/rowId.ts';
export type { CellErrorCode, HandlerAnswer, HandlerContext, ValidateRule, ValidateTrigger } from './model/rules.ts';
export type { CellEdit, DisabledRow, RowsChange } from './model/tableModel.ts';
export type { ExternalError } from './model/validator.ts';
