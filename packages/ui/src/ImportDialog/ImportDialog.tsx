import { Suspense } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import type { ImportDialogProps } from './ImportDialog.types.ts';

const ImportModal = lazyPart(() => import('./parts/ImportModal.tsx'));

/**
 * Imports rows from workbooks: several .xls or .xlsx files, checked only or stored, with the result of each file and its
 * failed rows to download. Its code is fetched when it is opened.
 */
export function ImportDialog(props: ImportDialogProps) {
  return <Suspense>{props.open && <ImportModal {...props} />}</Suspense>;
}
