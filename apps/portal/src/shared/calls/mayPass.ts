import { ApiError, type FailureKind } from '@harrow/api-client';

/** What may be over at the next attempt; to everything else the server would give the same answer again. */
const passing: ReadonlySet<FailureKind> = new Set(['offline', 'timeout', 'server']);

/** Whether "try again" is good advice. */
export const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || passing.has(error.failure.kind);
