/** The course as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import { sql } from 'kysely';
import { ofMaker, type StandingTask } from '../../documents/todo/standingTask.ts';
import type { TodoSubject } from '../../documents/todo/task.ts';
import type { TrainingBillStatus } from '../../generated/types.gen.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Context } from '../../shared/context.ts';
import { dayAtMaker, makerDay } from '../../shared/makerDay.ts';
import { today } from '../../shared/session/currentUser.ts';
import { attendance, finish } from './actions/attendance.ts';
import { cancel, publish } from './actions/publish.ts';
import { edit, remove } from './actions/saveTraining.ts';
import type { TrainingActionInput } from './actions/trainingStep.ts';
import { trainingScope } from './audience.ts';
import type { PlanRow } from './tables.ts';
import { type PlanAction, type TrainingState, trainingWorkflow } from './workflow.ts';

/** A draft is late so many days before its deadline. */
const publishDays = 14;
/** Attendance is late so many days after the end. */
const attendanceDays = 5;

/** It belongs to no dealer. */
const subject = ({ createBy }: PlanRow): TodoSubject => ({
  orgCode: '',
  dealerCode: '',
  dealerName: '',
  subDealerCode: null,
  createBy,
  submitBy: null,
  vin: null,
  amount: null,
  currency: null,
});

export const trainingKind: DocumentKind<PlanRow, PlanAction, TrainingState, TrainingActionInput> = {
  docType: 'training',
  table: 'trainPlan',
  noColumn: 'planNo',
  ofMaker: true,
  scope: trainingScope,
  workflow: trainingWorkflow,
  effects: { edit, delete: remove, publish, cancel, attendance, finish },
  states: async (context) => stateOf(context),
  tasks: [
    {
      task: 'publish',
      status: 'draft',
      side: 'maker',
      permission: 'training:edit',
      dueDays: ({ registrationDeadline }, parameters) => {
        const lateOn = addDays(dayAtMaker(registrationDeadline, parameters), -publishDays);
        return { warnOn: lateOn, lateOn };
      },
      subject,
    },
  ],
  silent: ['seatsTaken', 'publishTime', 'finishTime', 'closeReason'],
};

/** Courses that are over and not finished. */
export const attendanceTask: StandingTask = {
  docType: 'training',
  task: 'attendance',
  permission: 'training:edit',
  statuses: 'bill_status',
  due: ({
    services,
  }) => sql`select id as doc_id, plan_no as doc_no, status, end_date as warn_on, end_date + ${sql.lit(attendanceDays)}::int as late_on, ${ofMaker}
    from train_plan where status = 'pass' and del_flag = 0 and end_date <= ${makerDay(services)}::date`,
};

/** Courses are not submitted. */
export function stateOf({
  services,
  user,
}: Context): (row: Pick<PlanRow, 'finishTime' | 'startDate' | 'endDate'> & { status: TrainingBillStatus }) => TrainingState {
  const day = today(user, services.now());
  return ({ status, finishTime, startDate, endDate }) => ({ status, submitBy: null, isFinished: finishTime !== null, startDate, endDate, today: day });
}
