import type { GeneratedAlways } from 'kysely';
import { emptyDocument, emptyReturn, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { ExpenseBearer, SubmissionStatus, TrainingMethod, TrainingTopic } from '../../generated/types.gen.ts';
import type { ApplicationStatus } from './rules/workflow.ts';

/** A dealer asks the training centre for a course. */
export const emptyApplication = {
  ...emptyDocument,
  status: 'draft' as ApplicationStatus,
  applyNo: '',
  title: '',
  topics: [] as TrainingTopic[],
  method: null as TrainingMethod | null,
  secondProduct: null as string | null,
  expectedDate: null as string | null,
  /** Last day for the answer. */
  deadline: null as string | null,
  numberOfApplicants: null as number | null,
  numberOfParticipants: null as number | null,
  location: null as string | null,
  reason: null as string | null,
  expenses: null as number | null,
  currency: null as string | null,
  expenseBearer: null as ExpenseBearer | null,
  /** Number of the course that it became. */
  plannedNo: null as string | null,
  replyContent: null as string | null,
  ...emptyReturn,
};

export type ApplicationHeader = typeof emptyApplication;

declare module '../../shared/database/database.ts' {
  interface Database {
    trainApply: TableOf<ApplicationHeader> & { submissionStatus: GeneratedAlways<SubmissionStatus> };
  }
}
