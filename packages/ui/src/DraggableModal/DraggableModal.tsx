import { DragOutlined, FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Modal, type ModalProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import styles from './DraggableModal.module.css';
import { useDialogDrag } from './hooks/useDialogDrag.ts';

export interface DraggableModalProps extends Omit<ModalProps, 'modalRender'> {
  /** Can be moved by its header and with the arrow keys, inside the window. Default true. */
  draggable?: boolean;
  /** Has a button for the full screen. Default false. */
  switchFullScreen?: boolean;
  /** Fills the window; it cannot be moved meanwhile. Default: what the button says, at first false. */
  fullScreen?: boolean;
  /** The button for the full screen was pressed. Needs `switchFullScreen`. */
  onFullScreenChange?: (fullScreen: boolean) => void;
}

/** A dialog that can be moved and can fill the window. Its place is kept until it is closed. Everything else is as in antd's `Modal`. */
export function DraggableModal({
  draggable = true,
  switchFullScreen = false,
  fullScreen,
  onFullScreenChange,
  title,
  width,
  className,
  afterClose,
  ...modal
}: DraggableModalProps) {
  const { t } = useTranslation('ui');
  const [isFullHere, setIsFullHere] = useState(false);
  const isFull = fullScreen ?? isFullHere;
  const drag = useDialogDrag();
  const movable = draggable && !isFull;
  const { x, y } = drag.offset;

  function switchTo(next: boolean): void {
    setIsFullHere(next);
    onFullScreenChange?.(next);
  }

  return (
    <Modal
      {...modal}
      width={isFull ? '100vw' : width}
      className={[className, isFull && styles.full].filter(Boolean).join(' ')}
      title={
        <div className={`${styles.header} ${movable ? styles.movable : ''}`} {...(movable && drag.header)}>
          <span className={styles.title}>{title}</span>
          {movable && (
            <button
              type="button"
              data-move
              className={`hw-icon-button ${styles.movable}`}
              aria-label={t('modal.move')}
              title={t('modal.moveKeys')}
              onKeyDown={drag.handleKeyDown}
            >
              <DragOutlined aria-hidden />
            </button>
          )}
          {switchFullScreen && (
            <button
              type="button"
              className="hw-icon-button"
              aria-pressed={isFull}
              aria-label={t('modal.fullScreen')}
              title={t(isFull ? 'modal.restore' : 'modal.fullScreen')}
              onClick={() => switchTo(!isFull)}
            >
              {isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
            </button>
          )}
        </div>
      }
      modalRender={(dialog) => (
        <div ref={drag.box} style={isFull || (x === 0 && y === 0) ? undefined : { translate: `${x}px ${y}px` }}>
          {dialog}
        </div>
      )}
      afterClose={() => {
        drag.putBack();
        setIsFullHere(false);
        afterClose?.();
      }}
    />
  );
}
