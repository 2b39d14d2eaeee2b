/** Transitions and their actors. Pure. */
import type { Workflow, WorkflowState } from '../../documents/workflow.ts';
import type { __Name__Action } from '../../generated/types.gen.ts';

export const __name__Statuses = ['draft', 'submitted', 'pass', 'no_pass'] as const;
export type __Name__Status = (typeof __name__Statuses)[number];
export type __Name__State = WorkflowState<__Name__Status>;

export const __name__Workflow: Workflow<__Name__Status, __Name__Action, __Name__State> = {
  edit: { from: ['draft', 'no_pass'], to: 'same', permission: '__name__:edit', by: 'owner', otherwise: () => ({ code: 'E-002' }) },
  delete: { from: ['draft'], to: 'deleted', permission: '__name__:delete', by: 'owner', otherwise: () => ({ code: 'E-003' }) },
  submit: { from: ['draft', 'no_pass'], to: 'submitted', permission: '__name__:submit', by: 'owner' },
  withdraw: { from: ['submitted'], to: 'draft', permission: '__name__:withdraw', by: 'submitter', whenSuspended: 'goesOn' },
  pass: { from: ['submitted'], to: 'pass', permission: '__name__:audit', by: 'reviewer' },
  noPass: { from: ['submitted'], to: 'no_pass', permission: '__name__:audit', by: 'reviewer', needs: 'reason', logAs: 'no_pass' },
};
