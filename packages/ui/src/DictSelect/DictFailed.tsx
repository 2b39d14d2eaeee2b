import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import styles from './DictSelect.module.css';

interface DictFailedProps {
  dict: string;
  /** Message of the server. Default: that the options could not be loaded. */
  reason?: string;
  onRetry: () => void;
}

/** Why there is nothing to choose from: no code was given, or the dictionary could not be loaded. */
export function DictFailed({ dict, reason, onRetry }: DictFailedProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.failed} role="alert">
      {dict === '' ? (
        t('dict.noCode')
      ) : (
        <>
          {reason || t('dict.failed')}{' '}
          <button type="button" className="hw-link" onClick={onRetry}>
            {t('retry')}
          </button>
        </>
      )}
    </div>
  );
}
