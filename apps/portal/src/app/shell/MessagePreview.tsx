import { DateText, EmptyState, ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentPath, markRead, messages } from '../../shared/messages.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import styles from './MessagePreview.module.css';

interface Props {
  /** Address of all messages, if the user has that page. */
  allPath: string | undefined;
  onDone: () => void;
}

/** The latest unread messages, each with its document. */
export function MessagePreview({ allPath, onDone }: Props) {
  const { t } = useTranslation('app');
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery({ ...messages.list({ pageNo: 1, pageSize: 5 }, { unread: '1' }), staleTime: 0 });
  return (
    <section className={styles.preview} aria-label={t('messages.title')}>
      <header>
        <h2>{t('messages.title')}</h2>
        {data && data.total > 0 && (
          <button type="button" className="hw-link" onClick={() => void markRead()}>
            {t('messages.allRead')}
          </button>
        )}
      </header>
      {error && <ErrorState reason={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.total === 0 && <EmptyState title={t('messages.none')} description={t('messages.noneText')} />}
      <ul>
        {data?.records.map((message) => {
          const path = documentPath(message);
          const open = (): void => {
            void markRead([message.id]);
            onDone();
          };
          return (
            <li key={message.id}>
              {path ? (
                <Link to={path} onClick={open}>
                  {message.title}
                </Link>
              ) : (
                <button type="button" className="hw-link" onClick={open}>
                  {message.title}
                </button>
              )}
              <p>{message.content}</p>
              <small>
                <DateText value={message.createTime} />
              </small>
            </li>
          );
        })}
      </ul>
      {allPath && (
        <footer>
          <Link to={allPath} onClick={onDone}>
            {t('messages.all')}
          </Link>
        </footer>
      )}
    </section>
  );
}
