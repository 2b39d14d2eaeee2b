import { useEffect, useRef, useState } from 'react';
import {
  checkFiles,
  createUploadQueue,
  type EditPictures,
  type FileRules,
  type FileStore,
  isUnderWay,
  scaleImage,
  type StoredFile,
  takeStored,
  type Upload,
  uploadQueueOf,
  useRefusalMessage,
} from '../../attachments/index.ts';
import { useUploads } from '../../attachments/upload/useUploads.ts';
import { shownName } from '../../attachments/shownName.ts';
import { useMessages, useSettings } from '../../HarrowProvider/index.ts';
import { moveFile, toFieldFiles, toValue } from '../model/fieldFiles.ts';
import type { FieldFile, UploadFieldProps, UploadValue } from '../UploadField.types.ts';
import { useUploadTexts } from './useUploadTexts.ts';

export interface UploadFieldState {
  store: FileStore;
  files: FieldFile[];
  /** On their way, waiting for the network, or failed. */
  uploads: readonly Upload[];
  /** Number of files that can still be added. */
  room: number;
  add(files: readonly File[]): void;
  cancel(id: number): void;
  retry(id: number): void;
  remove(index: number): void;
  move(from: number, to: number): void;
}

type Options = Pick<UploadFieldProps, 'onChange' | 'storeAs' | 'store' | 'queueKey' | 'onSending'> & {
  /** Undefined where the field keeps its value itself. */
  controlled: { value: UploadValue | null | undefined } | undefined;
  rules: FileRules;
  editPictures: EditPictures;
  /** New files take the place of the old ones, as in a field for one picture. */
  replace?: boolean;
};

/** The files of a field and those on their way to it. The value changes once all have arrived. */
export function useUploadField({
  controlled,
  onChange,
  storeAs = 'paths',
  store: given,
  queueKey,
  rules,
  editPictures,
  replace = false,
  onSending,
}: Options): UploadFieldState {
  const { t } = useUploadTexts();
  const { message } = useMessages();
  const { sources } = useSettings();
  const tellRefused = useRefusalMessage();
  const store = given ?? sources.uploads;
  if (!store) throw new Error("The field has no store, and HarrowProvider no source 'uploads'");
  const [queue] = useState(() => (queueKey === undefined ? createUploadQueue(store, ownerOf('own')) : uploadQueueOf(store, ownerOf(queueKey))));
  const uploads = useUploads(queue);
  const [known] = useState(() => new Map<string, FieldFile>());
  const [own, setOwn] = useState<UploadValue | null | undefined>(undefined);
  const files = toFieldFiles(controlled ? controlled.value : own, known);

  function emit(next: readonly FieldFile[]): void {
    const value = toValue(next, storeAs);
    setOwn(value);
    onChange?.(value);
  }
  function arrived(stored: readonly StoredFile[]): void {
    // A path with a comma would come back as two.
    const usable = stored.filter(({ id }) => storeAs === 'records' || !id.includes(','));
    for (const { name } of stored.filter((file) => !usable.includes(file))) message.error(t('commaInPath', { name: shownName(name) }));
    const added = usable.map(({ id, name, size }): FieldFile => ({ path: id, name, size }));
    for (const file of added) known.set(file.path, file);
    if (added.length > 0) emit(replace ? added.slice(-1) : [...files, ...added]);
  }
  // A finished upload joins the value at that time, not at the time it was sent.
  const latest = useRef(arrived);
  useEffect(() => {
    latest.current = arrived;
  });
  useEffect(() => takeStored(queue, (stored) => latest.current(stored)), [queue]);
  // Without a name they will not be asked for again.
  useEffect(
    () => () => {
      if (queueKey === undefined) queue.cancel(...queue.uploads().map(({ id }) => id));
    },
    [queue, queueKey],
  );

  const sending = uploads.some(isUnderWay);
  useEffect(() => {
    onSending?.(sending);
    // Only a change is worth telling.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sending]);

  const { maxCount = 0, scaleToPx } = rules;
  const room = replace ? 1 : maxCount === 0 ? Infinity : Math.max(0, maxCount - files.length - uploads.length);
  return {
    store,
    files,
    uploads,
    room,
    add(chosen) {
      const taken = (offered: readonly File[]): File[] => {
        const checked = checkFiles(offered, rules, room);
        tellRefused(checked.refused, rules);
        return checked.accepted;
      };
      editPictures(taken(chosen), (edited) => {
        const ready = taken(edited);
        if (ready.length === 0) return;
        if (replace) queue.cancel(...queue.uploads().map(({ id }) => id));
        queue.add(ready, '', scaleToPx === undefined ? undefined : (file) => scaleImage(file, scaleToPx));
      });
    },
    cancel: (id) => queue.cancel(id),
    retry: (id) => queue.retry(id),
    remove: (index) => emit(files.filter((_, other) => other !== index)),
    move: (from, to) => emit(moveFile(files, from, to)),
  };
}

const ownerOf = (id: string) => ({ table: 'upload-field', id });
