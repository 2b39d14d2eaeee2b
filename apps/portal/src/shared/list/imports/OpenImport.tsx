import { ApiError } from '@harrow/api-client';
import { ImportDialog, type ImportDialogProps, type ImportSource } from '@harrow/ui';
import { api } from '../../../platform/api.ts';
import { tellElsewhere } from '../../../platform/failures/failureEvents.ts';
import { downloadFile } from '../workbooks.ts';

interface OpenImportProps extends Pick<ImportDialogProps, 'title' | 'onClose' | 'onImported'> {
  /** Of the master: `/mfr/parts`. */
  path: string;
  /** Below it. Default `importExcel`. */
  call?: string | undefined;
  /** Call of the workbook to fill in, below it, with its query. Default `importTemplate`. */
  template?: string | undefined;
}

/** The dialog of an import, which a list fetches when it is opened. */
export function OpenImport({ path, call, template, ...dialog }: OpenImportProps) {
  return <ImportDialog open online source={importSource(path, call, template)} {...dialog} />;
}

/** The import of a master: `/mfr/parts` has `/importExcel` and `/importTemplate` below it. */
export const importSource = (path: string, call = 'importExcel', template = 'importTemplate'): ImportSource => ({
  async upload({ files, validateOnly, mode, isSingleTableImport, foreignKeys }, { onProgress, signal }) {
    const form = new FormData();
    // Fields before the files: a server that reads the stream knows them before the bytes arrive.
    if (validateOnly !== undefined) form.set('validateStatus', validateOnly ? '1' : '0');
    form.set('importMode', mode);
    if (isSingleTableImport) form.set('isSingleTableImport', isSingleTableImport);
    if (foreignKeys) form.set('foreignKeys', JSON.stringify(foreignKeys));
    for (const file of files) form.append('files[]', file, file.name);
    try {
      return await api.upload<unknown>(`${path}/${call}`, form, { onProgress, signal });
    } catch (error) {
      // A refusal is an answer, too: it reports the result of each file.
      if (!(error instanceof ApiError) || error.failure.kind !== 'refused') throw error;
      tellElsewhere(error);
      return { success: false, code: error.failure.code, message: error.message, result: error.result };
    }
  },
  template: (format) => downloadFile(withQuery(`${path}/${template}`, `format=${format}`)),
  sample: (format) => downloadFile(withQuery(`${path}/${template}`, `format=${format}&sample=1`)),
  download: downloadFile,
});

const withQuery = (address: string, query: string): string => `${address}${address.includes('?') ? '&' : '?'}${query}`;
