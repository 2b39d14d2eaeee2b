/** What waits for whom at a service, and until when. Pure. */
import { dayAtMaker } from '../../../shared/makerDay.ts';
import { noDueDays, reviewDays, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { MaintenanceHeader } from '../tables.ts';

const subject = (header: MaintenanceHeader): TodoSubject => ({
  ...subjectOf(header),
  vin: header.vin,
  amount: header.auditTotal ?? header.payable,
  currency: header.currency,
});
/** A draft is nearly late after so many days. */
const draftDays = 7;
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

export const maintenanceTasks: readonly TaskRule<MaintenanceHeader>[] = [
  {
    task: 'submit',
    status: 'draft',
    side: 'dealer',
    permission: 'maintenance:edit',
    dueDays: ({ createTime }, parameters) => ({ warnOn: addDays(dayAtMaker(createTime, parameters), draftDays), lateOn: null }),
    subject,
  },
  { task: 'fix', status: 'no_pass', side: 'dealer', permission: 'maintenance:edit', dueDays: ({ resubmitUntil }) => until(resubmitUntil, 7), subject },
  exception('draft'),
  exception('no_pass'),
  {
    task: 'review',
    status: 'submitted',
    side: 'maker',
    permission: 'maintenance:audit',
    dueDays: (service, parameters) => reviewDays(service, parameters),
    subject,
  },
  {
    task: 'finalReview',
    status: 'pass',
    when: ({ auditTotal }) => auditTotal !== null && auditTotal > 0,
    side: 'maker',
    permission: 'maintenance:finalAudit',
    dueDays: () => noDueDays,
    subject,
  },
];
