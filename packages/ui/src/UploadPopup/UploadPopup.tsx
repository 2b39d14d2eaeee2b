import { Modal } from 'antd';
import { useState } from 'react';
import type { FileRules, FileStore } from '../attachments/index.ts';
import { useMessages } from '../HarrowProvider/index.ts';
import { toFiles } from '../fileValues/fileValues.ts';
import { UploadField } from '../UploadField/UploadField.tsx';
import { useUploadTexts } from '../UploadField/hooks/useUploadTexts.ts';
import type { UploadRecord, UploadValue } from '../UploadField/UploadField.types.ts';

export interface UploadPopupProps extends FileRules {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Stored files: paths joined by commas, or records. */
  value?: UploadValue | null;
  /** File store. Default: the source `uploads`. */
  store?: FileStore;
  /** Heading of the dialog. Default: "File upload", or "Picture upload" with `imagesOnly`. */
  title?: string;
  /** Gets every file, in order; at least one. */
  onOk: (files: UploadRecord[]) => void;
  /** The dialog is to be closed. */
  onClose: () => void;
}

const widthPx = 520;

/** A dialog that asks for files or pictures. Confirming without any is refused. */
export function UploadPopup({ open, value: given, title, imagesOnly = false, onOk, onClose, ...field }: UploadPopupProps) {
  const { t } = useUploadTexts();
  const { message } = useMessages();
  // One state: React may drop what is set while rendering where another change of the same state waits, and then both have to be dropped,
  // or the dialog would count as opened with the files of the last time.
  const [{ value, wasOpen }, setState] = useState<{ value: UploadValue; wasOpen: boolean }>(() => ({ value: toRecords(given), wasOpen: open }));
  const [sending, setSending] = useState(false);
  // Every opening begins with what is there.
  if (open !== wasOpen) setState((current) => ({ value: open ? toRecords(given) : current.value, wasOpen: open }));

  function confirm(): void {
    const files = toRecords(value);
    if (files.length === 0) return void message.error(t('popup.empty'));
    onOk(files);
    onClose();
  }
  return (
    <Modal
      open={open}
      width={widthPx}
      destroyOnHidden
      title={title ?? t(imagesOnly ? 'popup.image' : 'popup.file')}
      okText={t('popup.ok')}
      cancelText={t('popup.cancel')}
      okButtonProps={{ disabled: sending }}
      onOk={confirm}
      onCancel={onClose}
    >
      <UploadField
        {...field}
        imagesOnly={imagesOnly}
        look={imagesOnly ? 'cards' : 'list'}
        storeAs="records"
        reorder
        value={value}
        onChange={(next) => setState((current) => ({ ...current, value: next }))}
        onSending={setSending}
      />
    </Modal>
  );
}

const toRecords = (value: UploadValue | null | undefined): UploadRecord[] =>
  toFiles(value).map(({ name, path, size }) => ({ fileName: name, filePath: path, fileSize: size ?? 0 }));
