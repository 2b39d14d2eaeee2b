import type { StoredFile } from '../../attachments/index.ts';
import { toFiles, writeFiles } from '../../fileValues/fileValues.ts';
import type { FieldFile, UploadValue } from '../UploadField.types.ts';

/** Value that a field emits for its files. */
export const toValue = (files: readonly FieldFile[], storeAs: 'paths' | 'records'): UploadValue => writeFiles(files, storeAs);

/** The files of a value; names and sizes of those that were uploaded here are known, although paths do not tell them. */
export const toFieldFiles = (value: unknown, known: ReadonlyMap<string, FieldFile>): FieldFile[] => toFiles(value).map((file) => known.get(file.path) ?? file);

/** The list with one file moved to another place. */
export function moveFile(files: readonly FieldFile[], from: number, to: number): FieldFile[] {
  const moved = files.filter((_, index) => index !== from);
  moved.splice(to, 0, files[from]!);
  return moved;
}

/** A key for each file that goes with it to another place; of the same path twice, the second has its own. */
export function keysOf(files: readonly FieldFile[]): string[] {
  const times = new Map<string, number>();
  return files.map(({ path }) => {
    const time = (times.get(path) ?? 0) + 1;
    times.set(path, time);
    return `${path} ${time}`;
  });
}

const types: Record<string, string> = {
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
};
const imageTypes = new Set(['apng', 'avif', 'bmp', 'gif', 'jpg', 'jpeg', 'png', 'webp', 'svg', 'heic']);

/** MIME type of a file by its path or name; empty if unknown. */
export function typeOf({ path, name }: Pick<FieldFile, 'path' | 'name'>): string {
  for (const text of [path, name]) {
    const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(text)?.[1]?.toLowerCase();
    if (extension === undefined) continue;
    if (imageTypes.has(extension)) return `image/${extension}`;
    const type = types[extension];
    if (type) return type;
  }
  return '';
}

/** A field's file as its store and the viewer know it. */
export const toStored = (file: FieldFile): StoredFile => ({ id: file.path, name: file.name, size: Number(file.size) || 0, type: typeOf(file) });
