import { DictText, EmptyState, ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { waitingTodos } from './waitingTodos.ts';
import styles from './NoticePage.module.css';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';

/** How many documents wait for the user, by kind and step; every number opens its list. */
export function TodoSummary() {
  const { t } = useTranslation('notice');
  const { data, error, refetch } = useQuery(waitingTodos);
  const waiting = data?.filter(({ count }) => count > 0);
  return (
    <section aria-label={t('todo.title')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {waiting?.length === 0 && (
        <div className={styles.card}>
          <EmptyState title={t('todo.none')} description={t('todo.noneText')} />
        </div>
      )}
      <ul className={styles.numbers}>
        {waiting?.map(({ docType, task, count, late, nearlyLate }) => (
          <li key={`${docType} ${task}`}>
            <Link to={`/workbench/todo?${new URLSearchParams({ task, docType })}`}>
              <span>
                <DictText dict="todo_task" value={task} /> · <DictText dict="doc_type" value={docType} />
              </span>
              <strong>{count}</strong>
              {late > 0 && <span className={styles.late}>{t('todo.late', { count: late })}</span>}
              {nearlyLate > 0 && <span className={styles.due}>{t('todo.nearlyLate', { count: nearlyLate })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
