/** Workflow of a core. Its place follows from the documents that contain it. Pure. */
import type { Guard, Transition, Workflow, WorkflowState } from '../../documents/workflow.ts';
import type { UsedPartsTaskAction } from '../../generated/types.gen.ts';
import type { Coded } from '../../shared/refusal/refusal.ts';
import { type CoreStatus, coreStatuses } from './tables.ts';

export interface CoreState extends WorkflowState<CoreStatus> {
  tagNo: string;
  /** Quantity that may still be put into a document. */
  openQty: number;
  /** Number of the document that it is in until that one is finished. */
  heldBy: string | null;
  /** Its status in the user's language. */
  statusText: string;
}

/** `follow`: one of its documents has moved on. `allowScrap`: the maker has not asked for it in time. */
export type CoreAction = UsedPartsTaskAction | 'follow' | 'allowScrap';

/** Nothing is to be done any more. */
const isOver: readonly CoreStatus[] = ['received', 'scrapped', 'waived', 'charged'];

const otherwise = ({ status, tagNo: tag, heldBy: no, statusText }: CoreState): Coded => {
  if (isOver.includes(status)) return { code: 'E-271', params: { tag } };
  return no === null ? { code: 'E-007', params: { status: statusText } } : { code: 'E-254', params: { tag, no } };
};
/** A core whose scrapping is under review is in the hands of that document. */
const isFree: Guard<CoreState> = (core) => (core.status !== 'missing' && core.openQty <= 0 ? otherwise(core) : null);

const bySystem: Transition<CoreStatus, CoreState> = { from: coreStatuses, to: 'same', permission: null, by: 'system', logAs: null };

export const coreWorkflow: Workflow<CoreStatus, CoreAction, CoreState> = {
  handle: {
    from: coreStatuses,
    to: 'same',
    permission: 'usedPartsHandle:add',
    by: 'owner',
    whenSuspended: 'goesOn',
    logAs: null,
    guards: [({ openQty, tagNo: tag }) => (openQty > 0 ? null : { code: 'E-271', params: { tag } })],
  },
  request: { from: ['kept'], to: 'to_return', permission: 'usedPartsHandle:request', by: 'keeper', logAs: null, guards: [isFree], otherwise },
  waive: {
    from: ['kept', 'to_return', 'missing'],
    to: 'waived',
    permission: 'usedPartsHandle:finalAudit',
    by: 'keeper',
    needs: 'reason',
    logAs: null,
    guards: [isFree],
    otherwise,
  },
  follow: bySystem,
  allowScrap: { ...bySystem, from: ['kept'] },
};
