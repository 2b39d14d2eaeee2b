import { CloseOutlined, EllipsisOutlined } from '@ant-design/icons';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../../HarrowProvider/parts/lazyPart.ts';
import { useMessages } from '../../../HarrowProvider/index.ts';
import { shownName } from '../../../attachments/shownName.ts';
import type { Upload } from '../../../attachments/index.ts';
import type { CellEditorProps } from '../../columnModel/EditableColumn.types.ts';
import { useTableContext } from '../../context/tableContext.ts';
import { toFiles, type ValueFile } from '../../../fileValues/fileValues.ts';
import { fromFiles } from './cellFiles.ts';
import { cellUploadsOf } from './cellUploads.ts';
import { readField } from '../../rowStore/field.ts';
import { FileButton } from './FileButton.tsx';
import { FileNames } from './FileNames.tsx';
import { type FileSettings, useFileStore } from './fileSettings.ts';
import styles from '../editors.module.css';
import { moveBetweenControls } from './moveBetweenControls.ts';

// Pure, so that an application without columns of files is spared the dialog and all that comes with it.
const FilesDialog = /* @__PURE__ */ lazyPart(() => import('./FilesDialog.tsx'));

type FileEditorProps<Row> = CellEditorProps<Row> & { settings: FileSettings };

/** The files of a cell. Uploads go on while the row is out of view, and end up in the cell whether it is on show or not. */
export function FileEditor<Row extends object>({ value, aria, rowId, onChange, onBlur, settings }: FileEditorProps<Row>) {
  const { model, columns, t } = useTableContext();
  const store = useFileStore(settings);
  const [dialogOpen, setDialogOpen] = useState(false);
  const queue = cellUploadsOf(model).queue(rowId, settings.column, store, arrived);
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
  const files = toFiles(value);
  const room = settings.number === 0 ? Infinity : settings.number - files.length - uploads.length;
  const label = aria['aria-label'];

  /** The row may be out of view by then, or gone: so it goes through the model, and adds to what is there now. */
  function arrived(added: ValueFile[]) {
    const row = model.store.row(rowId);
    const column = columns.find(({ key }) => key === settings.column);
    if (row && column) model.editCell(rowId, column, fromFiles([...toFiles(readField(row, settings.column)), ...added], settings.storeAs), 'change');
  }

  return (
    // Its controls do what the keys do; the group only passes the focus on between them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={styles.files} role="group" aria-label={label} aria-describedby={aria['aria-describedby']} onBlur={onBlur} onKeyDown={moveBetweenControls}>
      <FileNames files={files} settings={settings} />
      {uploads.map((upload) => (
        <UploadState key={upload.id} upload={upload} onCancel={() => queue.cancel(upload.id)} onRetry={() => queue.retry(upload.id)} />
      ))}
      {room > 0 && files.length + uploads.length === 0 && (
        <FileButton label={label} settings={settings} room={room} onAdd={(accepted) => queue.add(accepted)} />
      )}
      {settings.number === 1 && settings.allowRemove && files.length > 0 && (
        <button
          type="button"
          className="hw-icon-button"
          aria-label={t('ui:files.removeNamed', { name: shownName(files[0]!.name) })}
          onClick={() => onChange(null)}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
      {settings.number !== 1 && files.length + uploads.length > 0 && (
        <button type="button" className="hw-icon-button" aria-label={t('moreFiles', { name: label })} title={t('more')} onClick={() => setDialogOpen(true)}>
          <EllipsisOutlined aria-hidden />
        </button>
      )}
      {dialogOpen && (
        <Suspense>
          <FilesDialog
            title={label}
            settings={settings}
            files={files}
            onSave={(next) => onChange(fromFiles(next, settings.storeAs))}
            onClose={() => setDialogOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Progress of an upload, or its failure, with the reason on a press. */
function UploadState({ upload, onCancel, onRetry }: { upload: Upload; onCancel: () => void; onRetry: () => void }) {
  const { t } = useTableContext();
  const { modal } = useMessages();
  const { file, status, share, error } = upload;
  const percent = Math.round(share * 100);
  if (status !== 'failed') {
    return (
      <>
        <progress className={styles.sending} aria-label={t('ui:files.progress', { name: shownName(file.name) })} max={100} value={percent} />
        <span className={styles.percent} aria-hidden>
          {percent}%
        </span>
      </>
    );
  }
  return (
    <button
      type="button"
      className={`hw-link ${styles.failed}`}
      title={error?.message || t('failed')}
      onClick={() =>
        modal.confirm({
          title: t('uploadFailed'),
          content: t('uploadReason', { message: error?.message || t('unknownError') }),
          okText: t('ui:retry'),
          cancelText: t('drop'),
          onOk: onRetry,
          onCancel,
        })
      }
    >
      {t('failed')}
    </button>
  );
}
