/** Requirements of a registration at its submission. Pure. */
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { RegistrationHeader } from '../tables.ts';

/** Participants are the lines, and no more than the applicants. */
export function wrongCounts({ numberOfApplicants: applicants, numberOfParticipants: participants }: RegistrationHeader, lines: number): InvalidField[] {
  const code = 'E-420';
  if (applicants === null || applicants === 0) return [{ field: 'numberOfApplicants', code }];
  if (participants !== lines) return [{ field: 'numberOfParticipants', code }];
  return applicants < participants ? [{ field: 'numberOfApplicants', code }] : [];
}
