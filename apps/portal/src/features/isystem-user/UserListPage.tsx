import type { OneTimePassword, PasswordSlips, UserItem } from '@harrow/api-client';
import { usersFields as sheet } from '@harrow/api-client/fields';
import { lazyPart } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport, ListImport } from '../../shared/list/ListTools.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { UserStatus } from './UserStatus.tsx';
import { useUserActions } from './useUserActions.ts';
import { deleteUsers, requestedStatus, users } from './users.ts';

const UserDialog = lazyPart(async () => ({ default: (await import('./UserDialog.tsx')).UserDialog }));
const PasswordShown = lazyPart(async () => ({ default: (await import('./PasswordShown.tsx')).PasswordShown }));
const SlipsShown = lazyPart(async () => ({ default: (await import('./SlipsShown.tsx')).SlipsShown }));
const GiveToAll = lazyPart(async () => ({ default: (await import('./GiveToAll.tsx')).GiveToAll }));

const RoleFilter = lazyPart(async () => ({ default: (await import('./UserFilters.tsx')).RoleFilter }));
const DepartFilter = lazyPart(async () => ({ default: (await import('./UserFilters.tsx')).DepartFilter }));
const RoleName = lazyPart(async () => ({ default: (await import('./UserFilters.tsx')).RoleName }));
const DepartName = lazyPart(async () => ({ default: (await import('./UserFilters.tsx')).DepartName }));
const inTime = (name: ReactNode): ReactNode => <Suspense fallback="…">{name}</Suspense>;

const list: SheetList<UserItem, typeof sheet> = {
  noun: 'isystemUser',
  sheet,
  columns: {
    // An applicant has no user name yet.
    username: { fixed: 'left', text: ({ username, email, status }) => (status === requestedStatus ? email : username) },
    realname: {},
    status: { width: 200, render: (user) => <UserStatus user={user} /> },
    passwordSet: { sortable: false, defaultHidden: true },
    roleCodes: { named: 'roleIds' },
    orgCodeTxt: { named: 'departIds' },
    positionName: { named: 'positionId', defaultHidden: true },
    userType: {},
    phone: {},
    email: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  query: ['username', 'realname', 'status', 'userType', 'sex', 'phone', 'email', 'workNo', 'createTime'],
  filters: [
    'username',
    'realname',
    { name: 'roleCode', own: <RoleFilter />, shown: { roleCode: { label: 'field.roleIds', render: (code) => inTime(<RoleName code={code} />) } } },
    { name: 'departId', own: <DepartFilter />, shown: { departId: { label: 'field.departIds', render: (id) => inTime(<DepartName id={id} />) } } },
    'status',
    'passwordSet',
    { name: 'deleted', kind: 'flag', label: 'deleted', text: 'deletedOnly' },
    'userType',
    { name: 'phone', maxLength: 50 },
  ],
};

/** Users in the administrator's scope; the address may name one, as messages do. */
export function UserListPage() {
  const { t } = useTranslation('isystemUser');
  const dialog = useRecordDialog(users.key, { page: '/isystem/user' });
  const [password, setPassword] = useState<OneTimePassword>();
  const [slips, setSlips] = useState<PasswordSlips>();
  const client = useQueryClient();
  const mayExport = usePermission('user:export');
  const mayEdit = usePermission('user:edit');
  const actions = useUserActions({ onPassword: setPassword, onSlips: setSlips });
  const handleSaved = (created: OneTimePassword | undefined): void => {
    dialog.saved();
    if (created) setPassword(created);
  };
  const handleGiven = (answer: PasswordSlips): void => {
    setSlips(answer);
    void client.invalidateQueries({ queryKey: users.key });
  };
  return (
    <>
      <AdministrationListPage
        resource={users}
        module="user"
        list={list}
        newText={t('new')}
        dialog={dialog}
        openText={({ status }) => (status === requestedStatus ? t('request.open') : undefined)}
        rowActions={actions.ofRow}
        batchActions={actions.ofSelected}
        remove={deleteUsers}
        allowed={({ allowedActions }) => allowedActions}
        isSelectable={mayExport}
        tools={({ list: { state, selection }, ...columns }) => (
          <>
            <Suspense>{mayEdit && state.filters['passwordSet'] === 'N' && <GiveToAll state={state} onGiven={handleGiven} />}</Suspense>
            <ListImport
              path="/sys/user"
              permission="user:import"
              title={t('import')}
              onImported={() => void client.invalidateQueries({ queryKey: users.key })}
            />
            <ListExport path="/sys/user/exportXls" permission="user:export" list={users.name} state={state} selectedIds={selection.ids} {...columns} />
          </>
        )}
      >
        {(user) => <UserDialog user={user} onClose={dialog.close} onSaved={handleSaved} onPassword={setPassword} />}
      </AdministrationListPage>
      <Suspense>{slips && <SlipsShown answer={slips} onClose={() => setSlips(undefined)} />}</Suspense>
      <Suspense>{password && <PasswordShown password={password} onClose={() => setPassword(undefined)} />}</Suspense>
    </>
  );
}
