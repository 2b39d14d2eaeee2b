import { DeleteOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../../HarrowProvider/index.ts';
import { shownName } from '../../../attachments/shownName.ts';
import { FileSize } from '../../../FileSize/index.ts';
import { useTableContext } from '../../context/tableContext.ts';
import type { ValueFile } from '../../../fileValues/fileValues.ts';
import { createCellUploads } from './cellUploads.ts';
import styles from '../editors.module.css';
import { FileButton } from './FileButton.tsx';
import { FileName } from './FileNames.tsx';
import { type FileSettings, useFileStore } from './fileSettings.ts';

interface FilesDialogProps {
  title: string;
  settings: FileSettings;
  files: readonly ValueFile[];
  onSave: (files: ValueFile[]) => void;
  onClose: () => void;
}

/** All files of a cell, 520 px wide. Nothing changes in the cell before it is confirmed. */
export default function FilesDialog({ title, settings, files: given, onSave, onClose }: FilesDialogProps) {
  const { t } = useTableContext();
  const { message } = useMessages();
  const store = useFileStore(settings);
  const [open, setOpen] = useState(true);
  const [files, setFiles] = useState([...given]);
  const [queue] = useState(() => createCellUploads().queue('dialog', settings.column, store, (added) => setFiles((old) => [...old, ...added])));
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
  const sending = uploads.some(({ status }) => status !== 'failed');
  const room = settings.number === 0 ? Infinity : settings.number - files.length - uploads.length;
  // Uploads still under way when the dialog is closed belong to no cell.
  useEffect(
    () => () => {
      for (const { id } of queue.uploads()) queue.cancel(id);
    },
    [queue],
  );

  function confirm() {
    if (files.length === 0 && given.length === 0) return void message.warning(t('nothingUploaded'));
    onSave(files);
    setOpen(false);
  }

  return (
    <Modal
      open={open}
      width={520}
      title={title}
      okText={t('ok')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: sending }}
      onOk={confirm}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <ul className={styles.fileList}>
        {files.map((file) => (
          <li key={file.path}>
            <FileName file={file} settings={settings} full />
            {file.size !== undefined && typeof file.size === 'number' && (
              <span className={styles.raw}>
                <FileSize bytes={file.size} />
              </span>
            )}
            {settings.allowRemove && (
              <button
                type="button"
                className="hw-icon-button"
                aria-label={t('ui:files.removeNamed', { name: shownName(file.name) })}
                onClick={() => setFiles(files.filter((other) => other !== file))}
              >
                <DeleteOutlined aria-hidden />
              </button>
            )}
          </li>
        ))}
        {uploads.map(({ id, file, status, share, error }) => (
          <li key={id}>
            <span className={styles.fileName} title={shownName(file.name)}>
              {shownName(file.name)}
            </span>
            {status === 'failed' ? (
              <>
                <span role="alert" className={styles.failed}>
                  {error?.message || t('unknownError')}
                </span>
                <button type="button" className="hw-link" onClick={() => queue.retry(id)}>
                  {t('ui:retry')}
                </button>
              </>
            ) : (
              <progress
                className={styles.sending}
                aria-label={t('ui:files.progress', { name: shownName(file.name) })}
                max={100}
                value={Math.round(share * 100)}
              />
            )}
            <button
              type="button"
              className="hw-icon-button"
              aria-label={t('ui:files.removeNamed', { name: shownName(file.name) })}
              onClick={() => queue.cancel(id)}
            >
              <DeleteOutlined aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {room > 0 && <FileButton label={title} settings={settings} room={room} onAdd={(accepted) => queue.add(accepted)} />}
    </Modal>
  );
}
