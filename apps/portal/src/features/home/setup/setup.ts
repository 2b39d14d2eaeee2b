import { resultOf, setupDismiss, setupSkip } from '@harrow/api-client';
import { writeHeaders } from '../../../shared/calls/callsOf.ts';

export const skipStep = (body: { key: string; skipped: boolean }): Promise<null> => resultOf(setupSkip({ body, headers: writeHeaders() }));

/** Hides the list for all users. */
export const dismissSetup = (): Promise<null> => resultOf(setupDismiss({ body: { dismissed: true }, headers: writeHeaders() }));
