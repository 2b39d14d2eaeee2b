import type { RoleItem } from '@harrow/api-client';
import { type Column, EllipsisText, formatNumber, lazyPart, StatusTag, useSettings } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteRoles, roles } from './roles.ts';

const RoleDialog = lazyPart(async () => ({ default: (await import('./RoleDialog.tsx')).RoleDialog }));
const CopyRoleDialog = lazyPart(async () => ({ default: (await import('./CopyRoleDialog.tsx')).CopyRoleDialog }));

/** Roles and what they may do. */
export function RoleListPage() {
  const { t } = useTranslation('isystemRole');
  const { language } = useSettings();
  const mayAdd = usePermission('permission:add');
  const [copying, setCopying] = useState<RoleItem>();
  const dialog = useRecordDialog(roles.key, { page: '/isystem/role', onClose: () => setCopying(undefined) });
  const columns = useMemo<Column<RoleItem>[]>(
    () => [
      { key: 'roleName', title: t('field.roleName'), width: 240, fixed: 'left' },
      { key: 'roleCode', title: t('field.roleCode'), width: 200, sortable: true },
      { key: 'dataScope', title: t('field.dataScope'), width: 220, sortable: true, render: ({ dataScope_dictText: text }) => text },
      { key: 'userCount', title: t('field.userCount'), width: 140, align: 'right', render: ({ userCount }) => formatNumber(userCount, language) },
      {
        key: 'builtIn',
        title: t('field.kind'),
        width: 130,
        render: ({ builtIn }) => <StatusTag color={builtIn ? 'default' : 'processing'} text={builtIn ? t('builtIn') : t('own')} />,
      },
      {
        key: 'description',
        title: t('field.description'),
        width: 280,
        render: ({ description }) => <EllipsisText text={description ?? '–'} length={36} fit />,
      },
    ],
    [t, language],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { value: 'roleCode', label: t('field.roleCode') },
      { value: 'dataScope', label: t('field.dataScope'), type: 'list', dictCode: 'data_scope' },
    ],
    [t],
  );
  return (
    <>
      <AdministrationListPage
        resource={roles}
        module="permission"
        title={t('title')}
        empty={t('none')}
        columns={columns}
        queryFields={queryFields}
        filters={
          <>
            <TextFilter name="roleName" label={t('field.roleName')} />
            <TextFilter name="roleCode" label={t('field.roleCode')} maxLength={50} />
          </>
        }
        shownFilters={{ roleName: { label: t('field.roleName') }, roleCode: { label: t('field.roleCode') } }}
        newText={t('new')}
        onNew={dialog.create}
        onOpen={({ id }) => dialog.open(id)}
        isReadable
        rowActions={(role) => (mayAdd ? [{ key: 'copy', label: t('copy'), onClick: () => setCopying(role) }] : [])}
        remove={deleteRoles}
        isRemovable={({ builtIn }) => !builtIn}
      />
      <RecordDialog dialog={dialog} detail={roles.detail}>
        {(role) => <RoleDialog role={role} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
      <Suspense>{copying && <CopyRoleDialog role={copying} onClose={dialog.close} onSaved={dialog.saved} />}</Suspense>
    </>
  );
}
