import type { GeneratedAlways } from 'kysely';
import { emptyDocument, emptyReturn, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { ParticipantRole, SubmissionStatus } from '../../generated/types.gen.ts';
import type { Language } from '../../shared/messages/messages.ts';
import type { RegistrationStatus } from './rules/workflow.ts';

/** People of a dealer who are to take part in a course. */
export const emptyRegistration = {
  ...emptyDocument,
  status: 'draft' as RegistrationStatus,
  submissionNo: '',
  planNo: '',
  /** First day of the course. */
  startDate: '',
  numberOfApplicants: null as number | null,
  numberOfParticipants: null as number | null,
  waitingFlag: 'N' as 'Y' | 'N',
  seatConfirmTime: null as string | null,
  /** Given up after the deadline. */
  lateCancel: 'N' as 'Y' | 'N',
  remark: null as string | null,
  ...emptyReturn,
};

export const emptyParticipant = {
  id: '',
  submissionId: '',
  lineNo: 0,
  contactId: null as string | null,
  name: '',
  position: null as string | null,
  phone: '',
  email: null as string | null,
  role: null as ParticipantRole | null,
  language: null as Language | null,
  experienceYears: null as number | null,
  passportNo: null as string | null,
  arrivalInfo: null as string | null,
  attended: null as 'Y' | 'N' | null,
  score: null as number | null,
  certificateNo: null as string | null,
  validTo: null as string | null,
};

export type RegistrationHeader = typeof emptyRegistration;
export type Participant = typeof emptyParticipant;
export type RegistrationLines = { lines: Participant };
export type Registration = { header: RegistrationHeader; lines: Participant[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    trainSubmission: TableOf<RegistrationHeader> & { submissionStatus: GeneratedAlways<SubmissionStatus> };
    trainParticipant: Participant;
  }
}
