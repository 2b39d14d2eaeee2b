import { defaultListState, type ListState } from '../../shared/list/listAddress.ts';

/** Statuses that a claim can have. */
export type ClaimStatus = 'draft' | 'submitted' | 'pass' | 'no_pass' | 'audit_succeeded' | 'closed';

/** The statuses in the order of the work. */
export const claimStatuses: readonly ClaimStatus[] = ['draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'];

const dealerDefaults = { ...defaultListState, filters: { status: 'draft,no_pass' } };
const makerDefaults = { ...defaultListState, filters: { status: 'submitted' } };

/** What waits for each side is shown first. */
export const claimListDefaults = (isMaker: boolean): ListState => (isMaker ? makerDefaults : dealerDefaults);
