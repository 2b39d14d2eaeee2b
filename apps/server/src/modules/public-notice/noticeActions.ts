import { forbidden, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { PublicNoticeTable } from './tables.ts';

export type NoticeAction = 'edit' | 'publish' | 'withdraw' | 'delete';
type Status = PublicNoticeTable['status'];

/** draft → (publish) pass → (withdraw, or its last day) closed (domain design 2.2). */
export const noticeActions: Readonly<Record<NoticeAction, { from: readonly Status[]; permission: string }>> = {
  edit: { from: ['draft', 'pass'], permission: 'publicnotice:edit' },
  publish: { from: ['draft'], permission: 'publicnotice:edit' },
  withdraw: { from: ['pass'], permission: 'publicnotice:edit' },
  delete: { from: ['draft'], permission: 'publicnotice:delete' },
};

/** What the user may do with a notice in this status. */
export const allowedNoticeActions = ({ permissions }: CurrentUser, status: Status): NoticeAction[] =>
  (Object.keys(noticeActions) as NoticeAction[]).filter(
    (action) => noticeActions[action].from.includes(status) && permissions.has(noticeActions[action].permission),
  );

/** Refuses an action that the user (403) or the notice's status (E-007) does not allow. */
export function mustAllow({ dictionaries }: Services, user: CurrentUser, { status }: { status: Status }, action: NoticeAction): void {
  const { from, permission } = noticeActions[action];
  if (!user.permissions.has(permission)) throw forbidden('forbidden');
  if (!from.includes(status)) throw refuse('E-007', { status: dictionaries.text('bill_status', status, user.language) });
}
