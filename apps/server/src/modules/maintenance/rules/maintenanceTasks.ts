/** Tasks of a service and their deadlines. Pure. */
import { noDueDays, subjectOf, type TaskRule, type TodoSubject } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { MaintenanceHeader } from '../tables.ts';

const subject = (header: MaintenanceHeader): TodoSubject => ({
  ...subjectOf(header),
  vin: header.vin,
  amount: header.auditTotal ?? header.payable,
  currency: header.currency,
});
/** An exception that is asked for waits so many days at most. */
const overrideDays = 5;

/** An exception is asked for and not decided. */
const isAsked = ({ overrideRequested, windowOverride }: MaintenanceHeader): boolean => overrideRequested === 'Y' && windowOverride !== 'Y';
const exception = (status: 'draft' | 'no_pass'): TaskRule<MaintenanceHeader> => ({
  task: 'override',
  status,
  when: isAsked,
  side: 'maker',
  permission: 'maintenance:finalAudit',
  dueDays: ({ overrideAskedOn }) => (overrideAskedOn === null ? noDueDays : { warnOn: null, lateOn: addDays(overrideAskedOn, overrideDays) }),
  subject,
});

const { submit, fix, review, finalReview } = usualTasks<MaintenanceHeader>('maintenance', subject);

export const maintenanceTasks: readonly TaskRule<MaintenanceHeader>[] = [
  submit,
  fix,
  exception('draft'),
  exception('no_pass'),
  review,
  { ...finalReview, when: ({ auditTotal }) => auditTotal !== null && auditTotal > 0 },
];
