import { useState } from 'react';
import { acceptOf } from '../attachments/upload/checkFile.ts';
import { CameraButton } from '../attachments/upload/CameraButton.tsx';
import { FilePicker } from '../attachments/upload/FilePicker.tsx';
import { usePictureEdit } from '../attachments/pictureEdit/usePictureEdit.tsx';
import { FileViewer } from '../attachments/viewer/FileViewer.tsx';
import { ShowMore, useFirstRows } from '../attachments/ShowMore.tsx';
import { useDropTarget } from '../attachments/upload/useDropTarget.ts';
import { useMediaQuery, useMessages } from '../HarrowProvider/index.ts';
import { useDisabled } from '../inputs/useDisabled.ts';
import { useUploadField } from './hooks/useUploadField.ts';
import { useUploadTexts } from './hooks/useUploadTexts.ts';
import { keysOf, toStored } from './model/fieldFiles.ts';
import { CellFiles } from './parts/CellFiles.tsx';
import { FileRow } from './parts/FileRow.tsx';
import { PictureCards } from './parts/PictureCards.tsx';
import { UploadRow } from './parts/UploadRow.tsx';
import type { UploadFieldProps } from './UploadField.types.ts';
import styles from './UploadField.module.css';

/** A form field of files or pictures. Its value is paths joined by commas, or a list of records, and changes once all files have arrived. */
export function UploadField(props: UploadFieldProps) {
  const { id, text, look = 'list', multiple = true, reorder = false, allowDownload = true, allowRemove = true, readOnly = false } = props;
  const disabled = useDisabled(props.disabled);
  const { imagesOnly = look === 'cards', takes: families, accept, maxMb, maxCount, scaleToPx, edit } = props;
  const rules = { imagesOnly, takes: families, accept, maxMb, maxCount: multiple ? maxCount : 1, scaleToPx, edit };
  const { t } = useUploadTexts();
  const { message } = useMessages();
  const touch = useMediaQuery('(pointer: coarse)');
  const [opened, setOpened] = useState<number>();
  const pictureEdit = usePictureEdit(rules);
  const field = useUploadField({
    ...props,
    editPictures: pictureEdit.edit,
    controlled: 'value' in props ? { value: props.value } : undefined,
    rules,
    replace: !multiple,
  });
  const { files, uploads, store } = field;
  const { shown, hidden, showMore } = useFirstRows(files);
  const editable = !readOnly && !disabled;
  const takes = editable && field.room > 0;
  const { over, handlers } = useDropTarget(takes ? field.add : undefined);
  const label = props['aria-label'];
  const size = look === 'cell' ? 'small' : 'middle';

  function step(index: number, by: -1 | 1): void {
    if (index + by < 0) return void message.warning(t('atStart'));
    if (index + by >= files.length) return void message.warning(t('atEnd'));
    field.move(index, index + by);
  }
  const actionsOf = (index: number) => ({
    file: files[index]!,
    store,
    onOpen: () => setOpened(index),
    onRemove: editable && allowRemove ? () => field.remove(index) : undefined,
    onStep: editable && reorder ? (by: -1 | 1) => step(index, by) : undefined,
    allowDownload,
  });
  const picker = takes && (
    <span className={styles.pickers}>
      <FilePicker
        id={id}
        size={size}
        label={label ? `${text ?? t('upload')} ${label}` : undefined}
        accept={acceptOf(rules)}
        multiple={multiple && field.room > 1}
        onFiles={field.add}
      >
        {text ?? t('upload')}
      </FilePicker>
      <CameraButton rules={rules} place={label} size={size} onFiles={field.add} />
      {!touch && look !== 'cell' && <span className={styles.hint}>{t('drop')}</span>}
    </span>
  );

  return (
    <div className={styles.field} data-look={look} data-over={over} role="group" aria-label={label ?? t('files')} {...handlers}>
      {look === 'cell' && <CellFiles files={shown} actionsOf={actionsOf} />}
      {look === 'list' && files.length > 0 && (
        <ul className={styles.list}>
          {keysOf(shown).map((key, index) => (
            <FileRow key={key} {...actionsOf(index)} />
          ))}
        </ul>
      )}
      {look === 'cards' && files.length > 0 && (
        <PictureCards cards={shown.map((_, index) => actionsOf(index))} onMove={editable && reorder ? field.move : undefined} />
      )}
      <ShowMore hidden={hidden} onClick={showMore} />
      {uploads.length > 0 && (
        <ul className={styles.list}>
          {uploads.slice(0, mostShown).map((upload) => (
            <UploadRow key={upload.id} upload={upload} onCancel={() => field.cancel(upload.id)} onRetry={() => field.retry(upload.id)} />
          ))}
          {uploads.length > mostShown && <li className={styles.hint}>{t('ui:files.more', { count: uploads.length - mostShown })}</li>}
        </ul>
      )}
      {picker}
      {!editable && files.length === 0 && <span className={styles.hint}>{t('ui:files.none')}</span>}
      {opened !== undefined && files[opened] && (
        <FileViewer store={store} files={files.map(toStored)} index={opened} onIndexChange={setOpened} onClose={() => setOpened(undefined)} />
      )}
      {pictureEdit.dialog}
    </div>
  );
}

/** Of the files on their way; the others are only counted. */
const mostShown = 20;
