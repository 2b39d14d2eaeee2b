import type { Today } from '@harrow/api-client';
import { DateText, mobileQuery, useMediaQuery } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queryClient } from '../../platform/queryClient.ts';
import { documentPath, markRead } from '../../shared/messages.ts';
import { Block } from './Block.tsx';
import styles from './HomePage.module.css';
import { today as todayCall } from './today.ts';

/** On a phone the notices are to begin within two screens, on any day; the list of messages has the others. */
const mostOnPhone = 3;

/** Events since yesterday, one line each; unread ones stand out. */
export function Changes({ today, waiting }: { today: Today | undefined; waiting: number }) {
  const { t } = useTranslation('home');
  const limit = useMediaQuery(mobileQuery) ? mostOnPhone : undefined;
  // A failed call is harmless: the message is marked as read at the next visit.
  const read = (id: string): void =>
    void markRead({ ids: [id] })
      .then(() => queryClient.invalidateQueries({ queryKey: todayCall.queryKey }))
      .catch(() => undefined);
  return (
    <Block
      title={t('changes.title')}
      links={<Link to="/workbench/message">{t('changes.all')}</Link>}
      waiting={today ? undefined : Math.max(Math.min(waiting, limit ?? waiting), 1)}
    >
      {today?.changes.length === 0 && <p className={`${styles.line} ${styles.none}`}>{t('changes.none')}</p>}
      <ul className={styles.lines}>
        {today?.changes.slice(0, limit).map((change) => {
          const text = change.more > 0 ? `${change.title} ${t('changes.more', { count: change.more })}` : change.title;
          return (
            <li key={change.id} data-unread={!change.read || undefined}>
              <Link className={styles.line} to={documentPath(change) ?? '/workbench/message'} onClick={() => read(change.id)}>
                <span className={styles.text} title={text}>
                  {text}
                </span>
                <span className={styles.meta}>
                  <DateText value={change.createTime} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
