import type { RoleItem } from '@harrow/api-client';
import { type Action, type Column, EllipsisText, EmptyState, formatNumber, lazyPart, ListPage, StatusTag, useSettings } from '@harrow/ui';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters } from '../../shared/activeFilters.tsx';
import { NewButton } from '../../shared/administration/NewButton.tsx';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { TextFilter } from '../../shared/TextFilter.tsx';
import { useList } from '../../shared/useList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteRole, roles } from './roles.ts';

const RoleDialog = lazyPart(async () => ({ default: (await import('./RoleDialog.tsx')).RoleDialog }));
const CopyRoleDialog = lazyPart(async () => ({ default: (await import('./CopyRoleDialog.tsx')).CopyRoleDialog }));

/** Roles and what they may do. */
export function RoleListPage() {
  const { t } = useTranslation('isystemRole');
  const { language } = useSettings();
  const list = useList(roles);
  const mayAdd = usePermission('permission:add');
  const mayEdit = usePermission('permission:edit');
  const mayDelete = usePermission('permission:delete');
  const askDeletion = useDeletion(roles.key);
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
  const rowActions = (role: RoleItem): Action[] => [
    { key: 'open', label: mayEdit ? t('edit') : t('view'), onClick: () => dialog.open(role.id) },
    ...(mayAdd ? [{ key: 'copy', label: t('copy'), onClick: () => setCopying(role) }] : []),
    ...(mayDelete && !role.builtIn
      ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => askDeletion(role.roleName, () => deleteRole(role.id)) }]
      : []),
  ];
  return (
    <>
      <ListPage
        {...list.pageProps}
        title={t('title')}
        toolbar={
          <NewButton permission="permission:add" onClick={dialog.create}>
            {t('new')}
          </NewButton>
        }
        filters={
          <>
            <TextFilter name="roleName" label={t('field.roleName')} />
            <TextFilter name="roleCode" label={t('field.roleCode')} maxLength={50} />
          </>
        }
        activeFilters={activeFilters(list.state.filters, { roleName: { label: t('field.roleName') }, roleCode: { label: t('field.roleCode') } })}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={({ id }) => dialog.open(id)}
        empty={<EmptyState title={t('none')} />}
      />
      <RecordDialog dialog={dialog} detail={roles.detail}>
        {(role) => <RoleDialog role={role} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
      <Suspense>{copying && <CopyRoleDialog role={copying} onClose={dialog.close} onSaved={dialog.saved} />}</Suspense>
    </>
  );
}
