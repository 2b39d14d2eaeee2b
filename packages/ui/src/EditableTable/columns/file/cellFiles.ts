import type { ParsedText } from '../number/cellText.ts';
import { isEmptyValue } from '../../rowStore/field.ts';

/** One stored file of a cell. */
export interface CellFile {
  name: string;
  /** Where the store keeps it. */
  path: string;
  /** Bytes, as text or number; unknown where only paths are stored. */
  size?: number | string;
}

/** How a cell stores its files: paths joined by commas, or a list of `{ fileName, filePath, fileSize }`. */
export type FileFormat = 'paths' | 'records';

/** The files of a cell in either form, also where a list travels as JSON text. What is no file is left out. */
export function toFiles(value: unknown): CellFile[] {
  if (isEmptyValue(value)) return [];
  if (Array.isArray(value)) return value.flatMap(toFile);
  if (typeof value !== 'string') return [];
  if (value.trimStart().startsWith('[')) {
    const list = parseList(value);
    if (list) return list.flatMap(toFile);
  }
  return value.split(',').flatMap((path) => toFile(path.trim()));
}

/** What a cell stores for its files; null for none. */
export function fromFiles(files: readonly CellFile[], format: FileFormat): unknown {
  if (files.length === 0) return null;
  if (format === 'paths') return files.map(({ path }) => path).join(',');
  return files.map(({ name, path, size }) => ({ fileName: name, filePath: path, fileSize: size ?? 0 }));
}

function toFile(entry: unknown): CellFile[] {
  if (typeof entry === 'string') return entry === '' ? [] : [{ name: nameOf(entry), path: entry }];
  if (typeof entry !== 'object' || entry === null) return [];
  const { fileName, filePath, fileSize, name, path, size } = entry as Record<string, unknown>;
  const where = filePath ?? path;
  if (typeof where !== 'string' || where === '') return [];
  const [title, bytes] = [fileName ?? name, fileSize ?? size];
  return [
    {
      path: where,
      name: typeof title === 'string' && title !== '' ? title : nameOf(where),
      ...((typeof bytes === 'number' || typeof bytes === 'string') && { size: bytes }),
    },
  ];
}

function parseList(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

function nameOf(path: string): string {
  const last =
    path
      .split(/[?#]/)[0]!
      .split('/')
      .findLast((part) => part !== '') ?? path;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

const shownLetters = 5;

/** A file's name as a cell shows it: five characters and an ellipsis. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > shownLetters ? `${letters.slice(0, shownLetters).join('')}…` : name;
}

export const isImagePath = (path: string): boolean => /\.(?:apng|avif|bmp|gif|jpe?g|png|svg|webp)$/i.test(path.split(/[?#]/)[0]!);

/** Paths from the clipboard. An address that would run a script when it is opened is none. */
export function readPaths(text: string, format: FileFormat): ParsedText {
  const files = toFiles(text.trim());
  const wrong = files.find(({ path }) => /^\s*(?:javascript|vbscript|data):/i.test(path) || /[<>"\s]/.test(path));
  return wrong ? { error: 'parse.file', values: { text: wrong.path } } : { value: fromFiles(files, format) };
}
