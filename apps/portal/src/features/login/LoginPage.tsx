import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { redirectTarget } from '../../platform/routing/redirectTarget.ts';
import { signOutReason } from '../../platform/session/signOutReason.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import styles from './form.module.css';
import { LoginForm } from './LoginForm.tsx';
import { SsoButton } from './SsoButton.tsx';
import { useClientSettings } from './useClientSettings.ts';
import { PageHeading } from './frame/PageHeading.tsx';

interface Props {
  /** The user has begun to type: the signed-in part may be fetched. */
  onTyping: () => void;
}

/** The login page. While the user types, the signed-in part is already on its way. */
export function LoginPage({ onTyping }: Props) {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [reason, setReason] = useState<string>();
  useEffect(() => setReason(signOutReason()), []);
  const settings = useClientSettings();
  const enter = (): void => void navigate(redirectTarget(search), { replace: true });
  const [fields, setFields] = useState({ username: '', password: '' });
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      {/* Filled after the page is there, or a screen reader would not say it. */}
      <p className={styles.reason} role="status">
        {reason}
      </p>
      <LoginForm
        {...fields}
        onChange={(change) => {
          onTyping();
          setFields((current) => ({ ...current, ...change }));
        }}
        onSuccess={enter}
      />
      {settings?.ssoEnabled && <SsoButton onSuccess={enter} />}
      <p className={styles.links}>
        <Link to="/user/alteration">{t('forgotten')}</Link>
        <Link to="/user/register">{t('requestAccess')}</Link>
      </p>
      <DemoAccounts settings={settings} onChoose={(username) => setFields((current) => ({ ...current, username }))} />
    </>
  );
}
