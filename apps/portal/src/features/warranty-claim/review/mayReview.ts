import type { WarrantyClaim } from '@harrow/api-client';

const decisions: readonly string[] = ['adjust', 'pass', 'auditSucceeded'];

/** The user can say now what is approved of the claim. */
export const mayReview = ({ allowedActions }: Pick<WarrantyClaim, 'allowedActions'>): boolean => allowedActions.some((action) => decisions.includes(action));
