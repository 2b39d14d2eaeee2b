import { type ReactNode, Suspense, useEffect } from 'react';
import { useMediaQuery } from '../HarrowProvider/look/useMediaQuery.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { SignatureButton } from '../signature/SignatureButton.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { AttachmentFiles } from './AttachmentFiles.tsx';
import { CameraButton } from './upload/CameraButton.tsx';
import { usePictureEdit } from './pictureEdit/usePictureEdit.tsx';
import { acceptOf, familiesTaken, type FileRules, fitsFamilies } from './upload/checkFile.ts';
import { FilePicker } from './upload/FilePicker.tsx';
import { TakenFamilies } from './upload/TakenFamilies.tsx';
import type { FileOwner, StoredFile } from '../sources/fileStore.ts';
import { type Attachments, useAttachments } from './useAttachments.ts';
import { useDropTarget } from './upload/useDropTarget.ts';
import styles from './attachments.module.css';

/** A named place for files, e.g. the photo of the number plate. */
export interface AttachmentSlot extends FileRules {
  /** Id of its element, to jump to. Default: none. */
  id?: string;
  /** e.g. `vehiclePlatePhoto`. */
  name: string;
  label: string;
  /** One line: what the picture must show. */
  hint?: ReactNode;
  /** Needed before the document can be handed in. */
  required?: boolean;
  /** For a signature: it can be drawn in place, on a pad. */
  signed?: boolean;
  /** The reviewer marked it: why. */
  mark?: ReactNode;
  /** Open although the rest is read-only, e.g. the signed statement. */
  late?: boolean;
}

export interface AttachmentSlotsProps {
  /** The record that the files belong to. */
  owner: FileOwner;
  /** The slots, in order. */
  slots: AttachmentSlot[];
  /** Shows the files, takes and removes none, but for slots that are `late`. Default false. */
  readOnly?: boolean;
  /** Saves an owner without an id when a file is added, and answers the id it got; undefined when it could not be saved. */
  onOwnerNeeded?: () => Promise<string | undefined>;
  /** Told when the stored files changed, e.g. to check the required slots. */
  onChange?: (files: StoredFile[]) => void;
}

/** Files by named slots: choose, drop, paste or photograph. */
export function AttachmentSlots({ owner, slots, readOnly = false, onOwnerNeeded, onChange }: AttachmentSlotsProps) {
  const attachments = useAttachments(owner, onOwnerNeeded);
  const { files, error } = attachments;
  useEffect(() => {
    if (files) onChange?.(files);
    // Only a change of the files is worth telling.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [files]);
  if (error) return <ErrorState reason={error.message} onRetry={attachments.reload} />;
  return (
    <div className={styles.slots}>
      {slots.map((slot) => (
        <Slot key={slot.name} slot={slot} attachments={attachments} readOnly={readOnly && !slot.late} />
      ))}
    </div>
  );
}

function Slot({ slot, attachments, readOnly }: { slot: AttachmentSlot; attachments: Attachments; readOnly: boolean }) {
  const { t } = useTranslation('ui');
  const touch = useMediaQuery('(pointer: coarse)');
  const pictureEdit = usePictureEdit(slot);
  const add = (files: File[]): void => attachments.add(files, slot.name, slot, pictureEdit.edit);
  const addSigned = (files: File[]): void => attachments.add(files, slot.name, slot);
  const { over, handlers } = useDropTarget(readOnly ? undefined : add);
  const families = familiesTaken(slot);
  const files = attachments.files?.filter((file) => file.slot === slot.name);
  const count = files?.length;
  const isFilled = files?.some((file) => fitsFamilies(file, families));
  return (
    <section id={slot.id} className={styles.slot} aria-label={slot.label} data-over={over} data-marked={slot.mark !== undefined} {...handlers}>
      <header className={styles.slotHead}>
        <h3 className={styles.slotTitle}>{slot.label}</h3>
        {slot.required && !readOnly && isFilled === false && <span className={styles.slotRequired}>{t('files.required')}</span>}
      </header>
      {slot.hint && !readOnly && <p className={styles.slotHint}>{slot.hint}</p>}
      {slot.mark !== undefined && <p className={styles.slotMark}>{slot.mark}</p>}
      <AttachmentFiles attachments={attachments} slot={slot.name} takes={families} readOnly={readOnly} label={slot.label} />
      {readOnly && count === 0 && <p className={styles.slotHint}>{t('files.none')}</p>}
      {!readOnly && (
        <div className={styles.slotButtons}>
          <Suspense>{slot.signed && <SignatureButton place={slot.label} onFiles={addSigned} />}</Suspense>
          <FilePicker accept={acceptOf(slot)} multiple={slot.maxCount !== 1} label={t('files.addTo', { slot: slot.label })} onFiles={add}>
            {t('files.add')}
          </FilePicker>
          <CameraButton rules={slot} place={slot.label} onFiles={add} />
          {!touch && <span className={styles.slotHint}>{t('files.drop')}</span>}
          <TakenFamilies families={families} />
        </div>
      )}
      {pictureEdit.dialog}
    </section>
  );
}
