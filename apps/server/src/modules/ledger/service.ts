/** Accounts of dealers with the maker. Money changes only here: a line is appended and never altered, the balance it leaves stands beside it. */
import { balanceOf, lockAccounts } from './accounts.ts';
import { availableOn, creditLeft, standing } from './credit.ts';
import { post, reverse } from './post.ts';

export { ledgerInvariants } from './invariants.ts';
export { type AccountOf, openAccounts, openBalances } from './accounts.ts';
export type { OpenVehicleOrders } from './hooks.ts';
export { postingChannel } from './post.ts';
export type { Posted, Posting, PostingSource } from './post.ts';

/** Takes and answers amounts in the currency of the account. */
export const ledger = { post, reverse, balanceOf, lockAccounts, availableOn, creditLeft, standing };
