export { defaultListState, toFilters } from '../listState/listState.ts';
export { useList } from './useList.ts';
export type { List, ListAnswer, ListLoading, ListSelection, LoadList, UseListOptions } from './useList.types.ts';
export type { ListState, ListFilters } from '../listState/listState.ts';
export { type ListPropsOptions, useListProps } from './useListProps.ts';
