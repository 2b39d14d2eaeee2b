import type { PeriodState } from '@harrow/api-client';
import type { Tone } from '@harrow/ui';

/** Colours of coming, valid and ended records. */
export const stateTones: Readonly<Record<PeriodState, Tone>> = { coming: 'processing', valid: 'success', replaced: 'default', ended: 'default' };
