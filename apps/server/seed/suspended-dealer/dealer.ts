import { idleDealers } from '../organisations/organisations.ts';

/** The dealer that is suspended, its clerk and its mechanic. */
export const suspendedDealer = idleDealers.find(({ dealerCode }) => dealerCode === 'D005')!;
export const clerk = 'd005.service';
export const technician = 'Kiprono Langat';
