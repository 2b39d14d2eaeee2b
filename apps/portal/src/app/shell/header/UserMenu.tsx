import { lazyPart, useMessages } from '@harrow/ui';
import { UserOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../platform/store.ts';
import { userStore } from '../../../platform/session/session.ts';
import { dictionarySource } from '../../../shared/sources/sources.ts';
import { useSignOut } from '../../session/useSignOut.ts';
import styles from './UserMenu.module.css';

const PasswordDialog = lazyPart(async () => ({ default: (await import('../../session/PasswordDialog.tsx')).PasswordDialog }));
const DepartmentDialog = lazyPart(async () => ({ default: (await import('../../session/DepartmentDialog.tsx')).DepartmentDialog }));
const MailModeDialog = lazyPart(async () => ({ default: (await import('../../session/MailModeDialog.tsx')).MailModeDialog }));
const SettingsPanel = lazyPart(async () => ({ default: (await import('./SettingsPanel.tsx')).SettingsPanel }));

/** The signed-in user and their own commands: password, department, appearance, caches, sign-out. */
export function UserMenu({ isMobile }: { isMobile: boolean }) {
  const { t } = useTranslation('app');
  const { message } = useMessages();
  const signOut = useSignOut();
  const user = useStore(userStore);
  const [dialog, setDialog] = useState<'password' | 'settings' | 'department' | 'mailMode'>();
  const name = user?.realname || user?.username || '';

  const refreshCache = async (): Promise<void> => {
    try {
      await dictionarySource.refresh();
      void message.success(t('cache.done'));
    } catch {
      void message.error(t('cache.failed'));
    }
  };
  const items: MenuProps['items'] = [
    { key: 'who', type: 'group', label: <Who name={name} organisation={user?.orgName} /> },
    { type: 'divider' },
    { key: 'password', label: t('user.password'), onClick: () => setDialog('password') },
    { key: 'department', label: t('user.department'), onClick: () => setDialog('department') },
    { key: 'mailMode', label: t('user.mailMode'), onClick: () => setDialog('mailMode') },
    { key: 'settings', label: t('user.settings'), onClick: () => setDialog('settings') },
    { key: 'cache', label: t('user.cache'), onClick: () => void refreshCache() },
    { type: 'divider' },
    { key: 'logout', label: t('user.logout'), onClick: () => signOut() },
  ];

  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <button type="button" className={`${styles.user} hw-icon-button hw-focusable`} aria-label={t('user.menu', { name })} aria-haspopup="menu">
          <UserOutlined aria-hidden />
          {!isMobile && <span className={styles.name}>{name}</span>}
        </button>
      </Dropdown>
      <Suspense>
        {dialog === 'password' && <PasswordDialog onClose={() => setDialog(undefined)} />}
        {dialog === 'mailMode' && <MailModeDialog onClose={() => setDialog(undefined)} />}
        {dialog === 'settings' && <SettingsPanel isMobile={isMobile} onClose={() => setDialog(undefined)} />}
        {dialog === 'department' && <DepartmentDialog onClose={() => setDialog(undefined)} />}
      </Suspense>
    </>
  );
}

function Who({ name, organisation }: { name: string; organisation?: string | null }) {
  return (
    <div className={styles.who}>
      <strong>{name}</strong>
      {organisation && <span>{organisation}</span>}
    </div>
  );
}
