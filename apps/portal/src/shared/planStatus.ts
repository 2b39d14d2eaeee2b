import type { MaintenancePlanRow } from '@harrow/api-client';
import type { Tone } from '@harrow/ui';

/** Colours of the steps of a maintenance plan; their texts come from the dictionary `plan_status`. */
export const planStatusTones: Record<MaintenancePlanRow['status'], Tone> = { open: 'processing', done: 'success', missed: 'error', waived: 'default' };
