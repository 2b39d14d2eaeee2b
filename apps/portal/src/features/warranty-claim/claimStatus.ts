import { defaultListState, type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';

/** Statuses that a claim can have. */
export type ClaimStatus = 'draft' | 'submitted' | 'pass' | 'no_pass' | 'audit_succeeded' | 'closed';

/** The statuses in the order of the work. */
export const claimStatuses: readonly ClaimStatus[] = ['draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'];

const dealerDefaults: ListState = { ...sortedBy('resubmitUntil'), filters: { status: 'draft,no_pass' } };
const makerDefaults = { ...defaultListState, filters: { status: 'submitted' } };

/** Initial list: the claims that wait for the user's side; for dealers by deadline for resubmission. */
export const claimListDefaults = (isMaker: boolean): ListState => (isMaker ? makerDefaults : dealerDefaults);
