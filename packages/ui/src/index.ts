export { type Action, ActionBar, type ActionBarProps, ActionMenu, type ActionMenuProps } from './ActionBar/index.ts';
export { AppLayout, type AppLayoutProps, type MenuNode, mobileQuery, tabletQuery } from './AppLayout/index.ts';
export { ApprovalLog, type ApprovalStep } from './ApprovalLog/index.ts';
export {
  AttachmentList,
  type AttachmentListProps,
  type Attachments,
  type AttachmentSlot,
  AttachmentSlots,
  type AttachmentSlotsProps,
  type CheckedFiles,
  checkFile,
  checkFiles,
  createPathStore,
  pictureUrl,
  createUploadQueue,
  type EditPictures,
  type FileOwner,
  type FileRefusal,
  type FileRequest,
  type FileRules,
  type FileStore,
  FileViewer,
  type FileViewerProps,
  isUnderWay,
  type PictureEdit,
  type PartsBegun,
  type PartServer,
  type PathStoreOptions,
  type RefusedFile,
  scaleImage,
  sendInParts,
  type SendInPartsOptions,
  shownName,
  type StoredFile,
  takeStored,
  type Upload,
  type UploadOptions,
  type UploadQueue,
  type UploadQueueOptions,
  uploadQueueOf,
  type UploadStatus,
  useAttachments,
  usePictureEdit,
} from './attachments/index.ts';
export { type Command, CommandPalette, type CommandPaletteProps } from './CommandPalette/index.ts';
export { AttachmentTable, type AttachmentTableProps } from './AttachmentTable/index.ts';
export { ContextMenu, type ContextMenuItem, type ContextMenuProps } from './ContextMenu/index.ts';
export { CopyText, type CopyTextProps } from './CopyText/index.ts';
export { DateInput, type DateInputProps, type DateRange, DateRangeInput, type DateRangeInputProps, TimeInput, type TimeInputProps } from './DateInput/index.ts';
export { DateText, type DateTextProps, formatDate, type FormatDateOptions } from './DateText/index.ts';
export { DetailsModal, type DetailsModalContent, type DetailsModalProps } from './DetailsModal/index.ts';
export {
  createDictionaryStore,
  type DictionaryItem,
  type DictionaryQuery,
  type DictionarySource,
  type DictionaryState,
  type DictionaryStore,
  type DictionaryStoreOptions,
  type DictionaryVersions,
  type StampedItems,
  DictMultiSelect,
  type DictMultiSelectProps,
  DictRadio,
  type DictRadioProps,
  DictSearchSelect,
  type DictSearchSelectProps,
  DictSelect,
  type DictSelectProps,
  DictText,
  type DictTextProps,
  useDictionary,
} from './DictSelect/index.ts';
export {
  DocumentPage,
  type DocumentPageProps,
  DocumentSection,
  type DocumentSectionProps,
  type Fact,
  type RailPanel,
  sectionId,
} from './DocumentPage/index.ts';
export { DraggableModal, type DraggableModalProps } from './DraggableModal/index.ts';
export { DragSliderCheck, type DragSliderCheckHandle, type DragSliderCheckProps } from './DragSliderCheck/index.ts';
export { EllipsisText, type EllipsisTextProps } from './EllipsisText/index.ts';
export { ErrorSummary, type ErrorSummaryProps, type FieldError, focusField } from './ErrorSummary/index.ts';
export {
  type CsvExportOptions,
  ExportButton,
  type ExportButtonProps,
  type ExportColumn,
  type ExportFormat,
  type ExportRequest,
  type ExportRows,
  useCsvExport,
} from './ExportButton/index.ts';
export { FieldGrid, type FieldGridProps, ReadOnlyField, type ReadOnlyFieldProps, WideField } from './FieldGrid/index.ts';
export { type AskServer, createRemoteCheck, type FieldRules, type FormRule, type RemoteCheck, useFieldProblem, useFieldRules } from './fieldRules/index.ts';
export { FileSize, formatFileSize } from './FileSize/index.ts';
export { type FooterLink, FooterLinks, type FooterLinksProps } from './FooterLinks/index.ts';
export { fillAddress, FramePage, type FramePageProps, type FramePlaceholder, framePlaceholders, type FrameValues } from './FramePage/index.ts';
export {
  applyLook,
  type Density,
  HarrowProvider,
  type HarrowProviderProps,
  type Language,
  languageNames,
  languages,
  type LanguagePack,
  type LanguageProps,
  LanguageProvider,
  lazyPart,
  loadLanguage,
  localeTag,
  type Look,
  type MessagesByNamespace,
  type MessageWords,
  type MessageTree,
  quietPart,
  rowHeights,
  type Settings,
  type Sources,
  type ThemeName,
  toLanguage,
  type Tone,
  tones,
  useMediaQuery,
  useMessages,
  useSettings,
  useSource,
} from './HarrowProvider/index.ts';
export {
  type ImportAnswer,
  ImportDialog,
  type ImportDialogProps,
  type ImportedFile,
  type ImportProblem,
  type ImportRequest,
  type ImportSource,
  type ImportUploadOptions,
} from './ImportDialog/index.ts';
export {
  clearable,
  fromSearchText,
  LimitedInput,
  type LimitedInputProps,
  LimitedPassword,
  type LimitedPasswordProps,
  LimitedTextArea,
  type LimitedTextAreaProps,
  RatingInput,
  type RatingInputProps,
  RatingText,
  type RatingTextProps,
  SearchInput,
  type SearchInputProps,
  type SearchKind,
  TagInput,
  type TagInputProps,
  toSearchText,
  useHeldFields,
  YesNoSwitch,
  type YesNoSwitchProps,
} from './inputs/index.ts';
export {
  type ActiveFilter,
  type BatchAction,
  type BatchPreview,
  type BatchResult,
  browserLayouts,
  browserViews,
  type Chip,
  type Column,
  type ColumnKind,
  type Deletion,
  isUntouched,
  type LayoutStore,
  type ListBatch,
  type ListBody,
  type ListData,
  type ListFiltering,
  type ListFilterParts,
  type ListLayout,
  ListPage,
  type ListPageProps,
  type ListPaging,
  type ListRows,
  type ListSorting,
  type ListView,
  type SavedView,
  type Selection,
  type Sort,
  type TextLocale,
  toLayout,
  toViewContent,
  type ViewContent,
  type ViewStore,
  type ViewToSave,
} from './ListPage/index.ts';
export { ImageUpload, type ImageUploadProps } from './ImageUpload/index.ts';
export {
  createLiveRows,
  type LiveChannel,
  type LiveCommandSeat,
  type LiveMember,
  type LiveMessage,
  type LiveRows,
  type LiveRowsListener,
  type LiveSeat,
  type LiveUpdate,
} from './liveRows/index.ts';
export { type MenuPage, MenuSearch, type MenuSearchProps } from './MenuSearch/index.ts';
export { formatMoney, formatNumber, Money, type MoneyProps, numberMarks, type Unit, unitText } from './Money/index.ts';
export {
  type ExactMoneyInputProps,
  type ExactNumberInputProps,
  MoneyInput,
  type MoneyInputProps,
  NumberInput,
  type NumberInputProps,
  parseNumber,
} from './NumberInput/index.ts';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb, HiddenHeaderContent, PageHeader, type PageHeaderProps } from './PageHeader/index.ts';
export { Pager, type PagerProps } from './Pager/index.ts';
export {
  type ButtonAuthMode,
  canUse,
  Permission,
  type PermissionEntry,
  type PermissionLists,
  type PermissionProps,
  tablePermissions,
  usePermission,
} from './Permission/index.ts';
export { letterOf } from './keyboard/letterOf.ts';
export { type MarkChoice, type MarkedField, type ReasonAnswer, ReasonDialog, type ReasonDialogProps } from './ReasonDialog/index.ts';
export { PopoverTextArea, type PopoverTextAreaProps } from './PopoverTextArea/index.ts';
export { Progress, type ProgressProps } from './Progress/index.ts';
export { type Prompt, PromptDialog, type PromptDialogProps, type PromptOptions, usePrompt } from './PromptDialog/index.ts';
export { type Shortcut, type ShortcutGroup, ShortcutSheet, type ShortcutSheetProps, useShortcut } from './ShortcutSheet/index.ts';
export {
  changeShellSettings,
  defaultShellSettings,
  primaryColors,
  readShellSettings,
  SettingsDrawer,
  type SettingsDrawerProps,
  type ShellSettings,
  writeShellSettings,
} from './SettingsDrawer/index.ts';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  ListSkeleton,
  OfflineNotice,
  type OfflineNoticeProps,
  PageSkeleton,
} from './states/index.ts';
export { type CsvField, writeCsv } from './spreadsheets/csv.ts';
export { DictTags, type DictTagsProps, StatusTag, type StatusTagProps } from './StatusTag/index.ts';
export { type SummaryRow, SummaryTable, type SummaryTableProps } from './SummaryTable/index.ts';
export {
  type Arrival,
  closeTab,
  type CloseRefusal,
  createTabs,
  markTabUnsaved,
  moveTab,
  pinTab,
  redirectTab,
  refreshTab,
  renameTab,
  restoreTabs,
  type Tab,
  TabbedLayout,
  type TabbedLayoutProps,
  type TabPage,
  type Tabs,
  visitTab,
} from './TabbedLayout/index.ts';
export { type AskToLeave, hasUnsavedWork, LeaveScope, useAskToLeave, useLeavePrompt } from './useLeavePrompt/index.ts';
export {
  defaultListState,
  type List,
  type ListAnswer,
  type ListFilters,
  type ListLoading,
  type ListPropsOptions,
  type ListSelection,
  type ListState,
  type LoadList,
  toFilters,
  useList,
  type UseListOptions,
  useListProps,
} from './useList/index.ts';
export { UploadField, type UploadFieldProps, type UploadRecord, type UploadValue } from './UploadField/index.ts';
export { UploadPopup, type UploadPopupProps } from './UploadPopup/index.ts';
export { type Warning, WarningConfirm, type WarningConfirmProps } from './WarningConfirm/index.ts';
export { WrapperLayout, type WrapperLayoutProps } from './WrapperLayout/index.ts';
export { YesNo, type YesNoProps } from './YesNo/index.ts';
