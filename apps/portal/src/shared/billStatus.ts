import type { BillStatus } from '@harrow/api-client';
import type { Tone } from '@harrow/ui';

/** Colours of the statuses of all documents; their texts come from the dictionary `bill_status`. */
export const billStatusTones: Record<BillStatus, Tone> = {
  draft: 'default',
  submitted: 'processing',
  pass: 'cyan',
  no_pass: 'error',
  audit_succeeded: 'success',
  closed: 'default',
  pending_acceptance: 'warning',
  shipped: 'blue',
  paid: 'gold',
};

/** Colour of a status that may be one of another dictionary. */
export const toneOf = (status: string): Tone => (Object.hasOwn(billStatusTones, status) ? billStatusTones[status as BillStatus] : 'default');
