import type { ImportAnswer, ImportedFile } from '../ImportDialog.types.ts';

/** An answer in one shape, whatever the back end sends. */
export interface ImportOutcome {
  /** `done`: every row; `partly`: code 201; `refused`: nothing was stored. */
  kind: 'done' | 'partly' | 'refused';
  message: string;
  /** Workbook or list with the failed rows. */
  fileUrl: string | undefined;
  fileName: string | undefined;
  /** Undefined when the answer says nothing file by file. */
  files: ImportedFile[] | undefined;
}

interface DetailedResult {
  msg?: unknown;
  fileUrl?: unknown;
  fileName?: unknown;
  files?: unknown;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Addresses of scripts are no downloads. */
const safeUrl = (value: unknown): string | undefined => {
  const url = textOf(value);
  return url !== undefined && /^(?:https?:\/\/|\/(?!\/))/i.test(url) ? url : undefined;
};

/** Reads an answer: of code 201 both shapes, an address alone and an object. */
export function toOutcome({ success, code, message, result }: ImportAnswer): ImportOutcome {
  const { msg, fileUrl, fileName, files } = (typeof result === 'object' && result !== null ? result : { fileUrl: result }) as DetailedResult;
  return {
    kind: !success ? 'refused' : code === 201 ? 'partly' : 'done',
    message: code === 201 ? (textOf(msg) ?? message) : message || (textOf(msg) ?? ''),
    fileUrl: safeUrl(fileUrl),
    fileName: textOf(fileName),
    files: Array.isArray(files) ? (files as ImportedFile[]) : undefined,
  };
}
