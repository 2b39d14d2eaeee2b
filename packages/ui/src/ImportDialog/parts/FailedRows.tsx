import type { ImportSource } from '../ImportDialog.types.ts';
import type { ImportOutcome } from '../model/importOutcome.ts';
import { FailedRowsLink } from './FailedRowsLink.tsx';
import { FileResults } from './FileResults.tsx';

/** Rows of a partial import that have to be corrected. */
export function FailedRows({ outcome: { message, fileUrl, fileName, files }, source }: { outcome: ImportOutcome; source: ImportSource }) {
  return (
    <>
      {!files?.some((file) => file.message === message) && <p>{message}</p>}
      {files ? <FileResults files={files} checkedOnly={false} source={source} /> : <FailedRowsLink source={source} url={fileUrl} fileName={fileName} />}
    </>
  );
}
