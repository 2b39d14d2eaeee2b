import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import styles from './states.module.css';

export interface ListSkeletonProps {
  /** How many lines. Default 10. */
  rows?: number;
}

/** Lines in the shape of table rows. */
export function ListSkeleton({ rows = 10 }: ListSkeletonProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.skeletonList} data-skeleton role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.skeletonRow}>
          <i style={{ width: '14%' }} />
          <i style={{ width: `${22 + ((index * 7) % 14)}%` }} />
          <i style={{ width: `${12 + ((index * 5) % 9)}%` }} />
          <i style={{ width: '10%', marginInlineStart: 'auto' }} />
        </div>
      ))}
    </div>
  );
}

/** A page whose code or record is on its way: head, section, fields. */
export function PageSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.skeletonPage} data-skeleton role="status" aria-label={t('loading')}>
      <i style={{ width: 220, height: 24 }} />
      <div className={styles.skeletonCard}>
        {Array.from({ length: 9 }, (_, index) => (
          <div key={index}>
            <i style={{ width: '35%' }} />
            <i style={{ width: `${60 + ((index * 11) % 30)}%`, height: 18 }} />
          </div>
        ))}
      </div>
    </div>
  );
}
