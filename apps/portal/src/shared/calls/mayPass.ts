import { ApiError, type FailureKind } from '@harrow/api-client';

/** Kinds of failure that may be gone at the next attempt; for any other, the server would give the same answer again. */
const passing: ReadonlySet<FailureKind> = new Set(['offline', 'timeout', 'server']);

/** True if trying again may help. */
export const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || passing.has(error.failure.kind);
