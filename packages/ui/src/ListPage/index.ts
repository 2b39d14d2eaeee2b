export { ListPage } from './ListPage.tsx';
export type { ActiveFilter, Chip, ListLayout, ListPageProps, Selection, Sort } from './ListPage.types.ts';
export type { Column } from './model/columns.ts';
