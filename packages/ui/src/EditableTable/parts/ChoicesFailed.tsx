import type { ReactElement, ReactNode } from 'react';
import { useTableContext } from '../hooks/tableContext.ts';
import styles from './editors.module.css';

/** In a list whose options could not be loaded: why, and another try. */
export function ChoicesFailed({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const { t } = useTableContext();
  return (
    <div role="alert" className={styles.choicesFailed}>
      {t('choicesFailed')} {error.message}{' '}
      {onRetry && (
        // The list must not close before the button is pressed.
        <button type="button" className="hw-link" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
          {t('ui:retry')}
        </button>
      )}
    </div>
  );
}

/** Puts a failure above a list that is empty then: a listbox may hold nothing but options. */
export const failedList = (failure: ReactNode) => ({
  notFoundContent: <></>,
  popupRender: (list: ReactElement) => (
    <>
      {failure}
      {list}
    </>
  ),
});
