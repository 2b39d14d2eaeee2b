import type { PasswordSlip } from '@harrow/api-client';
import { formatDate } from '@harrow/ui';
import i18next from 'i18next';
import { config } from '../../platform/config.ts';
import styles from './PasswordSlips.module.css';

interface PasswordSlipsProps {
  slips: readonly PasswordSlip[];
  /** Address of the portal. */
  address: string;
}

/** Printed slips for users who sign in for the first time, each in the user's language. The texts of these languages must be loaded. */
export const PasswordSlips = ({ slips, address }: PasswordSlipsProps) => (
  <div className={styles.slips}>
    {slips.map((slip) => (
      <Slip key={slip.id} slip={slip} address={address} />
    ))}
  </div>
);

function Slip({ slip: { language, company, realname, username, oneTimePassword, validUntil, timezone }, address }: { slip: PasswordSlip; address: string }) {
  const t = i18next.getFixedT(language, 'isystemUser');
  return (
    <section className={styles.slip} lang={language} aria-label={realname}>
      <p className={styles.company}>{company ?? config.productName}</p>
      <p className={styles.name}>{realname}</p>
      <dl className={styles.facts}>
        <dt>{t('slip.address')}</dt>
        <dd>{address}</dd>
        <dt>{t('slip.username')}</dt>
        <dd>{username}</dd>
        <dt>{t('slip.password')}</dt>
        <dd className={styles.secret}>{oneTimePassword}</dd>
        <dt>{t('slip.until')}</dt>
        <dd>
          {formatDate(validUntil, { timeZone: timezone })} ({timezone})
        </dd>
      </dl>
      <p>{t('slip.text')}</p>
    </section>
  );
}
