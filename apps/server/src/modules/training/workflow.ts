/** Workflow of a course: planned, published (`pass`), finished or cancelled (`closed`). Pure. */
import type { Guard, Workflow, WorkflowState } from '../../documents/workflow.ts';
import type { TrainingAction, TrainingBillStatus, TrainingStatus } from '../../generated/types.gen.ts';
import { addDays } from '../../shared/calendarDate.ts';

/** In the order of the work. */
export const trainingStatuses = ['planned', 'registering', 'full', 'finished', 'closed'] as const satisfies readonly TrainingStatus[];

/** Days after the end in which attendance may be corrected. */
export const correctionDays = 90;

export interface TrainingState extends WorkflowState<TrainingBillStatus> {
  isFinished: boolean;
  startDate: string;
  endDate: string;
  /** Today's date where the user is. */
  today: string;
}

/** From the first day on; of a finished course for a while, of a cancelled one never. */
const attendanceOpen: Guard<TrainingState> = ({ status, isFinished, startDate, endDate, today }) => {
  if (status === 'closed' && (!isFinished || today > addDays(endDate, correctionDays))) return { code: 'E-426' };
  return today < startDate ? { code: 'E-428', params: { date: startDate } } : null;
};
const isOver: Guard<TrainingState> = ({ endDate, today }) => (today < endDate ? { code: 'E-428', params: { date: endDate } } : null);

/** Registering for a course is a document of its own. */
export type PlanAction = Exclude<TrainingAction, 'register'>;

export const trainingWorkflow: Workflow<TrainingBillStatus, PlanAction, TrainingState> = {
  edit: { from: ['draft', 'pass'], to: 'same', permission: 'training:edit', by: 'keeper', logAs: null },
  delete: { from: ['draft'], to: 'deleted', permission: 'training:delete', by: 'keeper', otherwise: () => ({ code: 'E-003' }) },
  publish: { from: ['draft'], to: 'pass', permission: 'training:edit', by: 'keeper' },
  cancel: { from: ['draft', 'pass'], to: 'closed', permission: 'training:edit', by: 'keeper', needs: 'reason' },
  attendance: { from: ['pass', 'closed'], to: 'same', permission: 'training:edit', by: 'keeper', guards: [attendanceOpen] },
  finish: { from: ['pass'], to: 'closed', permission: 'training:edit', by: 'keeper', guards: [isOver] },
};
