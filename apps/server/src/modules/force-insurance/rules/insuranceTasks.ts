/** Tasks of a policy and their deadlines. Pure. */
import { subjectOf, type TaskRule, type TodoSubject } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import type { InsuranceHeader } from '../tables.ts';

const subject = (header: InsuranceHeader): TodoSubject => ({ ...subjectOf(header), vin: header.vin, amount: header.premium, currency: header.currency });

const { submit, fix, review } = usualTasks<InsuranceHeader>('forceInsurance', subject);

export const insuranceTasks: readonly TaskRule<InsuranceHeader>[] = [submit, fix, review];
