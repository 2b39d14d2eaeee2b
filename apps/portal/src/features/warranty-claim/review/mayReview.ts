import type { WarrantyClaim } from '@harrow/api-client';

const decisions: readonly string[] = ['adjust', 'pass', 'auditSucceeded'];

/** True if the user can enter approved figures now. */
export const mayReview = ({ allowedActions }: Pick<WarrantyClaim, 'allowedActions'>): boolean => allowedActions.some((action) => decisions.includes(action));
