import { useListTexts } from '../../hooks/useListTexts.ts';
import { HolderOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './ColumnSettings.module.css';

export interface ColumnSettingsRowProps {
  id: string;
  title: ReactNode;
  isShown: boolean;
  /** It is the last one shown and cannot be hidden. */
  isOnlyOne: boolean;
  /** px */
  width: number;
  pin: 'left' | 'right' | undefined;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onWidth: (width: number) => void;
  onPin: (pin: 'left' | 'right' | 'none') => void;
}

/** px by which one press changes a width. */
const step = 16;

/** One column: its place, whether it is shown, its width, where it stays in view. Alt with the arrow keys moves and resizes. */
export function ColumnSettingsRow(props: ColumnSettingsRowProps) {
  const { id, title, isShown, isOnlyOne, width, pin, onToggle, onMove, onWidth, onPin } = props;
  const { t } = useListTexts();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const nameId = `hw-column-${id}`;
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey) return;
    const keys: Record<string, () => void> = {
      ArrowUp: () => onMove(-1),
      ArrowDown: () => onMove(1),
      ArrowLeft: () => onWidth(width - step),
      ArrowRight: () => onWidth(width + step),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]!();
  };
  return (
    // Keys belong to the focused control; the row only listens.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li ref={setNodeRef} data-dragging={isDragging} style={{ transform: CSS.Translate.toString(transform), transition }} onKeyDown={handleKeyDown}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={`hw-icon-button ${styles.grip}`}
        {...listeners}
        aria-label={t('columns.move')}
        aria-describedby={nameId}
      >
        <HolderOutlined aria-hidden />
      </button>
      <label>
        <input type="checkbox" checked={isShown} disabled={isOnlyOne} onChange={onToggle} />
        <span id={nameId}>{title}</span>
      </label>
      <button type="button" className="hw-icon-button" aria-label={t('columns.narrower')} aria-describedby={nameId} onClick={() => onWidth(width - step)}>
        <MinusOutlined aria-hidden />
      </button>
      <span className={`hw-number ${styles.width}`} role="status" aria-label={t('columns.width', { n: width })}>
        {width}
      </span>
      <button type="button" className="hw-icon-button" aria-label={t('columns.wider')} aria-describedby={nameId} onClick={() => onWidth(width + step)}>
        <PlusOutlined aria-hidden />
      </button>
      <select aria-label={t('columns.pin')} aria-describedby={nameId} value={pin ?? 'none'} onChange={(event) => onPin(event.target.value as 'left')}>
        <option value="none">{t('columns.notPinned')}</option>
        <option value="left">{t('columns.pinLeft')}</option>
        <option value="right">{t('columns.pinRight')}</option>
      </select>
    </li>
  );
}
