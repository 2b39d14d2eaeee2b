import type { BatchResult as ServerBatchResult } from '@harrow/api-client';
import { type Action, type Chip, type Column, type ExportColumn, lazyPart } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import type { ShownFilter } from '../filters/activeFilters.tsx';
import { AdministrationListPage } from '../administration/AdministrationListPage.tsx';
import type { HistoryWords } from '../changes/MasterHistory.tsx';
import type { ListState } from '../list/listAddress.ts';
import { ListExport, ListImport } from '../list/ListTools.tsx';
import type { Resource } from '../calls/resource.ts';
import { usePermission } from '../usePermission.ts';

const HistoryDrawer = lazyPart(async () => ({ default: (await import('../changes/HistoryDrawer.tsx')).HistoryDrawer }));

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
  /** Upkeep: `/mfr/parts`. */
  path: string;
  /** Default: `exportXls` below `path`. */
  exportPath?: string;
  remove: (ids: string) => Promise<ServerBatchResult>;
  /** How the history of a record is read; it is the maker's own. */
  history: HistoryWords;
  /** Further actions of a row, for everybody. */
  rowActions?: (record: Item) => Action[];
  Dialog: ComponentType<MasterDialogProps<Item>>;
}

/** The list of a master, with its form, deletion, import and export for users who may. */
export function MasterListPage<Item extends { id: string }>(props: MasterListPageProps<Item>) {
  const { resource, columns, module, path, remove, history, Dialog, exportPermission = `${module}:export` } = props;
  const { t } = useTranslation('shared');
  const client = useQueryClient();
  const mayExport = usePermission(exportPermission);
  const [edited, setEdited] = useState<Item | 'new'>();
  const [told, setTold] = useState<string>();
  const isMaker = isMakerUser(useStore(userStore));
  const rowActions = (record: Item): Action[] => [
    ...(props.rowActions?.(record) ?? []),
    ...(isMaker ? [{ key: 'history', label: t('changes.title'), onClick: () => setTold(record.id) }] : []),
  ];
  const close = (): void => setEdited(undefined);
  const handleSaved = (): void => {
    close();
    void client.invalidateQueries({ queryKey: resource.key });
  };
  return (
    <>
      <AdministrationListPage
        {...props}
        tools={(list) => (
          <>
            <ListImport path={path} permission={`${module}:import`} title={props.importTitle} onImported={list.refresh} />
            <ListExport
              path={props.exportPath ?? `${path}/exportXls`}
              permission={exportPermission}
              list={resource.name}
              state={list.state}
              columns={columns}
              moreColumns={props.moreColumns}
              selectedIds={list.selection.ids}
            />
          </>
        )}
        isSelectable={mayExport}
        onNew={() => setEdited('new')}
        onOpen={setEdited}
        rowActions={rowActions}
        remove={(ids) => remove(ids.join(','))}
        batchPermission={`${module}:delete`}
      />
      <Suspense>{told !== undefined && <HistoryDrawer id={told} words={history} onClose={() => setTold(undefined)} />}</Suspense>
      {edited !== undefined && <Dialog record={edited === 'new' ? undefined : edited} onClose={close} onSaved={handleSaved} />}
    </>
  );
}
