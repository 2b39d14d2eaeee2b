import type { ClientConfig } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';
import own from './DemoAccounts.module.css';

/** Accounts of a demo installation. Choosing one fills in its name. */
export function DemoAccounts({ settings, onChoose }: { settings: ClientConfig | undefined; onChoose: (username: string) => void }) {
  const { t } = useTranslation('login');
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
