import type { ListData, ListFiltering, ListPaging, ListSorting, ListView, Selection } from '../ListPage/ListPage.types.ts';
import type { ListState } from '../listState/listState.ts';

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

/** Answer to a list state; the previous one stays until the new one has arrived. */
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
  /** Initial state. Default: page 1, 10 records, newest `createTime` first. */
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
  pageProps: {
    data: ListData<T> & Required<Pick<ListData<T>, 'loading' | 'error' | 'onRetry' | 'onRefresh' | 'onChanged'>>;
    paging: ListPaging & Required<Pick<ListPaging, 'page' | 'pageSize' | 'onChange'>>;
    sorting: Required<ListSorting>;
    filtering: Required<ListFiltering>;
  };
}
