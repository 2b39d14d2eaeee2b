import { formatDate, type Tone } from '@harrow/ui';
import type { Words } from '../fields/sheet.ts';
import { todayIn } from '../todayIn.ts';

/** Meaning of a document's status for its reader: a text of `meaning`, with its parameters. */
export interface Meaning {
  key:
    | 'returned'
    | 'accepted'
    | 'acceptedOpen'
    | 'acceptedDone'
    | 'underCover'
    | 'coverBegins'
    | 'coverEnded'
    | 'warrantyEnded'
    | 'insured'
    | 'insuranceBegins'
    | 'insuranceEnded';
  tone: Tone;
  count?: number;
  /** `YYYY-MM-DD`. */
  date?: string;
}

/** @param t of any namespace, with the common texts */
export const meaningText = ({ key, count, date }: Meaning, t: Words): string =>
  t(`shared:meaning.${key}`, { ...(count !== undefined && { count }), date: formatDate(date) });

/** Meaning of the statuses that all kinds share. Undefined: the name of the status is enough. */
export const meaningOf = ({ status }: { status?: string | undefined }): Meaning | undefined =>
  status === 'no_pass' ? { key: 'returned', tone: 'error' } : undefined;

/** Of an inspection. */
export function meaningOfArrival({ status, openCount }: { status: string; openCount: number }): Meaning | undefined {
  if (status === 'audit_succeeded') return { key: 'accepted', tone: 'success' };
  if (status !== 'pass') return meaningOf({ status });
  return openCount > 0 ? { key: 'acceptedOpen', count: openCount, tone: 'warning' } : { key: 'acceptedDone', tone: 'cyan' };
}

interface Period {
  from: string | null;
  /** Its last day. */
  to: string | null;
}

type ThreeTexts = readonly [begins: Meaning['key'], runs: Meaning['key'], ended: Meaning['key']];

function meaningOfPeriod({ from, to }: Period, [begins, runs, ended]: ThreeTexts, today = todayIn()): Meaning | undefined {
  if (to === null) return undefined;
  if (to < today) return { key: ended, date: to, tone: 'warning' };
  return from !== null && from > today ? { key: begins, date: from, tone: 'cyan' } : { key: runs, date: to, tone: 'success' };
}

/** Of a handover. While it is not closed after its warranty, an extension covers the machine. */
export function meaningOfHandover(
  handover: { status: string; warrantyStartDate: string | null; warrantyEndDate: string | null; closeReason?: string | null },
  today?: string,
): Meaning | undefined {
  const { status, closeReason, warrantyStartDate: from, warrantyEndDate: to } = handover;
  if (status === 'pass') return meaningOfPeriod({ from, to }, ['coverBegins', 'underCover', 'warrantyEnded'], today);
  return status === 'closed' && closeReason === 'finished' && to !== null ? { key: 'coverEnded', date: to, tone: 'warning' } : meaningOf(handover);
}

/** Of an extension of the warranty: once it is paid and approved it is in force. */
export function meaningOfExtension(
  extension: { status: string; startDate: string | null; endDate: string | null; closeReason?: string | null; payStatus?: string },
  today?: string,
): Meaning | undefined {
  const { status, closeReason, payStatus, startDate: from, endDate: to } = extension;
  const isOver = status === 'closed' && closeReason === 'expired' && payStatus === 'paid';
  if (status !== 'audit_succeeded' && !isOver) return meaningOf(extension);
  return meaningOfPeriod({ from, to }, ['coverBegins', 'underCover', 'coverEnded'], today);
}

/** Of a policy. */
export function meaningOfPolicy(policy: { status: string; policyStart: string | null; policyEnd: string | null }, today?: string): Meaning | undefined {
  const { status, policyStart: from, policyEnd: to } = policy;
  return status === 'pass' ? meaningOfPeriod({ from, to }, ['insuranceBegins', 'insured', 'insuranceEnded'], today) : meaningOf(policy);
}
