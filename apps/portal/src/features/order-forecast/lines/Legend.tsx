import LockOutlined from '@ant-design/icons/LockOutlined';
import { useTranslation } from 'react-i18next';
import styles from './lines.module.css';

/** What the colours of the table mean. @param frozen some months are */
export function Legend({ frozen }: { frozen: boolean }) {
  const { t } = useTranslation('orderForecast');
  return (
    <ul className={styles.legend} aria-label={t('legend.title')}>
      <li>
        <span className={`${styles.sample} ${styles.more}`} aria-hidden>
          ▲
        </span>{' '}
        {t('legend.more')}
      </li>
      <li>
        <span className={`${styles.sample} ${styles.less}`} aria-hidden>
          ▼
        </span>{' '}
        {t('legend.less')}
      </li>
      <li>
        <strong aria-hidden>12</strong> {t('legend.large')}
      </li>
      <li>
        <span className={`${styles.sample} ${styles.newSample}`} aria-hidden /> {t('legend.isNew')}
      </li>
      {frozen && (
        <li>
          <span className={`${styles.sample} ${styles.frozen}`} aria-hidden>
            <LockOutlined />
          </span>{' '}
          {t('legend.frozen')}
        </li>
      )}
    </ul>
  );
}
