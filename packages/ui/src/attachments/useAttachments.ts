import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSource } from '../HarrowProvider/settings.ts';
import { checkFile, type FileRefusal } from './checkFile.ts';
import type { FileOwner, StoredFile } from './fileStore.ts';
import { type Upload, uploadQueueOf } from './uploadQueue.ts';

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  slot: string;
  reason: FileRefusal | 'unsaved';
}

export interface Attachments {
  /** Undefined while loading for the first time. */
  files?: StoredFile[];
  /** On their way or failed. */
  uploads: Upload[];
  /** Refusals of the last `add`. */
  refused: RefusedFile[];
  error?: Error;
  reload(): void;
  add(files: readonly File[], slot?: string, imagesOnly?: boolean): void;
  cancel(upload: Upload): void;
  retry(upload: Upload): void;
  /** Rejects when the store refuses. */
  remove(file: StoredFile): Promise<void>;
}

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
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
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
    (chosen: readonly File[], slot = '', imagesOnly = false) => {
      const canSave = owner.id !== undefined || onOwnerNeeded !== undefined;
      const checked = chosen.map((file) => ({ file, reason: canSave ? checkFile(file, imagesOnly) : ('unsaved' as const) }));
      setRefused(checked.flatMap(({ file, reason }) => (reason ? [{ name: file.name, slot, reason }] : [])));
      const accepted = checked.filter(({ reason }) => !reason).map(({ file }) => file);
      if (accepted.length === 0) return;
      if (owner.id) return queue.add(accepted, slot);
      void onOwnerNeeded?.().then((created) => {
        if (created) uploadQueueOf(store, { table, id: created }).add(accepted, slot);
        else setRefused(accepted.map(({ name }) => ({ name, slot, reason: 'unsaved' })));
      });
    },
    [queue, owner, store, table, onOwnerNeeded],
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
