import { createElement } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import type { PopupDialogProps, PopupSource } from '../sources/popupSource.ts';
import type { ReportOptions } from './parts/ReportDialog.tsx';

const ReportDialog = lazyPart(() => import('./parts/ReportDialog.tsx'));

let lastGroup = 0;

/** Records of a report for `popupColumn`. All cells of the column share answers for 30 seconds. */
export function reportPopupSource<Row>(options: Omit<ReportOptions, 'multi'>): PopupSource<Row> {
  const groupId = options.groupId ?? `popup ${(lastGroup += 1)}`;
  return {
    Dialog: ({ context, onOk, onCancel }: PopupDialogProps<Row>) =>
      createElement(ReportDialog, { ...options, groupId, multi: context.multi, keyField: context.keyField, values: context.values, onOk, onCancel }),
  };
}
