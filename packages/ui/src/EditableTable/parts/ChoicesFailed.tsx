import { useTableContext } from '../hooks/tableContext.ts';

/** In a list whose options could not be loaded: why, and another try. */
export function ChoicesFailed({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const { t } = useTableContext();
  return (
    <div role="alert">
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
