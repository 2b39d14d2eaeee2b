import type { LowAppItem } from '@harrow/api-client';
import { lowAppsFields as sheet } from '@harrow/api-client/fields';
import { lazyPart, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteLowApps, lowApps } from './lowApps.ts';

const LowAppDialog = lazyPart(async () => ({ default: (await import('./LowAppDialog.tsx')).LowAppDialog }));

function LowAppStatus({ app: { status } }: { app: LowAppItem }) {
  const { t } = useTranslation('isystemLowApp');
  return <StatusTag variant="dot" color={status === 1 ? 'success' : 'default'} text={t(status === 1 ? 'on' : 'off')} />;
}

const list: SheetList<LowAppItem, typeof sheet> = {
  noun: 'isystemLowApp',
  sheet,
  columns: {
    appId: { fixed: 'left' },
    name: {},
    kind: {},
    status: { kind: 'dot', render: (app) => <LowAppStatus app={app} />, text: ({ status }, _, t) => t(status === 1 ? 'on' : 'off') },
    target: {},
    roles: {},
    callPrefixes: { defaultHidden: true },
    createTime: {},
  },
  query: ['appId', 'kind', 'target', 'createTime'],
  filters: [{ name: 'keyword', maxLength: 100 }, 'kind'],
};

/** Applications that need no code: pages of other addresses, reports and pages of the portal. */
export function LowAppListPage() {
  const { t } = useTranslation('isystemLowApp');
  const mayExport = usePermission('lowApp:export');
  const dialog = useRecordDialog(lowApps.key, { page: '/isystem/lowApp' });
  return (
    <AdministrationListPage
      resource={lowApps}
      module="lowApp"
      list={list}
      description={t('description')}
      newText={t('new')}
      dialog={dialog}
      isSelectable={mayExport}
      tools={({ list: { state, selection }, ...columns }) => (
        <ListExport path="/sys/lowApp/exportXls" permission="lowApp:export" list={lowApps.name} state={state} selectedIds={selection.ids} {...columns} />
      )}
      remove={deleteLowApps}
    >
      {(app) => <LowAppDialog app={app} onClose={dialog.close} onSaved={dialog.saved} />}
    </AdministrationListPage>
  );
}
