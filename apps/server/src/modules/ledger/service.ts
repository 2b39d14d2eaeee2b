/** Accounts of dealers with the maker. Money changes only here: a line is appended and never altered, the balance it leaves stands beside it. */
import { balanceOf, creditLeft } from './accounts.ts';
import { post, reverse } from './post.ts';

export { ledgerInvariants } from './invariants.ts';
export { type AccountOf, openAccounts, openBalances } from './accounts.ts';
export type { Posted, Posting, PostingSource } from './post.ts';

/** Takes and answers amounts in the currency of the account. */
export const ledger = { post, reverse, balanceOf, creditLeft };
