import { resultOf } from '@harrow/api-client';
import { type Action, type BatchAction, type Chip, lazyPart } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { AdministrationListPage } from '../administration/AdministrationListPage.tsx';
import type { Resource } from '../calls/resource.ts';
import type { FieldSheet } from '../fields/sheet.ts';
import { type SheetListProps, useListTexts } from '../fields/useSheetList.ts';
import type { ListState } from '../list/address/listAddress.ts';
import type { Listable } from '../list/listCall.ts';
import { type ImportPart, ListExport, ListImport } from '../list/ListTools.tsx';
import { usePermission } from '../usePermission.ts';
import { MasterDialog, type MasterForm } from './MasterDialog.tsx';
import { nameFields } from './nameFields.ts';

const HistoryDrawer = lazyPart(async () => ({ default: (await import('../changes/HistoryDrawer.tsx')).HistoryDrawer }));

interface MasterListPageProps<Item extends { id: string; version: number }, Sheet extends FieldSheet, Input extends object> extends SheetListProps<
  Item,
  Sheet
> {
  resource: Listable<Item> & Pick<Resource<Item, never>, 'key'>;
  form: MasterForm<Item, Input>;
  /** What the list shows when its address says nothing. Default: as every list, 10 records, the newest first. */
  defaults?: ListState;
  /** Chips that lead to the other lists of the same subject; their keys are addresses. */
  siblings?: Chip[];
  /** Below the title. */
  description?: ReactNode;
  /** Between the title and the list. */
  notice?: (state: ListState) => ReactNode;
  /** Module code of the permissions. Default: the noun. */
  module?: string;
  /** The import, where it asks more than to choose files. Lazy. */
  Import?: ImportPart;
  /** Besides deletion. */
  batchActions?: BatchAction<Item>[];
  /** Kept by form alone. */
  withoutImport?: boolean;
  /** Whoever exports needs this; default `{module}:export`. */
  exportPermission?: string;
  /** Upkeep. Default: `/mfr/` and the name of the resource. */
  path?: string;
  /** Default: `exportXls` below `path`. */
  exportPath?: string;
  /** Table whose history a record has; it is the maker's own. Default: the name of the resource. */
  docType?: string;
  /** Records that may be changed, and deleted; others are only looked at. Default: all. */
  isEditable?: (record: Item) => boolean;
  isRemovable?: (record: Item) => boolean;
  /** Further actions of a row, for everybody. */
  rowActions?: (record: Item) => Action[];
}

/** The list of a master, with its form, deletion, import and export for users who may. */
export function MasterListPage<Item extends { id: string; version: number }, Sheet extends FieldSheet, Input extends object>(
  props: MasterListPageProps<Item, Sheet, Input>,
) {
  const { noun, sheet } = props.list;
  const {
    resource,
    isEditable = () => true,
    isRemovable,
    path = `/mfr/${resource.name}`,
    docType = resource.name,
    module = noun,
    exportPermission = `${module}:export`,
  } = props;
  const { t } = useTranslation('shared');
  const said = useListTexts(props.list);
  const client = useQueryClient();
  const mayExport = usePermission(exportPermission);
  const [edited, setEdited] = useState<Item | 'new'>();
  const [told, setTold] = useState<string>();
  const isMaker = isMakerUser(useStore(userStore));
  // Without a word about the export it has the names in six languages, where there are some.
  const list = useMemo(() => ({ exported: nameFields.filter((name) => name in sheet), ...props.list }), [props.list, sheet]);
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
        list={list}
        queryFields={props.queryFields}
        resource={resource}
        defaults={props.defaults}
        siblings={props.siblings}
        description={props.description}
        notice={props.notice}
        module={module}
        tools={({ list: { state, selection, refresh }, ...columns }) => (
          <>
            {!props.withoutImport && (
              <ListImport path={path} permission={`${module}:import`} title={said('import')} onImported={refresh} Dialog={props.Import} />
            )}
            <ListExport
              path={props.exportPath ?? `${path}/exportXls`}
              permission={exportPermission}
              list={resource.name}
              state={state}
              selectedIds={selection.ids}
              {...columns}
            />
          </>
        )}
        isSelectable={mayExport}
        batchActions={props.batchActions}
        onNew={() => setEdited('new')}
        onOpen={setEdited}
        openText={(record) => (isEditable(record) ? undefined : t('view'))}
        rowActions={rowActions}
        remove={(ids) => resultOf(props.form.remove({ query: { ids: ids.join(',') } }))}
        {...(isRemovable && { isRemovable })}
        batchPermission={`${module}:delete`}
      />
      <Suspense>
        {edited !== undefined && (
          <MasterDialog
            form={props.form}
            title={said(edited === 'new' ? 'add' : 'edit')}
            record={edited === 'new' ? undefined : edited}
            readOnly={edited !== 'new' && !isEditable(edited)}
            onClose={close}
            onSaved={handleSaved}
          />
        )}
        {told !== undefined && (
          <HistoryDrawer id={told} words={{ docType, namespace: noun, dictionaries: dictionariesOf(sheet) }} onClose={() => setTold(undefined)} />
        )}
      </Suspense>
    </>
  );
}

/** Dictionaries of the fields that hold a code. */
const dictionariesOf = (sheet: FieldSheet): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sheet).flatMap(([name, { kind, dict = kind === 'switch' ? 'yn' : undefined }]) => (dict === undefined ? [] : [[name, dict]])),
  );
