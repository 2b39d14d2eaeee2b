import { documentType } from '../../documents/documentType.ts';
import { exists } from './noticeExists.ts';
import { noticeKind } from './noticeKind.ts';

/** Authors see the logs of a notice; publishing and withdrawing are calls of its own. */
export const noticeDocumentType = documentType(noticeKind, {
  permission: 'publicnotice:edit',
  visible: ({ db }, id) => exists(db, id),
});
