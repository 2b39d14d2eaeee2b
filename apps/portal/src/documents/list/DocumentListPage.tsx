import { type Action, type BatchAction, type Column, type Deletion, EmptyState, type ExportColumn, ListPage } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { Button, Flex } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { activeFilters, type ShownFilter } from '../../shared/filters/activeFilters.tsx';
import type { ListState } from '../../shared/list/listAddress.ts';
import { ListQuery, listQueryChips } from '../../shared/filters/ListQuery.tsx';
import { ListExport, ListImport } from '../../shared/list/ListTools.tsx';
import type { Filters, Resource } from '../../shared/calls/resource.ts';
import { useList } from '../../shared/list/useList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { columnsShown } from './columnsShown.ts';
import { DocumentSums, type SumUp } from './DocumentSums.tsx';
import { type DocumentStatuses, filtersOfChip, useStatusChips } from './useStatusChips.ts';

interface ListedDocument {
  id: string;
  /** What the user may do with it. */
  allowedActions: readonly string[];
}

interface DocumentListPageProps<Item extends ListedDocument> {
  resource: Pick<Resource<Item, never>, 'name' | 'key' | 'list'>;
  /** What the list shows when its address says nothing. Default: as every list, 10 records, the newest first. */
  defaults?: ListState | undefined;
  /** Module code of the permissions: `warrantyClaim`. */
  module: string;
  /** Where the documents are: `/service/warrantyClaim`; below it `detail/:id`, `add`, `print/:id`. */
  address: string;
  title: string;
  empty: string;
  /** Default: nobody makes one here. */
  newText?: string;
  /** Default: opens `add`. Needs `{module}:add`. */
  onNew?: () => void;
  statuses: DocumentStatuses;
  filters: ReactNode;
  /** How filters in force are shown, in this order; statuses are shown by their chips. */
  shownFilters: Readonly<Record<string, ShownFilter>>;
  /** Filters left when one of them is taken away. Default: all others. */
  withoutFilter?: (filters: Filters, name: string) => Filters;
  /** What the advanced query may ask about; keep the array, its lines follow it. Default: the list has none. */
  queryFields?: readonly QueryField[];
  columns: Column<Item>[];
  /** Columns of the export that the list does not have. */
  moreColumns?: ExportColumn[];
  /** Needs `{module}:export`. Default: the list has no export. */
  exportPath?: string;
  /** Above its template and its call: `/mfr/vehicle`. Needs `{module}:import`. Default: the list has no import. */
  importFrom?: { path: string; title: string };
  /** Sums of the amounts, under the table. */
  sumUp?: SumUp;
  /** Page of a document, below `address`. Default `detail`. */
  page?: 'detail' | 'edit';
  /** Default: edit or view, as the document allows. */
  openText?: string;
  /** A document can be printed; needs `{module}:print`. */
  isPrintable?: boolean;
  /** Further actions of a row. */
  rowActions?: (record: Item) => Action[];
  batchActions?: BatchAction<Item>[];
  /** Keys of the columns by which a batch tells documents apart. Default: the first two. */
  batchColumns?: string[];
  /** Deletes documents whose `allowedActions` say so; needs `{module}:delete`. */
  remove?: Deletion<Item>['remove'];
  /** Says which of them would be deleted, and why the others would not. */
  mayRemove?: Deletion<Item>['preview'];
}

/** The list of a kind of document: status chips, search, advanced query, saved views, batches, sums, import and export. What the user may not do is not there. */
export function DocumentListPage<Item extends ListedDocument>(props: DocumentListPageProps<Item>) {
  const { resource, module, address, columns, statuses, queryFields, exportPath, importFrom, sumUp, batchActions = [], page = 'detail', mayRemove } = props;
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const mayAdd = usePermission(`${module}:add`) && props.newText !== undefined;
  const mayPrint = usePermission(`${module}:print`) && props.isPrintable === true;
  const mayDelete = usePermission(`${module}:delete`) && props.remove !== undefined;
  const mayExport = usePermission(`${module}:export`) && exportPath !== undefined;
  const list = useList(resource, props.defaults);
  const { state, change } = list;
  const { filters } = state;
  const chips = useStatusChips(statuses, filters);
  const isMaker = isMakerUser(useStore(userStore));
  const { filter: statusFilter = 'status' } = statuses;
  const status = filters[statusFilter] ?? '';
  const shownColumns = useMemo(() => columnsShown(columns, { statusFilter, status, isMaker }), [columns, statusFilter, status, isMaker]);
  const open = ({ id }: Item): void => void navigate(`${address}/${page}/${id}`);
  const rowActions = (record: Item): Action[] => [
    { key: 'open', label: props.openText ?? t(record.allowedActions.includes('edit') ? 'edit' : 'view'), onClick: () => open(record) },
    ...(props.rowActions?.(record) ?? []),
    ...(mayPrint ? [{ key: 'print', label: t('print'), onClick: () => void navigate(`${address}/print/${record.id}`) }] : []),
  ];
  const addButton = mayAdd && (
    <Button type="primary" onClick={props.onNew ?? (() => void navigate(`${address}/add`))}>
      {props.newText}
    </Button>
  );
  return (
    <ListPage
      {...list.pageProps}
      title={props.title}
      toolbar={
        <Flex gap={8} wrap justify="end">
          {importFrom && <ListImport {...importFrom} permission={`${module}:import`} onImported={list.refresh} />}
          {exportPath !== undefined && (
            <ListExport
              path={exportPath}
              permission={`${module}:export`}
              list={resource.name}
              state={state}
              columns={columns}
              moreColumns={props.moreColumns}
              selectedIds={list.selection.ids}
            />
          )}
          {addButton}
        </Flex>
      }
      chips={chips}
      onChipClick={(key) => change({ filters: filtersOfChip(statuses, key, filters) })}
      filters={props.filters}
      activeFilters={activeFilters(filters, props.shownFilters)}
      onFilterRemove={props.withoutFilter ? (name) => change({ filters: props.withoutFilter!(filters, name) }) : list.pageProps.onFilterRemove}
      filterExtra={queryFields && <ListQuery resource={resource} fields={queryFields} state={state} change={change} />}
      queryChips={queryFields && listQueryChips({ fields: queryFields, state, change })}
      columns={shownColumns}
      rowActions={rowActions}
      onRowOpen={open}
      rowHref={({ id }) => `${address}/${page}/${id}`}
      selection={mayDelete || mayExport || batchActions.length > 0 ? list.selection : undefined}
      batchActions={batchActions}
      batchColumns={props.batchColumns}
      deletion={
        mayDelete
          ? { remove: props.remove, ...(mayRemove && { preview: mayRemove }), isAllowed: ({ allowedActions }) => allowedActions.includes('delete') }
          : undefined
      }
      summary={sumUp && list.pageProps.records && <DocumentSums listKey={resource.key} sumUp={sumUp} state={state} />}
      preview
      view={list.view}
      empty={<EmptyState title={props.empty} action={addButton} />}
    />
  );
}
