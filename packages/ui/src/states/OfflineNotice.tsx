import type { ReactNode } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import styles from './states.module.css';

export interface OfflineNoticeProps {
  /** Default: no connection, entries are kept, work goes on when it is back. */
  children?: ReactNode;
  /** Offers to try again. Without it there is no button. */
  onRetry?: () => void;
}

/** A quiet band: the connection is gone. */
export function OfflineNotice({ children, onRetry }: OfflineNoticeProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={`${styles.offline} hw-tone-warning`} role="status">
      <span>{children ?? t('offline')}</span>
      {onRetry && (
        <button type="button" className="hw-link" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}
