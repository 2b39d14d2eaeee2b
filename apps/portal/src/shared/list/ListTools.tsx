import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { type Action, ActionMenu, type Column, ExportButton, type ExportColumn, type ExportFormat, lazyPart } from '@harrow/ui';
import { Button } from 'antd';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListState } from './address/listAddress.ts';
import { usePermission } from '../usePermission.ts';
import { useSayFailure } from '../calls/useSayFailure.ts';
import { downloadFile, exportList } from './workbooks.ts';

const OpenImport = lazyPart(async () => ({ default: (await import('./imports/OpenImport.tsx')).OpenImport }));

interface ListExportProps<T extends object> {
  /** e.g. `/api/portal/vehicle/exportXls` */
  path: string;
  permission: string;
  /** `storageKey` of the list. */
  list: string;
  state: ListState;
  columns: Column<T>[];
  /** Columns of the export that the list does not have. */
  moreColumns?: ExportColumn[];
  selectedIds?: string[];
}

/** What exports of the server can be. */
const exportFormats: readonly ExportFormat[] = ['xls', 'xlsx', 'csv'];

/** The export of a list, for users who may. */
export function ListExport<T extends object>({ path, permission, list, state, columns, moreColumns, selectedIds }: ListExportProps<T>) {
  if (!usePermission(permission)) return null;
  return (
    <ExportButton
      list={list}
      columns={columns}
      moreColumns={moreColumns}
      selectedIds={selectedIds}
      formats={exportFormats}
      isFiltered={Object.keys(state.filters).length > 0 || state.query !== undefined}
      onExport={(request) => exportList(path, request, state)}
    />
  );
}

/** The dialog of an import. */
export type ImportPart = ComponentType<{
  path: string;
  call?: string | undefined;
  template?: string | undefined;
  title: string;
  onClose: () => void;
  onImported: () => void;
}>;

interface ListImportProps {
  /** e.g. `/mfr/parts` */
  path: string;
  /** Below it, with its query. Default `importExcel`. */
  call?: string;
  /** Call of the workbook to fill in. Default `importTemplate`. */
  template?: string;
  permission: string;
  /** Title of the dialog. */
  title: string;
  onImported: () => void;
  /** Default: files are chosen and imported. Lazy. */
  Dialog?: ImportPart | undefined;
}

/** The import of a list, for users who may. Links open it by `#import`. */
export function ListImport({ path, call, template, permission, title, onImported, Dialog = OpenImport }: ListImportProps) {
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const isAskedFor = hash === '#import';
  const [wasAskedFor, setAskedFor] = useState(isAskedFor);
  const [open, setOpen] = useState(isAskedFor);
  if (isAskedFor !== wasAskedFor) {
    setAskedFor(isAskedFor);
    if (isAskedFor) setOpen(true);
  }
  if (!usePermission(permission)) return null;
  const close = (): void => {
    setOpen(false);
    // Whoever reloads the page does not ask again.
    if (isAskedFor) void navigate({ search }, { replace: true });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('import')}</Button>
      <Suspense>{open && <Dialog path={path} call={call} template={template} title={title} onClose={close} onImported={onImported} />}</Suspense>
    </>
  );
}

interface MoreToolsProps extends Pick<ListImportProps, 'path' | 'template' | 'permission' | 'onImported'> {
  /** Imports by their calls, with the titles of their dialogs. */
  imports: readonly { call: string; title: string }[];
  /** Below the imports. */
  actions: Action[];
}

/** The menu of what a list has no room for: imports, for users who may, and further actions. */
export function MoreTools({ imports, actions, permission, onImported, ...source }: MoreToolsProps) {
  const [open, setOpen] = useState<{ call: string; title: string }>();
  const mayImport = usePermission(permission);
  const begin = imports.map((one): Action => ({ key: one.call, label: one.title, onClick: () => setOpen(one) }));
  return (
    <>
      <ActionMenu actions={[...(mayImport ? begin : []), ...actions]} />
      <Suspense>{open && <OpenImport {...source} {...open} onClose={() => setOpen(undefined)} onImported={onImported} />}</Suspense>
    </>
  );
}

interface FileExportProps {
  /** e.g. `/sys/category/exportXls` */
  path: string;
  permission: string;
  /** Further parameters of the call; empty values are left out. */
  params?: Readonly<Record<string, string>>;
}

/** The export that an import reads again, with all of its columns, for users with the right. */
export function FileExport({ path, permission, params = {} }: FileExportProps) {
  const { t } = useTranslation('shared');
  const sayFailure = useSayFailure();
  const [isBusy, setBusy] = useState(false);
  if (!usePermission(permission)) return null;
  const save = async (): Promise<void> => {
    const asked = Object.entries(params).filter(([, value]) => value !== '');
    setBusy(true);
    try {
      await downloadFile(`${path}?${new URLSearchParams([...asked, ['format', 'xlsx']])}`);
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}
