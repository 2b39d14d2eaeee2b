import { forbidden } from '../../shared/refusal/refusal.ts';
import type { DocumentType } from '../../shared/workflow/documentTypes.ts';
import { exists } from './noticeExists.ts';

const ownCalls = (): Promise<never> => Promise.reject(forbidden('forbidden'));

/** Authors see the logs of a notice; publishing and withdrawing are calls of its own. */
export const noticeDocumentType: DocumentType = {
  docType: 'publicnotice',
  permission: 'publicnotice:edit',
  visible: (db, _user, id) => exists(db, id),
  submit: ownCalls,
  check: ownCalls,
};
