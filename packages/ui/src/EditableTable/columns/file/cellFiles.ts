import { type FileFormat, toFiles, type ValueFile, writeFiles } from '../../../fileValues/fileValues.ts';
import type { ParsedText } from '../../numbers/cellText.ts';

/** Stored value of a cell's files; null for none. */
export const fromFiles = (files: readonly ValueFile[], format: FileFormat): unknown => (files.length === 0 ? null : writeFiles(files, format));

/** Paths from the clipboard. An address that would run a script when it is opened is none. */
export function readPaths(text: string, format: FileFormat): ParsedText {
  const files = toFiles(text.trim());
  const wrong = files.find(({ path }) => /^\s*(?:javascript|vbscript|data):/i.test(path) || /[<>"\s]/.test(path));
  return wrong ? { error: 'parse.file', values: { text: wrong.path } } : { value: fromFiles(files, format) };
}
