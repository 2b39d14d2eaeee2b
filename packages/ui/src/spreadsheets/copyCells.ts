import { writeHtmlTable } from './htmlTable.ts';
import { writeTsv } from './tsv.ts';

/** Puts cells into the clipboard, as text and as a table. Needs a press or a key shortly before. Rejects where the browser refuses. */
export async function copyCells(cells: readonly (readonly string[])[]): Promise<void> {
  const flavours = { 'text/plain': writeTsv(cells), 'text/html': writeHtmlTable(cells) };
  // The command needs no permission and no https, and leaves the table as it is; not every browser follows it a moment after the key.
  if (copyByCommand(flavours)) return;
  const blobs = Object.entries(flavours).map(([type, text]) => [type, new Blob([text], { type })]);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>)]);
}

function copyByCommand(flavours: Readonly<Record<string, string>>): boolean {
  let isTaken = false;
  // Without marked text Chromium asks only whom says beforehand that there is something.
  const announce = (event: Event) => event.preventDefault();
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    for (const [type, text] of Object.entries(flavours)) event.clipboardData?.setData(type, text);
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener('beforecopy', announce, true);
  document.addEventListener('copy', put, true);
  document.execCommand('copy');
  document.removeEventListener('beforecopy', announce, true);
  document.removeEventListener('copy', put, true);
  return isTaken;
}
