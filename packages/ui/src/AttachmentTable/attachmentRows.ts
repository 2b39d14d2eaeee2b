import type { StoredFile, Upload } from '../attachments/index.ts';

/** A file that was chosen and waits for the start button. */
export interface StagedFile {
  id: number;
  file: File;
}

export type RowStatus = 'sent' | 'uploading' | 'waiting' | 'paused' | 'failed' | 'toSend';

export interface AttachmentRow {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  status: RowStatus;
  /** Share that has been sent, 0 to 1. */
  share: number;
  error?: Error | undefined;
  stored?: StoredFile;
  upload?: Upload;
  stagedId?: number;
}

interface Files {
  stored: readonly StoredFile[];
  uploads: readonly Upload[];
  staged: readonly StagedFile[];
  slot: string;
}

/** The rows of the table: what is stored, what is on its way, what was chosen. */
export function attachmentRows({ stored, uploads, staged, slot }: Files): AttachmentRow[] {
  return [
    ...stored
      .filter((file) => (file.slot ?? '') === slot)
      .map((file): AttachmentRow => ({ key: file.id, name: file.name, size: file.size, status: 'sent', share: 1, stored: file })),
    ...uploads
      .filter((upload) => upload.slot === slot)
      .map((upload): AttachmentRow => {
        const { id, file, status, share, error } = upload;
        return { key: `upload-${id}`, name: file.name, size: file.size, status: status === 'done' ? 'sent' : status, share, error, upload };
      }),
    ...staged.map(({ id, file }): AttachmentRow => ({ key: `staged-${id}`, name: file.name, size: file.size, status: 'toSend', share: 0, stagedId: id })),
  ];
}
