import type { RoleItem } from '@harrow/api-client';
import { type Action, type Column, EllipsisText, EmptyState, formatNumber, ListPage, StatusTag, useSettings } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../app/routing/lazyPage.tsx';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { useList } from '../../shared/useList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { deleteRole, roleOrder, roles } from './roles.ts';

const RoleDialog = lazyPage(async () => (await import('./RoleDialog.tsx')).RoleDialog);
const CopyRoleDialog = lazyPage(async () => (await import('./CopyRoleDialog.tsx')).CopyRoleDialog);

/** Roles and what they may do. */
export function RoleListPage() {
  const { t } = useTranslation('isystemRole');
  const { language } = useSettings();
  const list = useList(roles, roleOrder);
  const client = useQueryClient();
  const mayAdd = usePermission('permission:add');
  const mayEdit = usePermission('permission:edit');
  const mayDelete = usePermission('permission:delete');
  const askDeletion = useDeletion(roles.key);
  const [editing, setEditing] = useState<string | null>();
  const [copying, setCopying] = useState<RoleItem>();
  const columns = useMemo<Column<RoleItem>[]>(
    () => [
      { key: 'roleName', title: t('field.roleName'), width: 240, fixed: 'left' },
      { key: 'roleCode', title: t('field.roleCode'), width: 200, sortable: true },
      { key: 'dataScope', title: t('field.dataScope'), width: 220, sortable: true, render: ({ dataScope_dictText: text }) => text },
      { key: 'userCount', title: t('field.userCount'), width: 110, align: 'right', render: ({ userCount }) => formatNumber(userCount, language) },
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
    { key: 'open', label: mayEdit ? t('edit') : t('view'), onClick: () => setEditing(role.id) },
    ...(mayAdd ? [{ key: 'copy', label: t('copy'), onClick: () => setCopying(role) }] : []),
    ...(mayDelete && !role.builtIn
      ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => askDeletion(role.roleName, () => deleteRole(role.id)) }]
      : []),
  ];
  const saved = (): void => {
    setEditing(undefined);
    setCopying(undefined);
    void client.invalidateQueries({ queryKey: roles.key });
  };
  return (
    <>
      <ListPage
        {...list.pageProps}
        title={t('title')}
        toolbar={
          mayAdd && (
            <Button type="primary" onClick={() => setEditing(null)}>
              {t('new')}
            </Button>
          )
        }
        filters={
          <>
            <Form.Item name="roleName" label={t('field.roleName')}>
              <Input allowClear maxLength={100} />
            </Form.Item>
            <Form.Item name="roleCode" label={t('field.roleCode')}>
              <Input allowClear maxLength={50} />
            </Form.Item>
          </>
        }
        activeFilters={Object.entries(list.state.filters).map(([key, value]) => ({ key, label: t(`field.${key}`), value }))}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={({ id }) => setEditing(id)}
        empty={<EmptyState title={t('none')} />}
      />
      <Suspense>
        {editing !== undefined && <LoadedRole id={editing} onClose={() => setEditing(undefined)} onSaved={saved} />}
        {copying && <CopyRoleDialog role={copying} onClose={() => setCopying(undefined)} onSaved={saved} />}
      </Suspense>
    </>
  );
}

/** The dialog once the role is there; a new one has nothing to wait for. */
function LoadedRole({ id, onClose, onSaved }: { id: string | null; onClose: () => void; onSaved: () => void }) {
  const { data } = useQuery({ ...roles.detail(id ?? ''), enabled: id !== null });
  return id !== null && !data ? null : <RoleDialog role={data} onClose={onClose} onSaved={onSaved} />;
}
