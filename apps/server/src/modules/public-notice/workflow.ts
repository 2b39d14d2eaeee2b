/** The life of a notice: draft, published (`pass`), closed by withdrawing it or after its last day. Pure. */
import type { Workflow, WorkflowState } from '../../documents/workflow.ts';
import type { PublicNoticeTable } from './tables.ts';

export const noticeStatuses = ['draft', 'pass', 'closed'] as const satisfies readonly PublicNoticeTable['status'][];
export type NoticeStatus = (typeof noticeStatuses)[number];
export type NoticeAction = 'edit' | 'publish' | 'withdraw' | 'delete' | 'expire';
export type NoticeState = WorkflowState<NoticeStatus>;

export const noticeWorkflow: Workflow<NoticeStatus, NoticeAction, NoticeState> = {
  edit: { from: ['draft', 'pass'], to: 'same', permission: 'publicnotice:edit', by: 'keeper', logAs: null },
  publish: { from: ['draft'], to: 'pass', permission: 'publicnotice:edit', by: 'keeper' },
  withdraw: { from: ['pass'], to: 'closed', permission: 'publicnotice:edit', by: 'keeper' },
  delete: { from: ['draft'], to: 'deleted', permission: 'publicnotice:delete', by: 'keeper' },
  expire: { from: ['pass'], to: 'closed', permission: null, by: 'system' },
};
