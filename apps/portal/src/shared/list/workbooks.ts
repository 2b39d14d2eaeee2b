import type { DownloadedFile } from '@harrow/api-client';
import type { ExportRequest } from '@harrow/ui';
import { api } from '../../platform/api.ts';
import { exportAddress } from './address/exportAddress.ts';
import type { ListState } from './address/listAddress.ts';
import { queryParams } from './address/queryParams.ts';

/** Long enough for every browser to have begun the download. */
const keepMs = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, fileName }: DownloadedFile, fallback = 'download'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName ?? fallback;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keepMs);
}

/** Fetches a file of the server, with the token in the header, and saves it. */
export async function downloadFile(path: string, fileName?: string): Promise<void> {
  saveFile(await api.download(path), fileName);
}

/** Saves the workbook. @returns the server's text when it is made in the background */
export async function exportList(path: string, request: ExportRequest, { sort, filters, query }: ListState): Promise<string | undefined> {
  const file = await api.download(exportAddress(path, request, { sort, filters: { ...filters, ...queryParams(query) } }));
  // Above 5,000 rows the answer is no file but a promise of one.
  if (file.blob.type.includes('json')) return (JSON.parse(await file.blob.text()) as { message: string }).message;
  saveFile(file);
  return undefined;
}
