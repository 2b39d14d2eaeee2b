import { Popover } from 'antd';
import type { ReactElement } from 'react';
import { useTableContext } from '../hooks/tableContext.ts';
import styles from './editors.module.css';

interface ChoicesFailedProps {
  /** Undefined: nothing is wrong. */
  error: Error | undefined;
  onRetry: () => void;
  children: ReactElement;
}

/** Says above a select why its options could not be loaded, with another try. A list without options would be no list. */
export function ChoicesFailed({ error, onRetry, children }: ChoicesFailedProps) {
  const { t } = useTableContext();
  const content = error && (
    <div role="alert" className={styles.choicesFailed}>
      {t('choicesFailed')} {error.message} {/* The editor must not lose the focus, and with it go, before the button is pressed. */}
      <button type="button" className="hw-link" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {t('ui:retry')}
      </button>
    </div>
  );
  return (
    <Popover open={error !== undefined} content={content} placement="topLeft" destroyOnHidden>
      {children}
    </Popover>
  );
}
