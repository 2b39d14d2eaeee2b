import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import FileImageOutlined from '@ant-design/icons/FileImageOutlined';
import { type DragEvent, useState } from 'react';
import { useUploadTexts } from '../hooks/useUploadTexts.ts';
import { toStored } from '../model/fieldFiles.ts';
import styles from '../UploadField.module.css';
import { addressOf, type FileActions } from './fileActions.ts';
import { shownName } from '../../attachments/shownName.ts';

interface PictureCardProps extends FileActions {
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  /** Puts the picture that is being dragged here; undefined while none is. */
  onDropHere: (() => void) | undefined;
}

/** A picture of the field. Arrows move it with the keyboard and on touch, a mouse can drag it. */
export function PictureCard({ file, store, onOpen, onRemove, onStep, isDragged, onDragStart, onDragEnd, onDropHere }: PictureCardProps) {
  const { t } = useUploadTexts();
  const name = shownName(file.name);
  const [broken, setBroken] = useState(false);
  const url = addressOf(store, file);
  const picture = url && (store.thumbnailUrl?.(toStored(file)) ?? url);
  const takesDrop = onDropHere !== undefined && !isDragged;
  const handleDrop = (event: DragEvent): void => {
    if (!takesDrop) return;
    event.preventDefault();
    // A picture of the page is no file from outside.
    event.stopPropagation();
    onDropHere();
  };
  return (
    <li
      className={styles.card}
      data-dragged={isDragged}
      draggable={onStep !== undefined}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragOver={(event) => takesDrop && event.preventDefault()}
      onDrop={handleDrop}
    >
      <button type="button" className={`hw-focusable ${styles.picture}`} aria-label={t('ui:files.open', { name })} title={name} onClick={onOpen}>
        {picture && !broken ? <img src={picture} alt="" draggable={false} loading="lazy" onError={() => setBroken(true)} /> : <FileImageOutlined aria-hidden />}
      </button>
      <span className={styles.cardActions}>
        {onStep && (
          <>
            <button type="button" className="hw-icon-button" aria-label={t('moveBack', { name })} onClick={() => onStep(-1)}>
              <ArrowLeftOutlined aria-hidden />
            </button>
            <button type="button" className="hw-icon-button" aria-label={t('moveOn', { name })} onClick={() => onStep(1)}>
              <ArrowRightOutlined aria-hidden />
            </button>
          </>
        )}
        {onRemove && (
          <button type="button" className="hw-icon-button" aria-label={t('ui:files.removeNamed', { name })} onClick={onRemove}>
            <DeleteOutlined aria-hidden />
          </button>
        )}
      </span>
    </li>
  );
}
