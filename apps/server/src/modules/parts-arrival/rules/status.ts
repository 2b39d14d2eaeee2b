/** Statuses of a receipt: counted, booked without or with differences, closed. */
export const arrivalStatuses = ['pending_acceptance', 'pass', 'no_pass', 'closed'] as const;
export type ArrivalStatus = (typeof arrivalStatuses)[number];
