/** Workflow of a sub-dealer: proposed, admitted, then changed at its dealer's request or by the maker. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../documents/dealer/dealerEndRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../documents/workflow.ts';
import type { DealerStatus, SubDealerAction } from '../../generated/types.gen.ts';
import type { Coded } from '../../shared/refusal/refusal.ts';

export const subDealerStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'closed'] as const;
export type SubDealerStatus = (typeof subDealerStatuses)[number];

export interface SubDealerState extends WorkflowState<SubDealerStatus> {
  name: string;
  /** It was submitted at least once. */
  submitted: boolean;
  dealerStatus: DealerStatus | null;
  requestOpen: boolean;
  /** Why its dealer is not at work; null while it is. */
  parentStands: Coded | null;
}

const neverSubmitted: Guard<SubDealerState> = ({ submitted }) => (submitted ? { code: 'E-003' } : null);
const isAsked: Guard<SubDealerState> = ({ requestOpen, name }) => (requestOpen ? null : { code: 'subDealer.noRequest', params: { name } });
const parentWorks: Guard<SubDealerState> = ({ parentStands }) => parentStands;
const isNow =
  (status: DealerStatus): Guard<SubDealerState> =>
  ({ dealerStatus, name }) =>
    dealerStatus === status ? null : { code: 'subDealer.status', params: { name } };

const audit = { permission: 'subDealer:audit', by: 'reviewer' } as const;

export const subDealerWorkflow: Workflow<SubDealerStatus, SubDealerAction | DealerEndAction, SubDealerState> = {
  edit: { from: ['draft', 'no_pass'], to: 'same', permission: 'subDealer:edit', by: 'owner', otherwise: () => ({ code: 'E-002' }) },
  delete: {
    from: ['draft'],
    to: 'deleted',
    permission: 'subDealer:delete',
    by: 'owner',
    otherwise: () => ({ code: 'E-003' }),
    guards: [neverSubmitted],
  },
  submit: { from: ['draft', 'no_pass'], to: 'submitted', permission: 'subDealer:submit', by: 'owner' },
  withdraw: { from: ['submitted'], to: 'draft', permission: 'subDealer:withdraw', by: 'submitter', whenSuspended: 'goesOn' },
  pass: { ...audit, from: ['submitted'], to: 'pass' },
  noPass: { ...audit, from: ['submitted'], to: 'no_pass', needs: 'reason', logAs: 'no_pass' },
  refuse: { ...audit, from: ['submitted'], to: 'closed', needs: 'reason', logAs: 'no_pass' },
  // The effect decides which requests a suspended dealer may still make.
  request: { from: ['pass'], to: 'same', permission: 'subDealer:submit', by: 'owner', whenSuspended: 'goesOn' },
  // Nothing is asked for: the change history tells it.
  amend: { from: ['pass'], to: 'same', permission: 'subDealer:submit', by: 'owner', logAs: null },
  cancelRequest: {
    from: ['pass'],
    to: 'same',
    permission: 'subDealer:submit',
    by: 'owner',
    whenSuspended: 'goesOn',
    logAs: 'cancel',
    guards: [isAsked],
  },
  decide: { ...audit, from: ['pass'], to: 'same', logAs: 'confirm', guards: [isAsked] },
  decline: { ...audit, from: ['pass'], to: 'same', needs: 'reason', guards: [isAsked] },
  suspend: { ...audit, from: ['pass'], to: 'same', needs: 'reason', guards: [isNow('active')] },
  reactivate: { ...audit, from: ['pass'], to: 'same', guards: [isNow('suspended'), parentWorks] },
  terminate: { ...audit, from: ['pass'], to: 'closed' },
  ...dealerEndRows({ drops: ['draft'], ends: ['submitted', 'no_pass'] }),
};
