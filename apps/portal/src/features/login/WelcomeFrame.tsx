import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../app/config.ts';
import { FieldsPicture } from './FieldsPicture.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './WelcomeFrame.module.css';

/** Picture, product name and languages around the forms of somebody who is not signed in yet. */
export function WelcomeFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('login');
  useEffect(() => {
    document.title = config.productName;
  }, []);
  return (
    <div className={styles.frame}>
      <div className={styles.picture}>
        <FieldsPicture />
      </div>
      <main className={styles.side}>
        <div className={styles.form}>
          <header className={styles.head}>
            <img src="/favicon.svg" alt="" width="40" height="40" />
            <div>
              <p className={styles.product}>{config.productName}</p>
              <p className={styles.claim}>{t('claim')}</p>
            </div>
          </header>
          {children}
        </div>
        <LanguageChoice />
      </main>
    </div>
  );
}

/** Heading of one of the forms. */
export function WelcomeTitle({ children }: { children: ReactNode }) {
  return <h1 className={styles.title}>{children}</h1>;
}
