export { EditableTable } from './EditableTable.tsx';
export type {
  CellAria,
  CellEditorProps,
  CellErrorText,
  CellLocale,
  CellLook,
  EditableColumn,
  EditableTableHandle,
  EditableTableProps,
  HelperColumns,
} from './EditableTable.types.ts';
export { checkboxColumn, type CheckboxColumnOptions, radioColumn } from './columns/checkboxColumn.tsx';
export type { ColumnOptions, Statistics } from './columns/columnOptions.ts';
export { computedColumn, type ComputedColumnOptions, readOnlyColumn, type ReadOnlyColumnOptions } from './columns/computedColumn.tsx';
export { customColumn, type CustomColumnOptions, type CustomEditorProps } from './columns/customColumn.tsx';
export { dateColumn, type DateColumnOptions, timeColumn, type TimeColumnOptions } from './columns/dateColumn.tsx';
export { fileColumn, type FileColumnOptions, type FileRecord, imageColumn, uploadColumn } from './columns/fileColumn.tsx';
export { hiddenColumn, type HiddenColumnOptions } from './columns/hiddenColumn.ts';
export { linkedColumn, type LinkedColumnOptions } from './columns/linkedColumn.tsx';
export { departmentColumn, lookupColumn, type LookupColumnOptions, type LookupDialogProps, type LookupSource, userColumn } from './columns/lookupColumn.tsx';
export { numberColumn, type NumberColumnOptions } from './columns/numberColumn.tsx';
export { popupColumn, type PopupColumnOptions, type PopupContext, type PopupDialogProps, type PopupRecord, type PopupSource } from './columns/popupColumn.tsx';
export { progressColumn, type ProgressColumnOptions } from './columns/progressColumn.tsx';
export { radioGroupColumn, type RadioGroupColumnOptions } from './columns/radioGroupColumn.tsx';
export { multiSelectColumn, type MultiSelectColumnOptions, selectColumn, type SelectColumnOptions, type SelectOption } from './columns/selectColumn.tsx';
export { type TagContext, tagsColumn, type TagsColumnOptions } from './columns/tagsColumn.tsx';
export { popTextColumn, textAreaColumn, textColumn, type TextColumnOptions } from './columns/textColumn.tsx';
export { createPathStore, type FileRequest, type PathStoreOptions } from '../attachments/index.ts';
export { type ColumnJson, ColumnJsonError, type ColumnProblem, type ColumnProblemCode, type JsonRow, type RuleJson } from './json/ColumnJson.ts';
export { columnsFromJson, type JsonColumns, readJsonColumns, type ReadJsonColumns } from './json/columnsFromJson.ts';
export type { JsonTableProps } from './json/helperColumns.ts';
export { JsonEditableTable, type JsonEditableTableProps } from './json/JsonEditableTable.tsx';
export type { JsonSlot, JsonSources, PickerSettings, PopupSettings } from './json/JsonSources.ts';
export { InvalidTableError } from './InvalidTableError.ts';
export { tableRule, type TableRule } from './tableRule.ts';
export type { DataHandle, RowKind, ValuesOptions } from './DataHandle.types.ts';
export type { TableChanges } from './model/rows/changeLog.ts';
export { isTemporaryRowId } from './model/rows/rowId.ts';
export type { CellErrorCode, HandlerAnswer, HandlerContext, ValidateRule, ValidateTrigger } from './model/validation/rules.ts';
export { browserColumnSettings, type ColumnSettingsStore } from './model/columns/columnSettingsStore.ts';
export type { ColumnSetting, ColumnSettings, Pin } from './model/columns/columnSettings.ts';
export { toCsv } from './model/output/csv.ts';
export type { ExportColumn, ExportRow, TableExport } from './model/output/tableExport.ts';
export type { ColumnSettingsOptions, TableOutput } from './HeaderOptions.types.ts';
export { FormAndTablesError } from './form/FormAndTablesError.ts';
export { type CheckedForm, type CheckedTable, type PaneOptions, type TableCase, validateFormAndTables, validateTables } from './form/validateFormAndTables.ts';
export type { ColumnFilter } from './model/view/columnFilter.ts';
export { type AddSettings, type AddSettingsStore, browserAddSettings } from './model/rows/addSettings.ts';
export { type ListedPermission, permissionsOfLists, type TablePermissions } from './model/columns/tablePermissions.ts';
export type {
  DetailsOptions,
  DragSortOptions,
  ExpandOptions,
  RowContent,
  SubFormOptions,
  TablePages,
  TableToolbar,
  ToolbarButton,
} from './RowOptions.types.ts';
export type { DisabledRow } from './model/rows/disabledRow.ts';
export type { CellEdit, StepSummary } from './model/history/editing.ts';
export type { MergeResult } from './model/server/mergeRows.ts';
export type { Filters, PageOf } from './model/view/rowView.ts';
export type { SortBy } from './model/view/sortRowIds.ts';
export type { BulkCause, CellValue, RowsChange } from './model/tableModel.types.ts';
export type { ExternalError } from './model/validation/validator.ts';
export { type OriginErrors, type OriginValuesOptions, toOriginHandle, validateNotPassed } from './json/originHandle.ts';
