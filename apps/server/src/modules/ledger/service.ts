/** Accounts of dealers with the maker. Money changes only here: a line is appended and never altered, the balance it leaves stands beside it. */
import { balanceOf, lastPostings, lockAccounts } from './accounts.ts';
import { availableOn, creditLeft, standing } from './credit.ts';
import { closedMonths, post, postAll, reverse } from './post.ts';

export { ledgerInvariants } from './invariants.ts';
export { bookedReferences, plainReference } from './bankReceipt.ts';
export { type AccountOf, openAccounts, openBalances } from './accounts.ts';
export type { Committed, DealerMonth, OpenVehicleOrders, Overdue } from './hooks.ts';
export { postingChannel } from './post.ts';
export type { BankOf, Posted, Posting, PostingSource } from './post.ts';
export { contraOf, isFitting } from './feeTypes.ts';
export { accountTypesOf, isOnOwnAccount } from './accountScope.ts';
export type { AccountType, Direction } from './tables.ts';

/** Takes and answers amounts in the currency of the account. */
export const ledger = { post, postAll, reverse, closedMonths, balanceOf, lockAccounts, lastPostings, availableOn, creditLeft, standing };
