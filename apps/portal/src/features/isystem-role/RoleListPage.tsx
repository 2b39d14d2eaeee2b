import type { RoleItem } from '@harrow/api-client';
import { rolesFields as sheet } from '@harrow/api-client/fields';
import { lazyPart } from '@harrow/ui';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { OriginTag } from '../../shared/administration/OriginTag.tsx';
import { useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport, ListImport } from '../../shared/list/ListTools.tsx';
import { useGrant, usePermission } from '../../shared/usePermission.ts';
import { deleteRoles, roles } from './roles.ts';

const RoleDialog = lazyPart(async () => ({ default: (await import('./RoleDialog.tsx')).RoleDialog }));
const HoldersDialog = lazyPart(async () => ({ default: (await import('./HoldersDialog.tsx')).HoldersDialog }));
const CompareDialog = lazyPart(async () => ({ default: (await import('./CompareDialog.tsx')).CompareDialog }));
const WhyDialog = lazyPart(async () => ({ default: (await import('./WhyDialog.tsx')).WhyDialog }));
const CopyRoleDialog = lazyPart(async () => ({ default: (await import('./CopyRoleDialog.tsx')).CopyRoleDialog }));

const list: SheetList<RoleItem, typeof sheet> = {
  noun: 'isystemRole',
  sheet,
  columns: {
    roleName: { fixed: 'left' },
    roleCode: {},
    dataScope: {},
    userCount: {},
    builtIn: {
      named: 'kind',
      kind: 'tag',
      render: ({ builtIn }) => <OriginTag builtIn={builtIn} />,
      text: ({ builtIn }, _, t) => t(builtIn ? 'shared:builtIn' : 'shared:ownMade'),
    },
    description: {},
  },
  query: ['roleCode', 'dataScope'],
  filters: ['roleName', { name: 'roleCode', maxLength: 50 }, 'dataScope'],
};

/** Dialog that is open over the list. */
type Beside = { what: 'copy' | 'holders' | 'compare'; role: RoleItem } | { what: 'why' };

/** Roles and their rights. */
export function RoleListPage() {
  const { t } = useTranslation('isystemRole');
  const maySeeUsers = useGrant('user:query');
  const mayExport = usePermission('permission:export');
  const [beside, setBeside] = useState<Beside>();
  const close = (): void => setBeside(undefined);
  const dialog = useRecordDialog(roles.key, { page: '/isystem/role', onClose: close });
  return (
    <>
      <AdministrationListPage
        resource={roles}
        module="permission"
        list={list}
        newText={t('new')}
        dialog={dialog}
        isSelectable={mayExport}
        tools={({ list: { state, selection, refresh }, ...columns }) => (
          <>
            <Button onClick={() => setBeside({ what: 'why' })}>{t('why.open')}</Button>
            <ListImport path="/sys/role" permission="permission:import" title={t('import')} onImported={refresh} />
            <ListExport path="/sys/role/exportXls" permission="permission:export" list={roles.name} state={state} selectedIds={selection.ids} {...columns} />
          </>
        )}
        rowActions={(role) => [
          ...(role.allowedActions.includes('copy') ? [{ key: 'copy', label: t('copy'), onClick: () => setBeside({ what: 'copy', role }) }] : []),
          ...(maySeeUsers ? [{ key: 'holders', label: t('holders'), onClick: () => setBeside({ what: 'holders', role }) }] : []),
          { key: 'compare', label: t('compare'), onClick: () => setBeside({ what: 'compare', role }) },
        ]}
        remove={deleteRoles}
        allowed={({ allowedActions }) => allowedActions}
      >
        {(role) => <RoleDialog role={role} onClose={dialog.close} onSaved={dialog.saved} />}
      </AdministrationListPage>
      <Suspense>
        {beside?.what === 'copy' && <CopyRoleDialog role={beside.role} onClose={dialog.close} onSaved={dialog.saved} />}
        {beside?.what === 'holders' && <HoldersDialog role={beside.role} onClose={close} />}
        {beside?.what === 'compare' && <CompareDialog role={beside.role} onClose={close} />}
        {beside?.what === 'why' && <WhyDialog onClose={close} />}
      </Suspense>
    </>
  );
}
