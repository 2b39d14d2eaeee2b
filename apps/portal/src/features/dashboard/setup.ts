import { resultOf, setupDismiss, setupSkip, setupStatus as askStatus } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { writeHeaders } from '../../shared/calls/callsOf.ts';

/** What a new installation still needs. It follows from records of all kinds, so it is asked anew whenever it is shown. */
export const setupStatus = queryOptions({ queryKey: ['setup'], queryFn: ({ signal }) => resultOf(askStatus({ signal })), staleTime: 0 });

export const skipStep = (body: { key: string; skipped: boolean }): Promise<null> => resultOf(setupSkip({ body, headers: writeHeaders() }));

/** Puts the list away for everybody. */
export const dismissSetup = (): Promise<null> => resultOf(setupDismiss({ body: { dismissed: true }, headers: writeHeaders() }));
