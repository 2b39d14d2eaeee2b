import { useTranslation } from 'react-i18next';
import './DictSelect.css';

/** Why there is nothing to choose from: no code was given, or the dictionary could not be loaded. */
export function DictFailed({ dict, onRetry }: { dict: string; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <div className="hw-dict-failed" role="alert">
      {dict === '' ? (
        t('dict.noCode')
      ) : (
        <>
          {t('dict.failed')}{' '}
          <button type="button" className="hw-link" onClick={onRetry}>
            {t('retry')}
          </button>
        </>
      )}
    </div>
  );
}
