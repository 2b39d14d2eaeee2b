import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSource } from '../HarrowProvider/settings.ts';
import { attachmentLimitMb, type FileFamily } from '@harrow/validation';
import { checkFiles, familiesTaken, type FileRefusal, type FileRules } from './upload/checkFile.ts';
import type { EditPictures } from './pictureEdit/usePictureEdit.tsx';
import type { FileOwner, StoredFile } from '../sources/fileStore.ts';
import { scaleImage } from './upload/scaleImage.ts';
import { type Upload, uploadQueueOf } from './upload/uploadQueue.ts';
import { useUploads } from './upload/useUploads.ts';

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  slot: string;
  reason: FileRefusal | 'tooMany' | 'unsaved';
  /** The limits that texts of refusals name; `takes` is empty where any file is taken. */
  maxMb: number;
  maxCount: number;
  takes: readonly FileFamily[];
}

export interface Attachments {
  /** Undefined while loading for the first time. */
  files?: StoredFile[];
  /** On their way, waiting for the network, or failed. */
  uploads: Upload[];
  /** Refusals of the last `add`. */
  refused: RefusedFile[];
  error?: Error;
  reload(): void;
  /** @param edit lets the user change pictures first. Default: they are sent without asking. */
  add(files: readonly File[], slot?: string, rules?: FileRules, edit?: EditPictures): void;
  cancel(upload: Upload): void;
  retry(upload: Upload): void;
  /** Rejects when the store refuses. */
  remove(file: StoredFile): Promise<void>;
}

const sendUnasked: EditPictures = (files, onReady) => onReady(files);
const unsaved: { files: StoredFile[]; error?: Error } = { files: [] };

/**
 * The files of a record and those on their way to it.
 * @param onOwnerNeeded saves a record that is still new, and answers its id, so that files
 *   can be added at once; undefined when that failed
 */
export function useAttachments({ table, id }: FileOwner, onOwnerNeeded?: () => Promise<string | undefined>): Attachments {
  const store = useSource('files');
  const owner = useMemo(() => ({ table, id }), [table, id]);
  const queue = uploadQueueOf(store, owner);
  const uploads = useUploads(queue);
  const [listed, setListed] = useState<{ owner: FileOwner; files?: StoredFile[]; error?: Error }>();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    // A record that was never saved has no files to ask for.
    if (!owner.id) return;
    const controller = new AbortController();
    store.list(owner, controller.signal).then(
      (files) => !controller.signal.aborted && setListed({ owner, files }),
      (error: unknown) => !controller.signal.aborted && setListed({ owner, error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => controller.abort();
  }, [store, owner, attempt]);

  const current = !owner.id ? unsaved : listed?.owner === owner ? listed : undefined;
  const files = useMemo(() => {
    if (!current?.files) return undefined;
    const arrived = uploads.flatMap((upload) => (upload.stored ? [{ slot: upload.slot, ...upload.stored }] : []));
    const known = new Set(current.files.map((file) => file.id));
    return [...current.files, ...arrived.filter((file) => !known.has(file.id))].filter((file) => !removed.has(file.id));
  }, [current, uploads, removed]);

  const add = useCallback(
    (chosen: readonly File[], slot = '', rules: FileRules = {}, edit: EditPictures = sendUnasked) => {
      const { maxMb = attachmentLimitMb, maxCount = 0, scaleToPx } = rules;
      const takes = familiesTaken(rules) ?? [];
      const refuse = (refusals: { file: File; reason: RefusedFile['reason'] }[]): void =>
        setRefused(refusals.map(({ file, reason }) => ({ name: file.name, slot, reason, maxMb, maxCount, takes })));
      const refuseUnsaved = (unsavedFiles: readonly File[]): void => refuse(unsavedFiles.map((file) => ({ file, reason: 'unsaved' as const })));
      if (owner.id === undefined && !onOwnerNeeded) return refuseUnsaved(chosen);
      const taken =
        (files ?? []).filter((file) => (file.slot ?? '') === slot).length + queue.uploads().filter((upload) => upload.slot === slot && !upload.stored).length;
      const checked = checkFiles(chosen, rules, maxCount === 0 ? Infinity : maxCount - taken);
      refuse(checked.refused);
      const prepare = scaleToPx === undefined ? undefined : (file: File) => scaleImage(file, scaleToPx);
      edit(checked.accepted, (edited) => {
        const { accepted, refused: tooLarge } = checkFiles(edited, rules);
        if (tooLarge.length > 0) refuse(tooLarge);
        if (accepted.length === 0) return;
        if (owner.id) return queue.add(accepted, slot, prepare);
        void onOwnerNeeded?.().then((created) => {
          if (created) uploadQueueOf(store, { table, id: created }).add(accepted, slot, prepare);
          else refuseUnsaved(accepted);
        });
      });
    },
    [queue, owner, store, table, files, onOwnerNeeded],
  );

  return {
    files,
    uploads: uploads.filter((upload) => upload.status !== 'done'),
    refused,
    error: current?.error,
    reload: () => setAttempt((count) => count + 1),
    add,
    cancel: (upload) => queue.cancel(upload.id),
    retry: (upload) => queue.retry(upload.id),
    async remove(file) {
      await store.remove(file);
      setRemoved((ids) => new Set(ids).add(file.id));
    },
  };
}
