import type { QueryGroup } from '@harrow/validation/query';
import type { ListPageProps, ListView, Selection, Sort } from '../ListPage/ListPage.types.ts';

/** Values of filters as they travel: texts, several joined by commas; an empty one is no filter. */
export type ListFilters = Readonly<Record<string, string>>;

/** What a list shows: everything that a link to it must say. */
export interface ListState {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: Sort;
  filters: ListFilters;
  /** The advanced query as the user built it, moving periods included; left out when nothing is asked. */
  query?: QueryGroup | undefined;
}

/** One page of records. */
export interface ListAnswer<T> {
  records: T[];
  /** Records on all pages. */
  total: number;
  /** The server stopped counting at `total`. */
  totalCapped?: boolean;
}

/** Fetches what `state` asks for. It rejects with an `Error` whose message can be shown. */
export type LoadList<T> = (state: ListState, signal: AbortSignal) => Promise<ListAnswer<T>>;

/** What is known of the answer to a state; the answer before it stays until the new one has come. */
export interface ListLoading<T> {
  data: ListAnswer<T> | undefined;
  /** An answer to the present state is awaited. */
  loading: boolean;
  error: { message: string } | null;
  reload: () => void;
}

export interface UseListOptions<T> {
  /** The list's call. A list without one shows an error that says so. */
  load: LoadList<T> | undefined;
  /** What is shown first. Default: page 1, 10 records, newest `createTime` first. */
  defaults?: ListState;
  /** For an application that keeps the state itself, for example in the address. Default: kept by the hook. */
  state?: ListState;
  onStateChange?: (state: ListState) => void;
  /** Default: the record's `id`. */
  rowKey?: (record: T) => string;
}

/** Selected records, also those of other pages. */
export interface ListSelection<T> extends Pick<Selection<T>, 'ids' | 'onChange'> {
  records: T[];
}

type ShownProps =
  | 'records'
  | 'loading'
  | 'error'
  | 'onRetry'
  | 'onRefresh'
  | 'total'
  | 'totalCapped'
  | 'page'
  | 'pageSize'
  | 'onPageChange'
  | 'sort'
  | 'onSortChange'
  | 'filterValues'
  | 'onFilter'
  | 'onFilterRemove'
  | 'onFiltersClear'
  | 'onChanged'
  | 'isFiltered';

export interface List<T extends object> {
  state: ListState;
  /** Changes part of what is shown; anything but the page starts at page 1. */
  change: (part: Partial<ListState>) => void;
  /** Asks again for the page that is shown. */
  refresh: () => void;
  selection: ListSelection<T>;
  /** For `ListPage`'s `view`. */
  view: ListView;
  /** Ready to be spread into `ListPage`. */
  pageProps: Required<Pick<ListPageProps<T>, Exclude<ShownProps, 'records' | 'total'>>> & Pick<ListPageProps<T>, 'records' | 'total'>;
}
