import type { OneTimePassword, UserItem } from '@harrow/api-client';
import { type Column, DateText, DictSelect, EllipsisText, lazyPart, StatusTag, type StatusTagProps } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { Form } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { TextFilter } from '../../shared/filters/TextFilter.tsx';
import { useUserActions } from './useUserActions.ts';
import { deleteUsers, requestedStatus, users } from './users.ts';

const UserDialog = lazyPart(async () => ({ default: (await import('./UserDialog.tsx')).UserDialog }));
const PasswordShown = lazyPart(async () => ({ default: (await import('./PasswordShown.tsx')).PasswordShown }));

/** Users in the administrator's scope; the address may name one, as messages do. */
export function UserListPage() {
  const { t } = useTranslation('isystemUser');
  const dialog = useRecordDialog(users.key, { page: '/isystem/user' });
  const [password, setPassword] = useState<OneTimePassword>();
  const columns = useUserColumns();
  const queryFields = useUserQueryFields();
  const actions = useUserActions(setPassword);
  const handleSaved = (created: OneTimePassword | undefined): void => {
    dialog.saved();
    if (created) setPassword(created);
  };
  return (
    <>
      <AdministrationListPage
        resource={users}
        module="user"
        title={t('title')}
        empty={t('none')}
        columns={columns}
        queryFields={queryFields}
        filters={<UserFilters />}
        shownFilters={{
          username: { label: t('field.username') },
          realname: { label: t('field.realname') },
          status: { label: t('field.status'), dict: 'user_status' },
          userType: { label: t('field.userType'), dict: 'user_type' },
          phone: { label: t('field.phone') },
        }}
        newText={t('new')}
        onNew={dialog.create}
        onOpen={({ id }) => dialog.open(id)}
        openText={({ status }) => (status === requestedStatus ? t('request.open') : undefined)}
        isReadable
        rowActions={actions.ofRow}
        batchActions={actions.ofSelected}
        remove={deleteUsers}
        isRemovable={({ status }) => status !== requestedStatus}
      />
      <RecordDialog dialog={dialog} detail={users.detail}>
        {(user) => <UserDialog user={user} onClose={dialog.close} onSaved={handleSaved} onPassword={setPassword} />}
      </RecordDialog>
      <Suspense>{password && <PasswordShown password={password} onClose={() => setPassword(undefined)} />}</Suspense>
    </>
  );
}

function UserFilters() {
  const { t } = useTranslation('isystemUser');
  return (
    <>
      <TextFilter name="username" label={t('field.username')} />
      <TextFilter name="realname" label={t('field.realname')} />
      <Form.Item name="status" label={t('field.status')}>
        <DictSelect dict="user_status" />
      </Form.Item>
      <Form.Item name="userType" label={t('field.userType')}>
        <DictSelect dict="user_type" />
      </Form.Item>
      <TextFilter name="phone" label={t('field.phone')} maxLength={50} />
    </>
  );
}

const statusColors: Readonly<Record<number, StatusTagProps['color']>> = { 1: 'success', [requestedStatus]: 'processing' };

function useUserColumns(): Column<UserItem>[] {
  const { t } = useTranslation('isystemUser');
  return useMemo(
    () => [
      {
        key: 'username',
        title: t('field.username'),
        width: 160,
        fixed: 'left',
        sortable: true,
        // Who only asks for an account has no name to sign in with yet.
        render: ({ username, email, status }) => (status === requestedStatus ? email : username),
      },
      { key: 'realname', title: t('field.realname'), width: 150, sortable: true, render: ({ realname }) => <EllipsisText text={realname} length={16} fit /> },
      {
        key: 'status',
        title: t('field.status'),
        width: 150,
        sortable: true,
        render: ({ status, status_dictText: text }) => <StatusTag variant="dot" color={statusColors[status] ?? 'error'} text={text} />,
      },
      {
        key: 'roleCodes',
        title: t('field.roleIds'),
        width: 180,
        render: ({ roleCodes_dictText: text }) => <EllipsisText text={text || '–'} length={28} fit />,
      },
      { key: 'orgCodeTxt', title: t('field.departIds'), width: 180, render: ({ orgCodeTxt }) => <EllipsisText text={orgCodeTxt || '–'} length={28} fit /> },
      { key: 'positionName', title: t('field.positionId'), width: 160, defaultHidden: true, render: ({ positionName }) => positionName ?? '–' },
      { key: 'userType', title: t('field.userType'), width: 120, sortable: true, render: ({ userType_dictText: text }) => text },
      { key: 'phone', title: t('field.phone'), width: 160, render: ({ phone }) => phone ?? '–' },
      { key: 'email', title: t('field.email'), width: 220, defaultHidden: true, render: ({ email }) => <EllipsisText text={email ?? '–'} length={28} fit /> },
      { key: 'createTime', title: t('field.createTime'), width: 130, sortable: true, render: ({ createTime }) => <DateText value={createTime} /> },
    ],
    [t],
  );
}

function useUserQueryFields(): QueryField[] {
  const { t } = useTranslation('isystemUser');
  return useMemo(
    () => [
      { value: 'username', label: t('field.username') },
      { value: 'realname', label: t('field.realname') },
      { value: 'status', label: t('field.status'), type: 'list', dictCode: 'user_status' },
      { value: 'userType', label: t('field.userType'), type: 'list', dictCode: 'user_type' },
      { value: 'sex', label: t('field.sex'), type: 'list', dictCode: 'sex' },
      { value: 'phone', label: t('field.phone') },
      { value: 'email', label: t('field.email') },
      { value: 'workNo', label: t('field.workNo') },
      { value: 'createTime', label: t('field.createTime'), type: 'date' },
    ],
    [t],
  );
}
