import type { ReactNode } from 'react';
import type { Action } from '../ActionBar/ActionBar.types.ts';
import type { ListState, Sort } from '../listState/listState.ts';
import type { ListLayout } from '../sources/layoutStore.ts';
import type { BatchAction, Deletion } from './batch.types.ts';
import type { Column } from './model/columns.ts';

/** A status with its count, above the table. */
export interface Chip {
  key: string;
  label: ReactNode;
  /** Records with that status; left out while unknown. */
  count?: number;
  /** The back end stopped counting at `count`, which is shown as "10,000+". Default `false`. */
  countCapped?: boolean;
  active?: boolean;
}

/** A condition that narrows the list, shown as a removable chip. */
export interface ActiveFilter {
  key: string;
  /** e.g. "Status". */
  label: ReactNode;
  /** e.g. "Draft, Submitted". */
  value: ReactNode;
}

export interface Selection<T> {
  /** Ids of the selected records; may include records of other pages. */
  ids: string[];
  /** The same records. With them the bar names what is selected, and deletion and batch actions work across pages; `useList` gives them. */
  records?: T[];
  onChange: (ids: string[]) => void;
  /** Records that cannot be selected. */
  isDisabled?: (record: T) => boolean;
  /** Buttons of the bar that takes the place of the chips while something is selected. */
  actions?: ReactNode;
}

/** Interface between saved views and a list; supplied by `useList`. */
export interface ListView {
  state: ListState;
  /** A view was chosen: show this. */
  onApply: (state: Partial<ListState>) => void;
}

/** The records of the page and how they came; `useList` gives it. */
export interface ListData<T extends object> {
  /** Undefined while the first page is loading. */
  records?: T[];
  loading?: boolean;
  /** Why the list could not be loaded. */
  error?: { message: string } | null;
  onRetry?: () => void;
  /** Shows a button that asks for the page again. */
  onRefresh?: () => void;
  /** Deletion or a batch action changed these records: load the page again, and forget them as selected. */
  onChanged?: (ids: string[]) => void;
  /** Records that came since the page was loaded; above 0 a bar offers to show them. */
  newCount?: number;
  onShowNew?: () => void;
}

/** Which page is on show; `useList` gives it. */
export interface ListPaging {
  /** Records on all pages. */
  total?: number;
  /** The server stopped counting at `total`; shown as "10,000+". */
  totalCapped?: boolean;
  /** From 1. Default 1. */
  page?: number;
  /** Default 10. */
  pageSize?: number;
  /** Default 10, 20, 30. */
  pageSizes?: number[];
  /** Without it there is no pager. */
  onChange?: (page: number, pageSize: number) => void;
}

/** Sort order of the records; supplied by `useList`. */
export interface ListSorting {
  sort?: Sort | null;
  onChange?: (sort: Sort | null) => void;
}

/** Which filters are in force, and how they change; `useList` gives it. */
export interface ListFiltering {
  /** Values of the filter form by field name. */
  values?: Record<string, unknown>;
  /** The user asked for the list with these values. */
  onFilter?: (values: Record<string, unknown>) => void;
  /** One of the `active` filters was taken away. */
  onRemove?: (key: string) => void;
  /** Clears every filter, also the advanced query. */
  onClear?: () => void;
  /** The filters are those that the list begins with, which nobody chose: without a record it says so. Default false. */
  isPreset?: boolean;
  /** Whether anything narrows the list. Default: there are `active` filters. */
  isFiltered?: boolean;
}

/** Display of the filters. */
export interface ListFilterParts {
  /** antd `Form.Item`s. One row is shown, the rest behind "more". */
  fields?: ReactNode;
  /** Right of the filter buttons, e.g. the advanced query. */
  extra?: ReactNode;
  /** Everything that narrows the list, as removable chips. */
  active?: ActiveFilter[];
  /** Chips of the advanced query, beside `active`. */
  queryChips?: ReactNode;
}

/** Action on one record. */
export interface ListRows<T extends object> {
  /** The first two show on hover and focus, the rest is under "…". */
  actions?: (record: T) => Action[];
  /** Row click, Enter on a row, click on the first column. */
  onOpen?: (record: T) => void;
  /** Address of a record, for the link in the first column (new tab, copy address). */
  href?: (record: T) => string;
  /**
   * A record in short, in a drawer beside the list: Space opens it, the arrow keys move on. `true` shows all columns.
   * With it Shift with Space selects.
   */
  preview?: boolean | ((record: T) => ReactNode);
}

/** An action on several selected records: previewed, confirmed, and answered record by record. */
export interface ListBatch<T extends object> {
  actions?: BatchAction<T>[];
  /** Lets records be deleted, one by one and, with a `selection`, several at once. */
  deletion?: Deletion<T>;
  /** Keys of the columns by which the dialog tells records apart. Default: the first two. */
  columns?: string[];
}

/** How the user arranged what a list shows. */
export interface ListBody<T extends object> {
  /** Those that are shown, in their order. */
  columns: Column<T>[];
  /** px by column key, where the user gave a column its width. */
  widths: Readonly<Record<string, number>> | undefined;
  /** px of a row, by the density. */
  rowHeight: number;
  /** How wide columns are that the user gave no width: the settings go on from there. */
  onWidths: (widths: Readonly<Record<string, number>>) => void;
}

export interface ListPageProps<T extends object> {
  /** Heading of the page. */
  title: ReactNode;
  /** Rank of the heading: 2 where the list is part of a page that has its own. Default 1. */
  headingLevel?: 1 | 2;
  /** One line under the title. */
  description?: ReactNode;
  /** Right of the title: one filled button at most; export and import belong here, too. */
  toolbar?: ReactNode;
  /** Between head and filters, e.g. "3 new" or a refusal. */
  notice?: ReactNode;
  /** Usual choices with their counts, as statuses, above the table. Default: none. */
  chips?: Chip[];
  /** A chip was pressed. */
  onChipClick?: (key: string) => void;

  /** The columns, in the order in which users find them at first. */
  columns: Column<T>[];
  /** Identifies a record, for the choice of rows. Default: the record's `id`. */
  rowKey?: (record: T) => string;
  /** The records of the page, and what becomes of the request for them. */
  data: ListData<T>;
  /** Page and page size. Without it all records are on one page. */
  paging?: ListPaging;
  /** The order of the records. Without it no heading sorts. */
  sorting?: ListSorting;
  /** Filters of the records, with the callbacks that apply and reset them. */
  filtering?: ListFiltering;

  /** Fields and buttons of the filters. Default: none. */
  filters?: ListFilterParts;
  /** Page, actions and preview that a row offers. */
  rows?: ListRows<T>;
  /** The chosen records. Without it no row can be chosen. */
  selection?: Selection<T>;
  /** Actions on the chosen records. */
  batch?: ListBatch<T>;
  /** Stands in place of the table with its pager, such as a tree that loads its rows itself; the list then needs no records. */
  body?: (shown: ListBody<T>) => ReactNode;
  /** Shown when there is not one record and no filter: what this list is for, with the next step. */
  empty?: ReactNode;
  /** Under the table, left of the pager: sums per currency. */
  summary?: ReactNode;

  /** Name of the list, under which columns, density and views are remembered. Without it they live as long as the page. */
  storageKey?: string;
  /** Offers saved views: columns, sort, filters and query under a name. Needs `storageKey`. */
  view?: ListView;
  /** Told when the user changed columns or density, to keep them with the account. */
  onLayoutChange?: (layout: ListLayout) => void;
}
