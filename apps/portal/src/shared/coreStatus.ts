import type { CoreStatus } from '@harrow/api-client';
import type { Tone } from '@harrow/ui';

/** Colours of core statuses; their texts come from the dictionary `core_status`. */
export const coreStatusTones: Record<CoreStatus, Tone> = {
  to_return: 'warning',
  kept: 'default',
  shipped: 'processing',
  received: 'success',
  missing: 'error',
  scrapped: 'default',
  waived: 'default',
  charged: 'error',
};
