export type { BatchAction, BatchPreview, BatchResult, Deletion } from './batch.types.ts';
export { ListPage } from './ListPage.tsx';
export type {
  ActiveFilter,
  Chip,
  ListBatch,
  ListBody,
  ListData,
  ListFiltering,
  ListFilterParts,
  ListPageProps,
  ListPaging,
  ListRows,
  ListSorting,
  ListView,
  Selection,
} from './ListPage.types.ts';
export type { Sort } from '../listState/listState.ts';
export type { ColumnKind } from '../columnWidths/naturalWidths.ts';
export type { Column, TextLocale } from './model/columns.ts';
export { browserLayouts, isUntouched, toLayout } from './model/browserLayouts.ts';
export type { LayoutStore, ListLayout } from '../sources/layoutStore.ts';
export { browserViews, toViewContent } from './model/viewStore.ts';
export type { SavedView, ViewContent, ViewStore, ViewToSave } from '../sources/viewStore.ts';
