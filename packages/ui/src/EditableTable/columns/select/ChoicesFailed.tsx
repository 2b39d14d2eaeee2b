import { Popover } from 'antd';
import tableStyles from '../../EditableTable.module.css';
import { useTableContext } from '../../context/tableContext.ts';
import styles from '../editors.module.css';

/** Says above a select why its options could not be loaded, with another try. A list without options would be no list. */
export function ChoicesFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTableContext();
  const content = (
    <div role="alert" className={styles.choicesFailed}>
      {t('choicesFailed')} {error.message} {/* The editor must not lose the focus, and with it go, before the button is pressed. */}
      <button type="button" className="hw-link" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {t('ui:retry')}
      </button>
    </div>
  );
  return (
    <Popover open content={content} placement="topLeft">
      <span className={tableStyles.errorAnchor} />
    </Popover>
  );
}
