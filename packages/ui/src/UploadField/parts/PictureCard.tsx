import { ArrowLeftOutlined, ArrowRightOutlined, DeleteOutlined, FileImageOutlined } from '@ant-design/icons';
import { type CSSProperties, type HTMLAttributes, type Ref, useState } from 'react';
import { shownName } from '../../attachments/shownName.ts';
import { useUploadTexts } from '../hooks/useUploadTexts.ts';
import { toStored } from '../model/fieldFiles.ts';
import styles from '../UploadField.module.css';
import { addressOf, type FileActions } from './fileActions.ts';
import { StepButtons } from './StepButtons.tsx';

interface PictureCardProps extends FileActions {
  /** Drag handlers, if it can be dragged. */
  drag?: { ref: Ref<HTMLLIElement>; listeners: HTMLAttributes<HTMLElement> | undefined; isDragging: boolean; style: CSSProperties };
}

/** A picture of the field. */
export function PictureCard({ file, store, onOpen, onRemove, onStep, drag }: PictureCardProps) {
  const { t } = useUploadTexts();
  const name = shownName(file.name);
  const [broken, setBroken] = useState(false);
  const url = addressOf(store, file);
  const picture = url && (store.thumbnailUrl?.(toStored(file)) ?? url);
  return (
    <li ref={drag?.ref} className={styles.card} data-draggable={drag !== undefined} data-dragged={drag?.isDragging} style={drag?.style} {...drag?.listeners}>
      <button type="button" className={`hw-focusable ${styles.picture}`} aria-label={t('ui:files.open', { name })} title={name} onClick={onOpen}>
        {picture && !broken ? <img src={picture} alt="" draggable={false} loading="lazy" onError={() => setBroken(true)} /> : <FileImageOutlined aria-hidden />}
      </button>
      <span className={styles.cardActions}>
        {onStep && <StepButtons name={name} back={<ArrowLeftOutlined aria-hidden />} on={<ArrowRightOutlined aria-hidden />} onStep={onStep} />}
        {onRemove && (
          <button type="button" className="hw-icon-button" aria-label={t('ui:files.removeNamed', { name })} onClick={onRemove}>
            <DeleteOutlined aria-hidden />
          </button>
        )}
      </span>
    </li>
  );
}
