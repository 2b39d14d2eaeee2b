import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import styles from './states.module.css';

export interface ErrorStateProps {
  /** The failure. Default: it could not be loaded. */
  title?: ReactNode;
  /** The reason, e.g. the server's message. */
  reason?: ReactNode;
  /** Reassurance, e.g. "Your entries are kept on this device". Default: nothing was changed. */
  safe?: ReactNode;
  /** Advice. Default: check the connection and try again. */
  advice?: ReactNode;
  /** Offers to try again. Without it there is no button. */
  onRetry?: () => void;
  /** Beside the retry, e.g. a link home. */
  action?: ReactNode;
}

/** Something failed: what happened, what is safe, what to do. */
export function ErrorState({ title, reason, safe, advice, onRetry, action }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={`${styles.state} ${styles.stateError}`} role="alert">
      <svg className={styles.statePicture} viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
        <path d="M48 10 78 54H18Z" />
        <path d="M48 26v14M48 46v1" />
      </svg>
      <p className={styles.stateTitle}>{title ?? t('error.title')}</p>
      {reason && <p className={styles.stateText}>{reason}</p>}
      <p className={styles.stateText}>
        {safe ?? t('error.safe')} {advice ?? t('error.advice')}
      </p>
      {(onRetry ?? action) && (
        <div className={styles.stateAction}>
          {onRetry && (
            <Button type="primary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
