/** Steps of a review that need words first. */
const reasonActions = ['noPass', 'refuse', 'backToReview', 'close', 'reopen'] as const;
export type ReasonActionName = (typeof reasonActions)[number];

export const isReasonAction = (action: string): action is ReasonActionName => (reasonActions as readonly string[]).includes(action);
