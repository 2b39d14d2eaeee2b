import { CloseOutlined } from '@ant-design/icons';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';
import styles from './QueryBar.module.css';

interface GroupChipProps {
  id: string;
  /** The group as a sentence. */
  text: string;
  /** Its parts can be reached by Tab. */
  isActive: boolean;
  onOpen: () => void;
  onPrepare: () => void;
  onRemove: () => void;
}

/** A group of conditions, which is built in the dialog. */
export function GroupChip({ id, text, isActive, onOpen, onPrepare, onRemove }: GroupChipProps) {
  const { t } = useQueryTexts();
  const tabIndex = isActive ? 0 : -1;
  return (
    <li className={styles.chip} data-item={id}>
      <div role="group" aria-label={t('group.label')} className={styles.parts}>
        <button
          type="button"
          data-part="value"
          className={`hw-focusable ${styles.value} ${styles.group}`}
          tabIndex={tabIndex}
          title={text}
          aria-haspopup="dialog"
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={onOpen}
        >
          {text || t('group.label')}
        </button>
        <button type="button" data-part="remove" className="hw-icon-button" tabIndex={tabIndex} aria-label={t('group.remove')} onClick={onRemove}>
          <CloseOutlined aria-hidden />
        </button>
      </div>
    </li>
  );
}
