/** Statuses of a receipt: counted, booked without or with differences, closed. */
export const arrivalStatuses = ['pending_acceptance', 'pass', 'no_pass', 'closed'] as const;
export type ArrivalStatus = (typeof arrivalStatuses)[number];

/** Dictionary of their names: the common ones would say that a receipt with differences was returned. */
export const statusWords = 'parts_arrival_status';
