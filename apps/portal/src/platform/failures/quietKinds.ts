import type { FailureKind } from '@harrow/api-client';

/** Failures that only the place that made the call shows: a form marks fields or asks, a page offers to try again; the end of a session has a page of its own. All others are reported in passing, too. */
const quietKinds = ['unauthorised', 'offline', 'invalid', 'askFirst', 'conflict'] as const satisfies readonly FailureKind[];

export type ReportedKind = Exclude<FailureKind, (typeof quietKinds)[number]>;

/** True if a failure of this kind is reported as a notice for every call. */
export const isReported = (kind: FailureKind): kind is ReportedKind => !(quietKinds as readonly FailureKind[]).includes(kind);
