export { defaultListState, toFilters } from './model/listState.ts';
export { useList } from './useList.ts';
export type { List, ListAnswer, ListFilters, ListLoading, ListSelection, ListState, LoadList, UseListOptions } from './useList.types.ts';
export { type ListPropsOptions, useListProps } from './useListProps.ts';
