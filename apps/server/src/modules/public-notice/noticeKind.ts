/** The notice as a kind of document. */
import type { Selectable } from 'kysely';
import type { ActionInput, DocumentKind } from '../../documents/kind.ts';
import type { NoticeInput } from '../../generated/types.gen.ts';
import { edit, publish } from './changeNotice.ts';
import type { PublicNoticeTable } from './tables.ts';
import { type NoticeAction, type NoticeState, type NoticeStatus, noticeWorkflow } from './workflow.ts';

export type NoticeRow = Selectable<PublicNoticeTable>;

/** Input of authors; `notifyAgain` makes a published notice unread and sends its audience a message. */
export interface NoticeActionInput extends ActionInput {
  notice?: NoticeInput;
  notifyAgain?: boolean;
}

/** A document of the maker, not of a dealer: all authors see all notices. */
export const noticeKind: DocumentKind<NoticeRow, NoticeAction, NoticeState, NoticeActionInput> = {
  docType: 'publicnotice',
  table: 'publicNotice',
  noColumn: 'noticeNo',
  ofMaker: true,
  scope: () => undefined,
  workflow: noticeWorkflow,
  effects: { edit, publish },
  states: async () => stateOf,
  silent: ['notifyTime', 'mailTime'],
};

/** A notice has no submitter. */
export const stateOf = ({ status }: { status: NoticeStatus }): NoticeState => ({ status, submitBy: null });
