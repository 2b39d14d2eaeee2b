import type { GeneratedAlways, Selectable } from 'kysely';
import { emptyDocument, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { DocType, FeedbackStatus as Shown, FeedbackType, Priority } from '../../generated/types.gen.ts';
import type { FeedbackStatus } from './workflow.ts';

/** A question of a dealer. */
export const emptyFeedback = {
  ...emptyDocument,
  status: 'draft' as FeedbackStatus,
  feedbackNo: '',
  feedbackType: 'other' as FeedbackType,
  title: '',
  content: '',
  priority: 'normal' as Priority,
  relatedType: null as DocType | null,
  relatedNo: null as string | null,
  contactName: null as string | null,
  contactPhone: null as string | null,
  /** Login name of the member of staff who answers. */
  handlerBy: null as string | null,
  handlerName: null as string | null,
  /** The last public answer. */
  replyContent: null as string | null,
  replyTime: null as string | null,
  /** When the dealer asked last: at submission or with a follow-up. */
  askedTime: null as string | null,
  score: null as number | null,
  scoreComment: null as string | null,
  closeReason: null as string | null,
  closedTime: null as string | null,
};

export type FeedbackHeader = typeof emptyFeedback;

/** Other names of the status, by the database. */
interface ShownStatus {
  feedbackStatus: GeneratedAlways<Shown | null>;
  submissionStatus: GeneratedAlways<'draft' | 'submitted'>;
}

type FeedbackTable = TableOf<FeedbackHeader> & ShownStatus;
export type FeedbackRow = Selectable<FeedbackTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    feedback: FeedbackTable;
  }
}
