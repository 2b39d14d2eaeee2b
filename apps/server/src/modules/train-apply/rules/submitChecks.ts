/** Requirements of an application at its submission. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { ApplicationHeader } from '../tables.ts';

/** @param today where the user is @param leadDays parameter `training.applyLeadDays` */
export function checkSubmit(header: ApplicationHeader, { today, leadDays }: { today: string; leadDays: number }): InvalidField[] {
  const { expectedDate, deadline, numberOfApplicants: applicants, numberOfParticipants: participants } = header;
  const errors = missingFields('TrainApplyInput', header);
  if (expectedDate !== null && expectedDate < addDays(today, leadDays)) errors.push({ field: 'expectedDate', code: 'E-430', params: { n: leadDays } });
  if (deadline !== null && (deadline < today || (expectedDate !== null && deadline > expectedDate))) errors.push({ field: 'deadline', code: 'E-432' });
  if (!applicants) errors.push({ field: 'numberOfApplicants', code: 'E-420' });
  else if (!participants || participants > applicants) errors.push({ field: 'numberOfParticipants', code: 'E-420' });
  return errors;
}
