export type { BatchAction, BatchPreview, BatchResult, Deletion } from './batch.types.ts';
export { ListPage } from './ListPage.tsx';
export type { ActiveFilter, Chip, ListLayout, ListPageProps, ListView, Selection, Sort } from './ListPage.types.ts';
export type { Column } from './model/columns.ts';
export { browserLayouts, isUntouched, type LayoutStore, toLayout } from './model/layoutStore.ts';
export { browserViews, toViewContent } from './model/viewStore.ts';
export type { SavedView, ViewContent, ViewStore, ViewToSave } from './views.types.ts';
