import { type ClientConfig, configsClient, resultOf } from '@harrow/api-client';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';
import own from './DemoAccounts.module.css';

/** On a demo installation: who one may log in as. Choosing an account fills in its name. */
export function DemoAccounts({ onChoose }: { onChoose: (username: string) => void }) {
  const { t, i18n } = useTranslation('login');
  const [settings, setSettings] = useState<ClientConfig>();
  useEffect(() => {
    let isCurrent = true;
    // Without an answer there is simply no list.
    resultOf(configsClient()).then(
      (next) => {
        void import('../../platform/session/passwordRules.ts').then(({ rememberPasswordRules }) => rememberPasswordRules(next));
        if (isCurrent) setSettings(next);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [i18n.language]);
  if (!settings?.demo) return null;
  return (
    <details className={own.accounts}>
      <summary>{t('demo.title')}</summary>
      <p>{t('demo.text')}</p>
      <ul>
        {settings.demoAccounts.map(({ username, role, organisation }) => (
          <li key={username}>
            <button type="button" className={styles.link} onClick={() => onChoose(username)}>
              {username}
            </button>
            <span>
              {role} · {organisation}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
