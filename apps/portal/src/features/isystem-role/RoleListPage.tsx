import type { RoleItem } from '@harrow/api-client';
import { rolesFields as sheet } from '@harrow/api-client/fields';
import { lazyPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { OriginTag } from '../../shared/administration/OriginTag.tsx';
import { useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteRoles, roles } from './roles.ts';

const RoleDialog = lazyPart(async () => ({ default: (await import('./RoleDialog.tsx')).RoleDialog }));
const CopyRoleDialog = lazyPart(async () => ({ default: (await import('./CopyRoleDialog.tsx')).CopyRoleDialog }));

const list: SheetList<RoleItem, typeof sheet> = {
  noun: 'isystemRole',
  sheet,
  columns: {
    roleName: { width: 240, fixed: 'left' },
    roleCode: 200,
    dataScope: 220,
    userCount: 140,
    builtIn: { named: 'kind', width: 130, render: ({ builtIn }) => <OriginTag builtIn={builtIn} /> },
    description: 280,
  },
  query: ['roleCode', 'dataScope'],
  filters: ['roleName', { name: 'roleCode', maxLength: 50 }],
};

/** Roles and what they may do. */
export function RoleListPage() {
  const { t } = useTranslation('isystemRole');
  const mayAdd = usePermission('permission:add');
  const [copying, setCopying] = useState<RoleItem>();
  const dialog = useRecordDialog(roles.key, { page: '/isystem/role', onClose: () => setCopying(undefined) });
  return (
    <>
      <AdministrationListPage
        resource={roles}
        module="permission"
        list={list}
        newText={t('new')}
        dialog={dialog}
        rowActions={(role) => (mayAdd ? [{ key: 'copy', label: t('copy'), onClick: () => setCopying(role) }] : [])}
        remove={deleteRoles}
        isRemovable={({ builtIn }) => !builtIn}
      >
        {(role) => <RoleDialog role={role} onClose={dialog.close} onSaved={dialog.saved} />}
      </AdministrationListPage>
      <Suspense>{copying && <CopyRoleDialog role={copying} onClose={dialog.close} onSaved={dialog.saved} />}</Suspense>
    </>
  );
}
