export { EditableTable } from './EditableTable.tsx';
export type { CellErrorText, EditableTableHandle, EditableTableProps, HelperColumns } from './props/EditableTable.types.ts';
export type { CellAria, CellEditorProps, CellLocale, CellLook, EditableColumn } from './columnModel/EditableColumn.types.ts';
export { checkboxColumn, type CheckboxColumnOptions, radioColumn } from './columns/checkbox/checkboxColumn.tsx';
export type { ColumnOptions, Statistics } from './columns/columnOptions.ts';
export { computedColumn, type ComputedColumnOptions, readOnlyColumn, type ReadOnlyColumnOptions } from './columns/computed/computedColumn.tsx';
export { columnAt, type ValueAccess } from './columns/columnAt.ts';
export { customColumn, type CustomColumnOptions, type CustomEditorProps } from './columns/custom/customColumn.tsx';
export { colorColumn, type ColorColumnOptions } from './columns/color/colorColumn.tsx';
export { decimalColumn, type DecimalColumnOptions } from './columns/decimal/decimalColumn.tsx';
export { dateColumn, type DateColumnOptions, timeColumn, type TimeColumnOptions } from './columns/date/dateColumn.tsx';
export { fileColumn, type FileColumnOptions, type FileRecord, imageColumn, uploadColumn } from './columns/file/fileColumn.tsx';
export { hiddenColumn, type HiddenColumnOptions } from './columns/hidden/hiddenColumn.ts';
export { linkedColumn, type LinkedColumnOptions } from './columns/linked/linkedColumn.tsx';
export {
  departmentColumn,
  lookupColumn,
  type LookupColumnOptions,
  type LookupDialogProps,
  type LookupSource,
  type RecordColumnOptions,
  userColumn,
} from './columns/lookup/lookupColumn.tsx';
export { numberColumn, type NumberColumnOptions } from './columns/number/numberColumn.tsx';
export {
  popupColumn,
  type PopupColumnOptions,
  type PopupContext,
  type PopupDialogProps,
  type PopupRecord,
  type PopupSource,
} from './columns/popup/popupColumn.tsx';
export { percentColumn, type PercentColumnOptions } from './columns/percent/percentColumn.tsx';
export { progressColumn, type ProgressColumnOptions } from './columns/progress/progressColumn.tsx';
export { radioGroupColumn, type RadioGroupColumnOptions } from './columns/radioGroup/radioGroupColumn.tsx';
export { ratingColumn, type RatingColumnOptions } from './columns/rating/ratingColumn.tsx';
export { multiSelectColumn, type MultiSelectColumnOptions, selectColumn, type SelectColumnOptions, type SelectOption } from './columns/select/selectColumn.tsx';
export { cascaderColumn, type CascaderColumnOptions, treeSelectColumn, type TreeColumnOptions } from './columns/tree/treeColumns.tsx';
export type { TreeBranch, TreeOption } from './columns/tree/treeOptions.ts';
export { type TagContext, tagsColumn, type TagsColumnOptions } from './columns/tags/tagsColumn.tsx';
export { popTextColumn, textAreaColumn, textColumn, type TextColumnOptions } from './columns/text/textColumn.tsx';
export { type RowSchema, withSchema } from './columns/withSchema.ts';
export { createPathStore, type FileRequest, type PathStoreOptions } from '../attachments/index.ts';
export { InvalidTableError } from './handle/InvalidTableError.ts';
export { tableRule, type TableRule } from './forms/tableRule.ts';
export type { DataHandle, RowKind, ValuesOptions } from './props/DataHandle.types.ts';
export type { TableChanges } from './rowStore/changeLog.ts';
export { isTemporaryRowId } from './rowStore/rowId.ts';
export type { CellErrorCode, HandlerAnswer, HandlerContext, ValidateRule, ValidateTrigger } from './columnModel/rules.ts';
export { browserColumnSettings } from './columnSettings/columnSettingsStore.ts';
export type { Pin } from '../columnArrangement/columnArrangement.ts';
export { toCsv } from './output/csv.ts';
export type { ExportColumn, ExportRow, TableExport } from './props/TableExport.types.ts';
export type { ColumnSetting, ColumnSettings, ColumnSettingsOptions, ColumnSettingsStore, TableOutput } from './props/HeaderOptions.types.ts';
export { FormAndTablesError } from './forms/FormAndTablesError.ts';
export { type CheckedForm, type CheckedTable, type PaneOptions, type TableCase, validateFormAndTables, validateTables } from './forms/validateFormAndTables.ts';
export type { ColumnFilter } from './view/columnFilter.ts';
export { browserAddSettings } from './adding/addSettings.ts';
export { type ListedPermission, permissionsOfLists } from './permissions/tablePermissions.ts';
export type { TablePermissions } from '../sources/tablePermissions.ts';
export type {
  AddSettings,
  AddSettingsStore,
  CellPress,
  DetailsOptions,
  DragSortOptions,
  ExpandOptions,
  RowContent,
  RowPress,
  RowSave,
  SaveRow,
  SubFormOptions,
  TablePages,
  TableToolbar,
  ToolbarButton,
} from './props/RowOptions.types.ts';
export type { RowGroupOptions, TreeOptions } from './nesting/NestingOptions.types.ts';
export type { RowAnswer, RowRequest, RowSource, SelectedRows } from './blocks/RowSource.types.ts';
export type { HeaderFilter } from './view/headerFilter.ts';
export type { DisabledRow } from './rowStore/disabledRow.ts';
export type { BeforeChange, ChangeVerdict } from './history/veto.ts';
export type { CellEdit, StepSummary } from './history/editing.ts';
export { RowRefusedError } from './saving/RowRefusedError.ts';
export type { MergeResult } from './merging/mergeRows.ts';
export type { Filters } from './view/rowView.ts';
export type { PageOf } from './nesting/nesting.ts';
export type { SortBy } from './view/sortRowIds.ts';
export type { BulkCause, CellValue, RowsChange } from './model/tableModel.types.ts';
export type { ExternalError } from './validation/validator.ts';
