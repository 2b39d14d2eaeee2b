import type { GeneratedAlways, Selectable } from 'kysely';
import type { DocumentTable } from '../../shared/database/database.ts';
import type { DocType, FeedbackStatus as Shown, FeedbackType, Priority } from '../../generated/types.gen.ts';
import type { FeedbackStatus } from './workflow.ts';

export interface FeedbackTable extends DocumentTable<FeedbackStatus> {
  feedbackNo: string;
  feedbackType: FeedbackType;
  title: string;
  content: string;
  priority: Priority;
  relatedType: DocType | null;
  relatedNo: string | null;
  contactName: string | null;
  contactPhone: string | null;
  /** Login name of the member of staff who answers. */
  handlerBy: string | null;
  handlerName: string | null;
  /** The last public answer. */
  replyContent: string | null;
  replyTime: string | null;
  /** When the dealer asked last: at submission or with a follow-up. */
  askedTime: string | null;
  score: number | null;
  scoreComment: string | null;
  closeReason: string | null;
  closedTime: string | null;
  /** Another name of the status. */
  feedbackStatus: GeneratedAlways<Shown | null>;
  submissionStatus: GeneratedAlways<'draft' | 'submitted'>;
}

export type FeedbackRow = Selectable<FeedbackTable>;
/** Stored columns; the others follow from the status. */
export type FeedbackHeader = Omit<FeedbackRow, 'feedbackStatus' | 'submissionStatus'>;

declare module '../../shared/database/database.ts' {
  interface Database {
    feedback: FeedbackTable;
  }
}
