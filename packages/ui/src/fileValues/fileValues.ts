/** One stored file of a field or a cell. */
export interface ValueFile {
  name: string;
  /** Path in the store. */
  path: string;
  /** Bytes, as text or number; unknown where only paths are stored. */
  size?: number | string;
}

/** Stored form of files: paths joined by commas, or a list of `ValueRecord`s. */
export type FileFormat = 'paths' | 'records';

/** A file in a list. */
export interface ValueRecord {
  fileName: string;
  filePath: string;
  /** Bytes; 0 where only the path was known. */
  fileSize: number | string;
}

/** The files of a value in either form, also where a list travels as JSON text. What is no file is left out. */
export function toFiles(value: unknown): ValueFile[] {
  if (Array.isArray(value)) return value.flatMap(toFile);
  if (typeof value !== 'string') return [];
  if (value.trimStart().startsWith('[')) {
    const list = parseList(value);
    if (list) return list.flatMap(toFile);
  }
  return value.split(',').flatMap((path) => toFile(path.trim()));
}

/** Stored value of files; `''` or an empty list for none. */
export function writeFiles(files: readonly ValueFile[], format: FileFormat): string | ValueRecord[] {
  if (format === 'paths') return files.map(({ path }) => path).join(',');
  return files.map(({ name, path, size }) => ({ fileName: name, filePath: path, fileSize: size ?? 0 }));
}

function toFile(entry: unknown): ValueFile[] {
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

/** A file's name where there is room for one line: five characters and an ellipsis. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > shownLetters ? `${letters.slice(0, shownLetters).join('')}…` : name;
}

export const isImagePath = (path: string): boolean => /\.(?:apng|avif|bmp|gif|jpe?g|png|svg|webp)$/i.test(path.split(/[?#]/)[0]!);
