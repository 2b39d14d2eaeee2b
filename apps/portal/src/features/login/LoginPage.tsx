import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { redirectTarget } from '../../app/routing/redirectTarget.ts';
import { signOutReason } from '../../app/session/signOutReason.ts';
import { preloadShell } from '../../app/shell/lazyShell.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import styles from './form.module.css';
import { LoginForm } from './LoginForm.tsx';

/** The login page. While the user types, the signed-in part is already on its way. */
export function LoginPage() {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [reason, setReason] = useState<string>();
  useEffect(() => setReason(signOutReason()), []);
  const [fields, setFields] = useState({ username: '', password: '' });
  return (
    <>
      <h1>{t('title')}</h1>
      {/* Filled after the page is there, or a screen reader would not say it. */}
      <p className={styles.reason} role="status">
        {reason}
      </p>
      <LoginForm
        {...fields}
        onChange={(change) => {
          preloadShell();
          setFields((current) => ({ ...current, ...change }));
        }}
        onSuccess={() => void navigate(redirectTarget(search), { replace: true })}
      />
      <p className={styles.links}>
        <Link to="/user/alteration">{t('forgotten')}</Link>
        <Link to="/user/register">{t('requestAccess')}</Link>
      </p>
      <DemoAccounts onChoose={(username) => setFields((current) => ({ ...current, username }))} />
    </>
  );
}
