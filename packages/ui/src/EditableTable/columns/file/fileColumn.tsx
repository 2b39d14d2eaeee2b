import type { FileStore } from '../../../attachments/index.ts';
import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { type FileFormat, toFiles } from '../../../fileValues/fileValues.ts';
import { readPaths } from './cellFiles.ts';
import { FileEditor } from './FileEditor.tsx';
import { FileNames } from './FileNames.tsx';
import { type ColumnOptions, createColumn } from '../columnOptions.ts';

/** One file as a list of records stores it. */
export interface FileRecord {
  fileName: string;
  filePath: string;
  fileSize: number | string;
}

/** Fields that can hold files: a text of paths, or a list of records. */
type FileField<Row> = {
  [Key in keyof Row]-?: unknown extends Row[Key] ? Key : NonNullable<Row[Key]> extends string | readonly FileRecord[] ? Key : never;
}[keyof Row] &
  string;

export interface FileColumnOptions<Row> extends Omit<ColumnOptions<Row, FileField<Row>, string | readonly FileRecord[]>, 'format' | 'unique'> {
  /** File store; the `id` of a stored file is the path kept in the cell. Default: the source `files` of the `HarrowProvider`. */
  store?: FileStore;
  /** Stored form of the value: `paths` joined by commas (default), or `records`. */
  storeAs?: FileFormat;
  /** Most files in the cell; 0 (default) for any number. */
  number?: number;
  /** Text of the button. Default: a text of the table. */
  btnText?: string;
  /** Whether files can be saved from the menu of the cell. Default true. */
  allowDownload?: boolean;
  /** Whether files can be taken out of the cell. Default true. */
  allowRemove?: boolean;
}

/** One file: while it is sent the cell shows how far it has got. */
export const uploadColumn = <Row extends object>(options: Omit<FileColumnOptions<Row>, 'number'>): EditableColumn<Row> =>
  createFiles({ ...options, number: 1 }, 'upload');

/** Files of any kind, the first in the cell and all of them in a dialog. */
export const fileColumn = <Row extends object>(options: FileColumnOptions<Row>): EditableColumn<Row> => createFiles(options, 'file');

/** Pictures only, the first in the cell and all of them in a dialog. */
export const imageColumn = <Row extends object>(options: FileColumnOptions<Row>): EditableColumn<Row> => createFiles(options, 'image');

function createFiles<Row extends object>(options: FileColumnOptions<Row>, type: 'upload' | 'file' | 'image'): EditableColumn<Row> {
  const { store, storeAs = 'paths', number = 0, btnText, allowDownload = true, allowRemove = true, key } = options;
  const settings = { column: key, imagesOnly: type === 'image', storeAs, number, btnText, allowDownload, allowRemove, store };
  const names = (value: unknown) =>
    toFiles(value)
      .map(({ name }) => name)
      .join(', ');
  return createColumn(options, {
    type,
    look: 'plain',
    rest: 'editor',
    width: type === 'upload' ? 160 : 200,
    toText: (value) => <FileNames files={toFiles(value)} settings={settings} />,
    editText: names,
    copyText: (value) =>
      toFiles(value)
        .map(({ path }) => path)
        .join(','),
    parseText: (text) => readPaths(text, storeAs),
    compare: (a, b) => names(a).localeCompare(names(b)),
    Editor: (props) => <FileEditor {...props} settings={settings} />,
  });
}
