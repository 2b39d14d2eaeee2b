import type { OneTimePassword, UserItem } from '@harrow/api-client';
import { type Column, DateText, DictSelect, EllipsisText, EmptyState, lazyPart, ListPage, StatusTag, type StatusTagProps } from '@harrow/ui';
import { Form } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters } from '../../shared/activeFilters.tsx';
import { NewButton } from '../../shared/administration/NewButton.tsx';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { TextFilter } from '../../shared/TextFilter.tsx';
import { useList } from '../../shared/useList.ts';
import { useUserActions } from './useUserActions.ts';
import { requestedStatus, users } from './users.ts';

const UserDialog = lazyPart(async () => ({ default: (await import('./UserDialog.tsx')).UserDialog }));
const PasswordShown = lazyPart(async () => ({ default: (await import('./PasswordShown.tsx')).PasswordShown }));

/** Users in the administrator's scope; the address may name one, as messages do. */
export function UserListPage() {
  const { t } = useTranslation('isystemUser');
  const list = useList(users);
  const dialog = useRecordDialog(users.key, { page: '/isystem/user' });
  const [password, setPassword] = useState<OneTimePassword>();
  const columns = useUserColumns();
  const rowActions = useUserActions({ onOpen: dialog.open, onPassword: setPassword });
  const { filters } = list.state;
  const handleSaved = (created: OneTimePassword | undefined): void => {
    dialog.saved();
    if (created) setPassword(created);
  };
  return (
    <>
      <ListPage
        {...list.pageProps}
        title={t('title')}
        toolbar={
          <NewButton permission="user:add" onClick={dialog.create}>
            {t('new')}
          </NewButton>
        }
        filters={<UserFilters />}
        activeFilters={activeFilters(filters, {
          username: { label: t('field.username') },
          realname: { label: t('field.realname') },
          status: { label: t('field.status'), dict: 'user_status' },
          userType: { label: t('field.userType'), dict: 'user_type' },
          phone: { label: t('field.phone') },
        })}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={({ id }) => dialog.open(id)}
        empty={<EmptyState title={t('none')} />}
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
