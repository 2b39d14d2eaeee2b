/** Guards that several kinds share. Pure. */
import type { Coded } from '../shared/refusal/refusal.ts';
import type { ActingUser } from './workflow.ts';

/** A document that was submitted once is never deleted (E-003). */
export const neverSubmitted = ({ round }: { round: number }): Coded | null => (round > 0 ? { code: 'E-003' } : null);

export interface Resubmission {
  status: string;
  /** Last day to resubmit a returned document, `YYYY-MM-DD`; null: no limit. */
  resubmitUntil: string | null;
  /** Current date in the user's time zone. */
  today: string;
  /** Parameter `claim.resubmitDays`. */
  resubmitDays: number;
}

/** A returned document is resubmitted within its period (E-011). */
export const inTime = ({ status, resubmitUntil, today, resubmitDays }: Resubmission): Coded | null =>
  status === 'no_pass' && resubmitUntil !== null && today > resubmitUntil ? { code: 'E-011', params: { n: resubmitDays } } : null;

/** Reserved for the dealer's administrators. */
export const byPrincipal = (_document: unknown, { roles }: ActingUser): Coded | null => (roles.includes('DLR_ADMIN') ? null : { code: 'forbidden' });

/** After its technical pass a document is returned only by a manager. @param module permission module, e.g. `maintenance` */
export const byManagerAfterPass =
  (module: string) =>
  ({ status }: { status: string }, { permissions }: ActingUser): Coded | null =>
    status === 'pass' && !permissions.has(`${module}:finalAudit`) ? { code: 'forbidden' } : null;
