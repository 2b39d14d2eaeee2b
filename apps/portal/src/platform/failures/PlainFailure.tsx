import { useTranslation } from 'react-i18next';
import { PageLoadError } from '../routing/lazyPage.tsx';
import type { FailureProps } from './ErrorBoundary.tsx';
import styles from './PlainFailure.module.css';

/**
 * A page that could not be shown: what happened, what is safe, what to do.
 * Plain HTML, because the part that failed may be the component library.
 */
export function PlainFailure({ error, retry }: FailureProps) {
  const { t } = useTranslation('failures');
  const kind = error instanceof PageLoadError ? 'load' : 'broken';
  return (
    <main className={styles.page} role="alert">
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <p className={styles.actions}>
        <button type="button" onClick={retry}>
          {t('retry')}
        </button>
        <button type="button" onClick={() => location.reload()}>
          {t('reload')}
        </button>
      </p>
    </main>
  );
}
