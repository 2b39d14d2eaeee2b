import type { BatchResult as ServerBatchResult } from '@harrow/api-client';
import { type Action, type Chip, type Column, EmptyState, type ExportColumn, lazyPart, ListPage } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { Button, Flex } from 'antd';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isMakerUser, userStore } from '../platform/session/session.ts';
import { activeFilters, type ShownFilter } from './activeFilters.tsx';
import type { HistoryWords } from './changes/MasterHistory.tsx';
import type { ListState } from './listAddress.ts';
import { ListQuery, listQueryChips } from './ListQuery.tsx';
import { ListExport, ListImport } from './ListTools.tsx';
import type { Resource } from './resource.ts';
import { useStore } from '../platform/store.ts';
import { useList } from './useList.ts';
import { usePermission } from './usePermission.ts';

const HistoryDrawer = lazyPart(async () => ({ default: (await import('./changes/HistoryDrawer.tsx')).HistoryDrawer }));

export interface MasterDialogProps<Item> {
  /** Undefined: a new one. */
  record: Item | undefined;
  onClose: () => void;
  onSaved: () => void;
}

interface MasterListPageProps<Item extends { id: string }> {
  resource: Resource<Item, never>;
  /** What the list shows when its address says nothing. Default: as every list, 10 records, the newest first. */
  defaults?: ListState;
  title: string;
  importTitle: string;
  empty: string;
  columns: Column<Item>[];
  moreColumns?: ExportColumn[];
  filters: ReactNode;
  /** How filters in force are shown, in this order. */
  shownFilters: Readonly<Record<string, ShownFilter>>;
  /** What the advanced query may ask about; keep the array, its lines follow it. */
  queryFields: readonly QueryField[];
  /** Chips that lead to the other lists of the same subject; their keys are addresses. */
  siblings?: Chip[];
  /** Module code of the permissions. */
  module: string;
  /** Whoever exports needs this; default `{module}:export`. */
  exportPermission?: string;
  exportPath: string;
  /** Upkeep: `/mfr/parts`. */
  path: string;
  remove: (ids: string) => Promise<ServerBatchResult>;
  /** How the history of a record is read; it is the maker's own. */
  history: HistoryWords;
  /** Further actions of a row, for everybody. */
  rowActions?: (record: Item) => Action[];
  Dialog: ComponentType<MasterDialogProps<Item>>;
}

/** The list of a master, with its form, deletion, import and export for users who may. */
export function MasterListPage<Item extends { id: string }>(props: MasterListPageProps<Item>) {
  const { resource, columns, queryFields, module, path, remove, history, Dialog } = props;
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const mayAdd = usePermission(`${module}:add`);
  const mayEdit = usePermission(`${module}:edit`);
  const mayDelete = usePermission(`${module}:delete`);
  const exportPermission = props.exportPermission ?? `${module}:export`;
  const mayExport = usePermission(exportPermission);
  const list = useList(resource, props.defaults);
  const [edited, setEdited] = useState<Item | 'new'>();
  const [told, setTold] = useState<string>();
  const isMaker = isMakerUser(useStore(userStore));
  const rowActions = (record: Item): Action[] => [
    ...(mayEdit ? [{ key: 'edit', label: t('edit'), onClick: () => setEdited(record) }] : []),
    ...(props.rowActions?.(record) ?? []),
    ...(isMaker ? [{ key: 'history', label: t('changes.title'), onClick: () => setTold(record.id) }] : []),
  ];
  const close = (): void => setEdited(undefined);
  const handleSaved = (): void => {
    close();
    list.refresh();
  };
  const addButton = mayAdd && (
    <Button type="primary" onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        {...list.pageProps}
        title={props.title}
        toolbar={
          <Flex gap={8} wrap justify="end">
            <ListImport path={path} permission={`${module}:import`} title={props.importTitle} onImported={list.refresh} />
            <ListExport
              path={props.exportPath}
              permission={exportPermission}
              list={resource.name}
              state={list.state}
              columns={columns}
              moreColumns={props.moreColumns}
              selectedIds={list.selection.ids}
            />
            {addButton}
          </Flex>
        }
        chips={props.siblings}
        onChipClick={(address) => void navigate(address)}
        filters={props.filters}
        activeFilters={activeFilters(list.state.filters, props.shownFilters)}
        filterExtra={<ListQuery resource={resource} fields={queryFields} state={list.state} change={list.change} />}
        queryChips={listQueryChips({ fields: queryFields, state: list.state, change: list.change })}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={mayEdit ? setEdited : undefined}
        selection={mayExport || mayDelete ? list.selection : undefined}
        deletion={mayDelete ? { remove: (ids) => remove(ids.join(',')) } : undefined}
        preview
        view={list.view}
        empty={<EmptyState title={props.empty} action={addButton} />}
      />
      <Suspense>{told !== undefined && <HistoryDrawer id={told} words={history} onClose={() => setTold(undefined)} />}</Suspense>
      {edited !== undefined && <Dialog record={edited === 'new' ? undefined : edited} onClose={close} onSaved={handleSaved} />}
    </>
  );
}
