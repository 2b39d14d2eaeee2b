import { type Action, type BatchAction, type Chip, type Column, type Deletion, EmptyState, type ExportColumn, ListPage } from '@harrow/ui';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Resource } from '../calls/resource.ts';
import type { FieldSheet } from '../fields/sheet.ts';
import { type SheetListProps, useListTexts, useSheetList } from '../fields/useSheetList.ts';
import { activeFilters } from '../filters/activeFilters.tsx';
import type { ListState } from '../list/address/listAddress.ts';
import type { Listable } from '../list/listCall.ts';
import { ListQuery, listQueryChips } from '../filters/ListQuery.tsx';
import { type List, useList } from '../list/useList.ts';
import { usePermission } from '../usePermission.ts';
import { NewButton } from './NewButton.tsx';
import { type DialogState, RecordDialog } from './RecordDialog.tsx';

interface AdministrationListPageProps<Item extends { id: string }, Sheet extends FieldSheet, Full> extends SheetListProps<Item, Sheet> {
  resource: Listable<Item> & Partial<Pick<Resource<Item, Full>, 'detail'>>;
  /** What the list shows when its address says nothing. Default: as every list, 10 records, the newest first. */
  defaults?: ListState;
  description?: ReactNode;
  /** Between the title and the list. */
  notice?: (state: ListState) => ReactNode;
  /** Chips that lead to the other lists of the same subject; their keys are addresses. */
  siblings?: Chip[];
  /** Module code of the permissions: `depart`. Default: the noun. */
  module?: string;
  /** The dialog of a record, which `children` draw: it is opened by users with `{module}:edit`, and by others to read it. */
  dialog?: DialogState;
  /** The record; undefined: a new one. */
  children?: (record: Full | undefined) => ReactNode;
  /** Adds a record, without a dialog by `onNew`; needs `{module}:add`. Default: new. */
  newText?: string;
  onNew?: () => void;
  /** Opens a record where there is no dialog; needs `{module}:edit`. */
  onOpen?: (record: Item) => void;
  /** Default: edit, or view for whoever may not. */
  openText?: (record: Item) => string | undefined;
  /** Deletes records; needs `{module}:delete`. */
  remove?: Deletion<Item>['remove'];
  /** Records that may be deleted. Default: all. */
  isRemovable?: (record: Item) => boolean;
  /** What the server lets the user do with a record, where it says so: a record without `edit` is only read, one without `delete` stays. */
  allowed?: (record: Item) => readonly string[];
  /** Whoever deletes several at once needs this; default `{module}:batch_delete`. */
  batchPermission?: string;
  /** Records can be selected for something else than deletion, such as the export. */
  isSelectable?: boolean;
  batchActions?: BatchAction<Item>[];
  /** Between edit and deletion. */
  rowActions?: (record: Item) => Action[];
  /** Left of the button for a new record: import and export. */
  tools?: (shown: { list: List<Item>; columns: Column<Item>[]; moreColumns: ExportColumn[] }) => ReactNode;
}

/** The list of something that administrators keep: search, advanced query, saved views, selection, deletion; what the user may not do is not there. */
export function AdministrationListPage<Item extends { id: string }, Sheet extends FieldSheet, Full = never>(
  props: AdministrationListPageProps<Item, Sheet, Full>,
) {
  const { resource, module = props.list.noun, dialog, remove, allowed, batchActions = [] } = props;
  const isRemovable = allowed ? (record: Item) => allowed(record).includes('delete') : props.isRemovable;
  const onNew = props.onNew ?? (props.newText === undefined ? undefined : dialog?.create);
  const onOpen = props.onOpen ?? (dialog && ((record: Item) => dialog.open(record.id)));
  const said = useListTexts(props.list);
  const { columns, moreColumns, queryFields, filters, shownFilters } = useSheetList(props);
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const rightTo = (verb: string): string => `${module}:${verb}`;
  const mayEdit = usePermission(rightTo('edit'));
  const mayDelete = usePermission(rightTo('delete')) && remove !== undefined;
  const mayDeleteSeveral = usePermission(props.batchPermission ?? rightTo('batch_delete')) && mayDelete;
  const list = useList(resource, props.defaults);
  const { state, change } = list;
  const open = mayEdit || dialog ? onOpen : undefined;
  const rowActions = (record: Item): Action[] => [
    ...(open
      ? [
          {
            key: 'open',
            label: props.openText?.(record) ?? (mayEdit && (allowed?.(record).includes('edit') ?? true) ? t('edit') : t('view')),
            onClick: () => open(record),
          },
        ]
      : []),
    ...(props.rowActions?.(record) ?? []),
  ];
  const newButton = onNew && (
    <NewButton permission={rightTo('add')} onClick={onNew}>
      {props.newText ?? t('add')}
    </NewButton>
  );
  return (
    <>
      <ListPage
        {...list.pageProps}
        title={said('title')}
        description={props.description}
        notice={props.notice?.(state)}
        toolbar={
          <Flex gap={8} wrap justify="end">
            {props.tools?.({ list, columns, moreColumns })}
            {newButton}
          </Flex>
        }
        chips={props.siblings}
        // Within this list it is another filter, and stays in this tab.
        onChipClick={(address) => void navigate(address, { replace: address.split('?', 1)[0] === pathname })}
        filters={{
          fields: props.list.filters.length > 0 ? filters : undefined,
          active: activeFilters(state.filters, shownFilters),
          extra: queryFields && <ListQuery resource={resource} fields={queryFields} state={state} change={change} />,
          queryChips: queryFields && listQueryChips({ fields: queryFields, state, change }),
        }}
        columns={columns}
        rows={{ actions: rowActions, onOpen: open, preview: true }}
        selection={props.isSelectable || mayDeleteSeveral || batchActions.length > 0 ? list.selection : undefined}
        batch={{ actions: batchActions, deletion: mayDelete ? { remove, ...(isRemovable && { isAllowed: isRemovable }) } : undefined }}
        view={list.view}
        empty={<EmptyState title={said('empty')} action={newButton} />}
      />
      {dialog && resource.detail && props.children && (
        <RecordDialog dialog={dialog} detail={resource.detail}>
          {props.children}
        </RecordDialog>
      )}
    </>
  );
}
