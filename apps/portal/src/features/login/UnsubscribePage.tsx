import { resultOf, unsubscriptionsUnsubscribe } from '@harrow/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from './form.module.css';
import { PageHeading } from './frame/PageHeading.tsx';

/** Unsubscribes from all e-mails by the link in one of them. It asks first: link scanners must not unsubscribe a user. */
export function UnsubscribePage() {
  const { t } = useTranslation('login');
  const [search] = useSearchParams();
  const [step, setStep] = useState<'ask' | 'sending' | 'done' | 'failed'>('ask');
  const leave = async (): Promise<void> => {
    setStep('sending');
    try {
      await resultOf(unsubscriptionsUnsubscribe({ body: { token: search.get('token') || '-' } }));
      setStep('done');
    } catch {
      setStep('failed');
    }
  };
  if (step === 'done')
    return (
      <div role="status" className={styles.text}>
        <PageHeading>{t('unsubscribe.doneTitle')}</PageHeading>
      </div>
    );
  return (
    <>
      <PageHeading>{t('unsubscribe.title')}</PageHeading>
      <div className={styles.form}>
        <p style={{ margin: 0 }}>{t('unsubscribe.text')}</p>
        {step === 'failed' && (
          <p className={styles.problem} role="alert">
            {t('problem.server')}
          </p>
        )}
        <button type="button" className={styles.submit} disabled={step === 'sending'} onClick={() => void leave()}>
          {t('unsubscribe.title')}
        </button>
      </div>
    </>
  );
}
