import { type Action, type BatchAction, type Chip, type Column, type Deletion, EmptyState, ListPage } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { activeFilters, type ShownFilter } from '../filters/activeFilters.tsx';
import type { ListState } from '../list/listAddress.ts';
import type { Listable } from '../list/listCall.ts';
import { ListQuery, listQueryChips } from '../filters/ListQuery.tsx';
import { type List, useList } from '../list/useList.ts';
import { usePermission } from '../usePermission.ts';
import { NewButton } from './NewButton.tsx';

interface AdministrationListPageProps<Item extends { id: string }> {
  resource: Listable<Item>;
  /** What the list shows when its address says nothing. Default: as every list, 10 records, the newest first. */
  defaults?: ListState;
  title: string;
  description?: ReactNode;
  /** Said when there is no record at all. */
  empty: string;
  columns: Column<Item>[];
  filters?: ReactNode;
  /** How filters in force are shown, in this order. */
  shownFilters?: Readonly<Record<string, ShownFilter>>;
  /** What the advanced query may ask about; keep the array, its lines follow it. Default: the list has none. */
  queryFields?: readonly QueryField[];
  /** Chips that lead to the other lists of the same subject; their keys are addresses. */
  siblings?: Chip[];
  /** Module code of the permissions: `depart`. */
  module: string;
  /** Adds a record; needs `{module}:add`. */
  onNew?: () => void;
  /** Default: new. */
  newText?: string;
  /** Opens a record; needs `{module}:edit`. */
  onOpen?: (record: Item) => void;
  /** Default: edit, or view for whoever may not. */
  openText?: (record: Item) => string | undefined;
  /** Whoever may not edit a record opens it, too, to read it. */
  isReadable?: boolean;
  /** Deletes records; needs `{module}:delete`. */
  remove?: Deletion<Item>['remove'];
  /** Records that may be deleted. Default: all. */
  isRemovable?: (record: Item) => boolean;
  /** Whoever deletes several at once needs this; default `{module}:batch_delete`. */
  batchPermission?: string;
  /** Records can be selected for something else than deletion, such as the export. */
  isSelectable?: boolean;
  batchActions?: BatchAction<Item>[];
  /** Between edit and deletion. */
  rowActions?: (record: Item) => Action[];
  /** Left of the button for a new record: import and export. */
  tools?: (list: List<Item>) => ReactNode;
}

/** The list of something that administrators keep: search, advanced query, saved views, selection, deletion; what the user may not do is not there. */
export function AdministrationListPage<Item extends { id: string }>(props: AdministrationListPageProps<Item>) {
  const { resource, module, columns, queryFields, shownFilters = {}, onNew, onOpen, remove, isRemovable, isReadable = false, batchActions = [] } = props;
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const mayEdit = usePermission(`${module}:edit`);
  const mayDelete = usePermission(`${module}:delete`) && remove !== undefined;
  const mayDeleteSeveral = usePermission(props.batchPermission ?? `${module}:batch_delete`) && mayDelete;
  const list = useList(resource, props.defaults);
  const { state, change } = list;
  const open = onOpen && (mayEdit || isReadable) ? onOpen : undefined;
  const rowActions = (record: Item): Action[] => [
    ...(open ? [{ key: 'open', label: props.openText?.(record) ?? (mayEdit ? t('edit') : t('view')), onClick: () => open(record) }] : []),
    ...(props.rowActions?.(record) ?? []),
  ];
  const newButton = onNew && (
    <NewButton permission={`${module}:add`} onClick={onNew}>
      {props.newText ?? t('add')}
    </NewButton>
  );
  return (
    <ListPage
      {...list.pageProps}
      title={props.title}
      description={props.description}
      toolbar={
        <Flex gap={8} wrap justify="end">
          {props.tools?.(list)}
          {newButton}
        </Flex>
      }
      chips={props.siblings}
      onChipClick={(address) => void navigate(address)}
      filters={props.filters}
      activeFilters={activeFilters(state.filters, shownFilters)}
      filterExtra={queryFields && <ListQuery resource={resource} fields={queryFields} state={state} change={change} />}
      queryChips={queryFields && listQueryChips({ fields: queryFields, state, change })}
      columns={columns}
      rowActions={rowActions}
      onRowOpen={open}
      selection={props.isSelectable || mayDeleteSeveral || batchActions.length > 0 ? list.selection : undefined}
      deletion={mayDelete ? { remove, ...(isRemovable && { isAllowed: isRemovable }) } : undefined}
      batchActions={batchActions}
      preview
      view={list.view}
      empty={<EmptyState title={props.empty} action={newButton} />}
    />
  );
}
