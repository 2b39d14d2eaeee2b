export {
  type CheckboxJson,
  type ColumnJson,
  ColumnJsonError,
  type ColumnProblem,
  type ColumnProblemCode,
  type DateJson,
  type FileJson,
  type JsonRow,
  type LookupJson,
  type NumberJson,
  type OptionJson,
  type OwnColumnJson,
  type PeopleJson,
  type PopupJson,
  type RadioJson,
  type RuleJson,
  type SelectJson,
  type ShownJson,
  type SlotJson,
  type TextJson,
} from './ColumnJson.ts';
export { columnsFromJson, type JsonColumns, readJsonColumns, type ReadJsonColumns } from './columnsFromJson.ts';
export type { JsonTableProps } from './helperColumns.ts';
export { JsonEditableTable, type JsonEditableTableProps } from './JsonEditableTable.tsx';
export type { JsonSlot, JsonSources, PickerSettings, PopupSettings } from './JsonSources.ts';
export { type LegacyErrors, type LegacyValuesOptions, legacyHandle, validateNotPassed } from './legacyHandle.ts';
