import { documentStore } from '../../documents/saving/store.ts';
import { emptyParticipant, emptyRegistration, type RegistrationHeader, type RegistrationLines } from './tables.ts';

export const registrationStore = documentStore<RegistrationHeader, RegistrationLines>({
  docType: 'trainSubmission',
  table: 'trainSubmission',
  no: 'submissionNo',
  empty: emptyRegistration,
  lines: { lines: { table: 'trainParticipant', parent: 'submissionId', order: 'lineNo', empty: emptyParticipant } },
});
