import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListSkeleton } from '../states/Skeletons.tsx';
import { AttachmentFiles } from './AttachmentFiles.tsx';
import { CameraButton } from './upload/CameraButton.tsx';
import { usePictureEdit } from './pictureEdit/usePictureEdit.tsx';
import { acceptOf, familiesTaken, type FileRules } from './upload/checkFile.ts';
import { FilePicker } from './upload/FilePicker.tsx';
import { TakenFamilies } from './upload/TakenFamilies.tsx';
import type { FileOwner } from '../sources/fileStore.ts';
import { useAttachments } from './useAttachments.ts';
import { useDropTarget } from './upload/useDropTarget.ts';
import styles from './attachments.module.css';

export interface AttachmentListProps extends FileRules {
  /** The record that the files belong to. */
  owner: FileOwner;
  /** Column of the owner that the files belong to; empty for the main list. */
  slot?: string;
  /** Shows the files, takes and removes none. Default false. */
  readOnly?: boolean;
}

/** The files of a record as one list. */
export function AttachmentList({ owner, slot = '', readOnly = false, ...rules }: AttachmentListProps) {
  const { t } = useTranslation('ui');
  const attachments = useAttachments(owner);
  const pictureEdit = usePictureEdit(rules);
  const add = (files: File[]): void => attachments.add(files, slot, rules, pictureEdit.edit);
  const { over, handlers } = useDropTarget(readOnly ? undefined : add);
  if (attachments.error) return <ErrorState reason={attachments.error.message} onRetry={attachments.reload} />;
  if (!attachments.files) return <ListSkeleton rows={2} />;
  const count = attachments.files.filter((file) => (file.slot ?? '') === slot).length;
  return (
    <div className={styles.attachments} data-over={over} {...handlers}>
      <AttachmentFiles attachments={attachments} slot={slot} takes={familiesTaken(rules)} readOnly={readOnly} label={t('files.title')} />
      {count === 0 && readOnly && <p className={styles.slotHint}>{t('files.none')}</p>}
      {!readOnly && (
        <div className={styles.slotButtons}>
          <FilePicker accept={acceptOf(rules)} multiple={rules.maxCount !== 1} onFiles={add}>
            {t('files.add')}
          </FilePicker>
          <CameraButton rules={rules} onFiles={add} />
          <span className={styles.slotHint}>{t('files.batch')}</span>
          <TakenFamilies families={familiesTaken(rules)} />
        </div>
      )}
      {pictureEdit.dialog}
    </div>
  );
}
