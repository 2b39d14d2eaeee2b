import { DateText, EmptyState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentPath, latestMessages, markRead } from '../../shared/messages.ts';
import styles from './NoticePage.module.css';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';

/** The latest messages, read or not, each with its document. */
export function LatestMessages() {
  const { t } = useTranslation('notice');
  const { data, error, refetch } = useQuery(latestMessages);
  return (
    <section className={styles.card} aria-label={t('messages.title')}>
      <header>
        <h2>{t('messages.title')}</h2>
        <Link to="/workbench/message">{t('messages.all')}</Link>
      </header>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data?.total === 0 && <EmptyState title={t('messages.none')} description={t('messages.noneText')} />}
      <ul className={styles.rows}>
        {data?.records.map((message) => {
          const path = documentPath(message);
          return (
            <li key={message.id} data-unread={!message.read || undefined}>
              {path ? (
                <Link to={path} onClick={() => void markRead({ ids: [message.id] })}>
                  {message.title}
                </Link>
              ) : (
                <span>{message.title}</span>
              )}
              <span className={styles.meta}>
                <DateText value={message.createTime} />
              </span>
              <p title={message.content}>{message.content}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
