export { DepartmentPicker, type DepartmentPickerProps } from './DepartmentPicker.tsx';
export { departmentLookup, type DepartmentLookupOptions, recordLookup, type RecordLookupOptions, userLookup, type UserLookupOptions } from './lookups.ts';
export type { PickerColumn, PickerControlProps, PickerDialogProps, PickerOptions, PickerQuery, SelectListOptions, UsualFilter } from './pickers.types.ts';
export { PositionPicker, type PositionPickerProps } from './PositionPicker.tsx';
export { ReportPopup, type ReportPopupProps } from './ReportPopup.tsx';
export { reportPopupSource } from './reportPopupSource.ts';
export type { ReportColumn, ReportConfig, ReportQuery, ReportQueryItem, ReportRecord, ReportSource } from '../sources/reportSource.ts';
export { RolePicker, type RolePickerProps } from './RolePicker.tsx';
export { SelectFromList, type SelectFromListProps } from './SelectFromList.tsx';
export { SelectListDialog, type SelectListDialogProps } from './SelectListDialog.tsx';
export type {
  Department,
  DepartmentSource,
  Position,
  PositionSource,
  RecordPage,
  RecordQuery,
  RecordSort,
  RecordSource,
  Role,
  RoleSource,
  User,
  UserSource,
} from '../sources/recordSources.ts';
export { UserPicker, type UserPickerProps } from './UserPicker.tsx';
