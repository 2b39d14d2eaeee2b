/** The life of a story: draft, published (`pass`), withdrawn (`closed`). Pure. */
import type { NewsAction, NewsStatus } from '../../generated/types.gen.ts';
import type { Workflow, WorkflowState } from '../../documents/workflow.ts';

export const newsStatuses = ['draft', 'pass', 'closed'] as const satisfies readonly NewsStatus[];
export type NewsState = WorkflowState<NewsStatus>;

export const newsWorkflow: Workflow<NewsStatus, NewsAction, NewsState> = {
  edit: { from: ['draft', 'pass'], to: 'same', permission: 'news:edit', by: 'keeper', logAs: null },
  publish: { from: ['draft'], to: 'pass', permission: 'news:edit', by: 'keeper' },
  withdraw: { from: ['pass'], to: 'closed', permission: 'news:edit', by: 'keeper' },
  delete: { from: ['draft'], to: 'deleted', permission: 'news:delete', by: 'keeper', otherwise: () => ({ code: 'E-003' }) },
};
