import type { Today } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGrant, usePermission } from '../../shared/usePermission.ts';
import { Block } from './Block.tsx';
import styles from './HomePage.module.css';

/** The first notices: those that wait for a confirmation, then as the server sorts them. */
export function HomeNotices({ today, waiting }: { today: Today | undefined; waiting: number }) {
  const { t } = useTranslation('home');
  const mayRead = useGrant('publicnotice:query');
  const mayWrite = usePermission('publicnotice:edit');
  if (!mayRead) return null;
  const links = (
    <>
      {mayWrite && <Link to="/workbench/notice/manage">{t('notices.manage')}</Link>}
      <Link to="/workbench/notice/list">{t('notices.all')}</Link>
    </>
  );
  return (
    <Block title={t('notices.title')} links={links} waiting={today ? undefined : Math.max(waiting, 1)}>
      {today?.notices.length === 0 && <p className={`${styles.line} ${styles.none}`}>{t('notices.none')}</p>}
      <ul className={styles.lines}>
        {today?.notices.map(({ id, title, readFlag, publishTime, topFlag, toConfirm }) => (
          <li key={id} data-unread={readFlag === 'N' || undefined}>
            <Link className={styles.line} to={`/workbench/notice/detail/${id}`}>
              <span className={styles.text} title={title}>
                {title}
              </span>
              <span className={styles.meta}>
                {toConfirm ? <span className={styles.soon}>{t('notices.mustRead')}</span> : topFlag === 'Y' && t('notices.top')}{' '}
                <DateText value={publishTime} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
