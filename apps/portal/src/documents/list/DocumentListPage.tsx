import { type Action, type BatchAction, type Deletion, EmptyState, ListPage, type ListState } from '@harrow/ui';
import { Button, Flex } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import type { FieldSheet } from '../../shared/fields/sheet.ts';
import { type SheetListProps, useListTexts, useSheetList } from '../../shared/fields/useSheetList.ts';
import { activeFilters } from '../../shared/filters/activeFilters.tsx';
import { ListQuery, listQueryChips } from '../../shared/filters/ListQuery.tsx';
import { ListExport, ListImport } from '../../shared/list/ListTools.tsx';
import type { Filters } from '../../shared/calls/resource.ts';
import { type List, useList } from '../../shared/list/useList.ts';
import { meaningOf } from '../../shared/meaning/documentMeaning.ts';
import { usePrintDocument } from '../print/usePrintDocument.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { columnsShown } from './columnsShown.ts';
import type { DocumentListing } from './documentListing.ts';
import { DocumentSums, type SumUp } from './DocumentSums.tsx';
import { type DocumentStatuses, filtersOfChip, useStatusChips } from './useStatusChips.ts';

interface ListedDocument {
  id: string;
  /** Actions that the user may take. */
  allowedActions: readonly string[];
}

interface DocumentListPageProps<Item extends ListedDocument, Sheet extends FieldSheet> extends SheetListProps<Item, Sheet> {
  kind: DocumentListing<Item>;
  /** Label of the button for a new document. Default: no button. */
  newText?: string;
  /** Default: opens `add`. Needs the right to begin one. */
  onNew?: () => void;
  /** Chips beside those of the statuses. */
  chips?: Pick<DocumentStatuses, 'names' | 'late' | 'toggles'> & {
    /** They lead to other lists of the same subject. */
    links?: { address: string; label: string; count?: number }[];
  };
  /** Filters left when one of them is taken away. Default: all others. */
  withoutFilter?: (filters: Filters, name: string) => Filters;
  /** Above its template and its call (`importExcel`, or another one): `/mfr/vehicle`. Needs `{module}:import`. Default: the list has no import. */
  importFrom?: { path: string; call?: string; title: string };
  /** Before the buttons. */
  tools?: ReactNode;
  /** Stands in place of the table where there are records, such as cards. */
  body?: ((list: List<Item>) => ReactNode) | undefined;
  /** Sums of the amounts, under the table. */
  sumUp?: SumUp;
  /** Other sums in their place. */
  sums?: (state: ListState) => ReactNode;
  /** Default: edit or view, as the document allows. */
  openText?: string;
  /** Name of its paper. Default: print. */
  printText?: string;
  /** Further actions of a row. */
  rowActions?: (record: Item) => Action[];
  batchActions?: BatchAction<Item>[];
  /** Keys of the columns by which a batch tells documents apart. Default: the first two. */
  batchColumns?: string[];
}

/**
 * The list of a kind of document: status chips, search, advanced query, saved views, batches, sums, import and export. Actions the user may
 * not take are left out.
 */
