export { AdvancedQuery } from './AdvancedQuery.tsx';
export type {
  AdvancedQueryProps,
  QueryBarProps,
  QueryChipsProps,
  QueryControl,
  QueryControls,
  QueryCount,
  QueryField,
  QueryFieldSettings,
  QueryFieldType,
  QueryOption,
  QueryPopup,
  QueryRecord,
  QueryValueProps,
} from './AdvancedQuery.types.ts';
export { queryColumns } from './model/fields.ts';
export { queryFromText, queryToText } from './model/queryText.ts';
export { toQuery } from './model/savedQueries.ts';
export { QueryBar } from './QueryBar.tsx';
export { QueryChips } from './QueryChips.tsx';
export { createLocalQueryStore, type QueryStore, type SavedQuery, savedQueryPrefix, type ShareRole } from './queryStore.ts';
