import { CloseOutlined } from '@ant-design/icons';
import { Skeleton, Tag } from 'antd';
import { useId } from 'react';
import styles from '../AdvancedQuery.module.css';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import type { SavedQueries } from '../hooks/useSavedQueries.ts';
import type { SavedQuery } from '../queryStore.ts';

interface SavedCardProps {
  saved: SavedQueries;
  onChoose: (query: SavedQuery) => void;
  onRemove: (query: SavedQuery) => void;
}

/** The saved queries; choosing one puts its lines into the builder and asks nothing yet. */
export function SavedCard({ saved, onChoose, onRemove }: SavedCardProps) {
  const { t } = useQueryTexts();
  const headingId = useId();
  const { queries, error, reload } = saved;
  return (
    <section className={styles.saved} aria-labelledby={headingId}>
      <h3 id={headingId}>{t('saved.title')}</h3>
      {error && (
        <p role="alert" className={styles.fault}>
          {t('saved.failed', { reason: error.message })}{' '}
          <button type="button" className="hw-link" onClick={reload}>
            {t('retry')}
          </button>
        </p>
      )}
      {!queries && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {queries?.length === 0 && <p className={styles.note}>{t('saved.none')}</p>}
      {queries && queries.length > 0 && (
        <ul>
          {queries.map((query) => (
            <li key={query.id ?? query.title}>
              <button type="button" className={`${styles.savedTitle} hw-focusable`} onClick={() => onChoose(query)}>
                {query.title}
                {query.isDefault && <Tag>{t('saved.defaultMark')}</Tag>}
                {query.sharedRole && <Tag>{t('saved.sharedMark')}</Tag>}
              </button>
              {!query.readOnly && (
                <button type="button" className="hw-icon-button" aria-label={t('saved.remove', { name: query.title })} onClick={() => onRemove(query)}>
                  <CloseOutlined aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