export function DocumentListPage<Item extends ListedDocument, Sheet extends FieldSheet>(props: DocumentListPageProps<Item, Sheet>) {
  const { noun } = props.list;
  const { kind, importFrom, sumUp, batchActions = [], withoutFilter, body } = props;
  const { resource, module = noun, address, exportPath = `/api/portal/${noun}/exportXls` } = kind;
  const { links = [], ...moreChips } = props.chips ?? {};
  const said = useListTexts(props.list);
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const mayAdd = usePermission(kind.begunBy ?? `${module}:add`) && props.newText !== undefined;
  const mayPrint = usePermission(`${module}:print`) && kind.isPrintable === true;
  const openPaper = usePrintDocument(noun);
  const mayDelete = usePermission(`${module}:delete`) && kind.remove !== undefined;
  const mayExport = usePermission(`${module}:export`) && exportPath !== null;
  const { columns, moreColumns, queryFields, filters: filterFields, shownFilters } = useSheetList(props);
  const isMaker = isMakerUser(useStore(userStore));
  const { order, ofMaker = [] } = kind.statuses;
  const statuses: DocumentStatuses = { ...kind.statuses, ...moreChips, order: isMaker ? order : order.filter((status) => !ofMaker.includes(status)) };
  const list = useList(resource, kind.defaults?.(isMaker));
  const { state, change } = list;
  const { data, filtering } = list.pageProps;
  const { filters } = state;
  const statusChips = useStatusChips(statuses, filters);
  const { filter: statusFilter = 'status' } = statuses;
  const status = filters[statusFilter] ?? '';
  const { meaningOf: ownMeaning } = props.list;
  const isTelling = ownMeaning !== undefined && ownMeaning !== meaningOf;
  const shownColumns = useMemo(() => columnsShown(columns, { statusFilter, status, isMaker, isTelling }), [columns, statusFilter, status, isMaker, isTelling]);
  const open = ({ id }: Item): void => void navigate(`${address}/detail/${id}`);
  const rowActions = (record: Item): Action[] => [
    { key: 'open', label: props.openText ?? t(record.allowedActions.includes('edit') ? 'edit' : 'view'), onClick: () => open(record) },
    ...(props.rowActions?.(record) ?? []),
    ...(mayPrint ? [{ key: 'print', label: props.printText ?? t('print'), onClick: () => openPaper(record.id) }] : []),
  ];
  const deletion: Deletion<Item> = {
    remove: kind.remove,
    ...(kind.mayRemove && { preview: kind.mayRemove }),
    isAllowed: ({ allowedActions }) => allowedActions.includes('delete'),
  };
  const addButton = mayAdd && (
    <Button type="primary" onClick={props.onNew ?? (() => void navigate(`${address}/add`))}>
      {props.newText}
    </Button>
  );
  return (
    <ListPage
      {...list.pageProps}
      title={said('title')}
      toolbar={
        <Flex gap={8} wrap justify="end">
          {props.tools}
          {importFrom && <ListImport {...importFrom} permission={`${module}:import`} onImported={list.refresh} />}
          {exportPath !== null && (
            <ListExport
              path={exportPath}
              permission={`${module}:export`}
              list={resource.name}
              state={state}
              columns={columns}
              moreColumns={moreColumns}
              selectedIds={list.selection.ids}
            />
          )}
          {addButton}
        </Flex>
      }
      chips={[...statusChips, ...links.map(({ address: key, ...chip }) => ({ key, ...chip }))]}
      onChipClick={(key) => (links.some((link) => link.address === key) ? void navigate(key) : change({ filters: filtersOfChip(statuses, key, filters) }))}
      filters={{
        fields: filterFields,
        active: activeFilters(filters, shownFilters),
        extra: queryFields && <ListQuery resource={resource} fields={queryFields} state={state} change={change} />,
        queryChips: queryFields && listQueryChips({ fields: queryFields, state, change }),
      }}
      filtering={{ ...filtering, ...(withoutFilter && { onRemove: (name: string) => change({ filters: withoutFilter(filters, name) }) }) }}
      columns={shownColumns}
      body={body && data.records && data.records.length > 0 ? () => body(list) : undefined}
      rows={{ actions: rowActions, onOpen: open, href: ({ id }) => `${address}/detail/${id}`, preview: true }}
      selection={mayDelete || mayExport || batchActions.length > 0 ? list.selection : undefined}
      batch={{ actions: batchActions, columns: props.batchColumns, deletion: mayDelete ? deletion : undefined }}
      summary={data.records && (props.sums?.(state) ?? (sumUp && <DocumentSums listKey={resource.key} sumUp={sumUp} state={state} />))}
      view={list.view}
      empty={<EmptyState title={said(isMaker ? 'emptyMaker' : 'empty')} action={addButton} />}
    />
  );
}
