import type { ClaimType } from '../../src/generated/types.gen.ts';

/** How far a claim has come by SEED_TODAY. */
export type Outcome = 'draft' | 'submitted' | 'pass' | 'no_pass' | 'audit_succeeded' | 'settled' | 'refused' | 'given_up';

/** Something about a claim that reviewers are warned of, or that only few claims have. */
export type Feature = 'late' | 'amber' | 'repeatsClaim' | 'hoursJump' | 'photoDate' | 'overlap' | 'returnedOnce' | 'replacesEngine';

export type MixRow = {
  outcome: Outcome;
  claimType: ClaimType;
  count: number;
  /** Days before SEED_TODAY on which it was first handed in; for drafts, on which it was written. */
  daysAgo: readonly [min: number, max: number];
  feature?: Feature;
};

/** The 120 claims of the dealers at work by outcome and type. */
export const claimMix: readonly MixRow[] = [
  { outcome: 'draft', claimType: 'normal', count: 10, daysAgo: [1, 6] },

  { outcome: 'submitted', claimType: 'normal', count: 3, daysAgo: [32, 44], feature: 'late' },
  { outcome: 'submitted', claimType: 'normal', count: 2, daysAgo: [22, 28], feature: 'amber' },
  { outcome: 'submitted', claimType: 'normal', count: 4, daysAgo: [2, 15] },
  { outcome: 'submitted', claimType: 'normal', count: 1, daysAgo: [2, 10], feature: 'repeatsClaim' },
  { outcome: 'submitted', claimType: 'normal', count: 1, daysAgo: [2, 10], feature: 'hoursJump' },
  { outcome: 'submitted', claimType: 'normal', count: 1, daysAgo: [2, 10], feature: 'photoDate' },
  { outcome: 'submitted', claimType: 'normal', count: 1, daysAgo: [2, 10], feature: 'overlap' },
  { outcome: 'submitted', claimType: 'pre_delivery', count: 2, daysAgo: [2, 12] },
  { outcome: 'submitted', claimType: 'extended', count: 1, daysAgo: [2, 12] },
  { outcome: 'submitted', claimType: 'goodwill', count: 1, daysAgo: [2, 12] },
  { outcome: 'submitted', claimType: 'campaign', count: 1, daysAgo: [2, 12] },

  { outcome: 'pass', claimType: 'normal', count: 5, daysAgo: [9, 18] },
  { outcome: 'pass', claimType: 'pre_delivery', count: 1, daysAgo: [9, 18] },
  { outcome: 'pass', claimType: 'goodwill', count: 1, daysAgo: [9, 18] },
  { outcome: 'pass', claimType: 'parts', count: 1, daysAgo: [9, 18] },

  { outcome: 'no_pass', claimType: 'normal', count: 7, daysAgo: [8, 22] },
  { outcome: 'no_pass', claimType: 'pre_delivery', count: 1, daysAgo: [8, 22] },
  { outcome: 'no_pass', claimType: 'goodwill', count: 1, daysAgo: [8, 22] },

  { outcome: 'audit_succeeded', claimType: 'normal', count: 12, daysAgo: [22, 46] },
  { outcome: 'audit_succeeded', claimType: 'normal', count: 2, daysAgo: [40, 60], feature: 'returnedOnce' },
  { outcome: 'audit_succeeded', claimType: 'pre_delivery', count: 2, daysAgo: [22, 46] },
  { outcome: 'audit_succeeded', claimType: 'extended', count: 2, daysAgo: [22, 46] },
  { outcome: 'audit_succeeded', claimType: 'parts', count: 2, daysAgo: [22, 46] },
  { outcome: 'audit_succeeded', claimType: 'goodwill', count: 1, daysAgo: [22, 46] },
  { outcome: 'audit_succeeded', claimType: 'campaign', count: 1, daysAgo: [22, 46] },

  { outcome: 'settled', claimType: 'normal', count: 31, daysAgo: [85, 380] },
  { outcome: 'settled', claimType: 'normal', count: 1, daysAgo: [90, 250], feature: 'replacesEngine' },
  { outcome: 'settled', claimType: 'normal', count: 4, daysAgo: [110, 300], feature: 'returnedOnce' },
  { outcome: 'settled', claimType: 'pre_delivery', count: 2, daysAgo: [85, 105] },
  { outcome: 'settled', claimType: 'extended', count: 3, daysAgo: [85, 160] },
  { outcome: 'settled', claimType: 'parts', count: 2, daysAgo: [85, 110] },
  { outcome: 'settled', claimType: 'goodwill', count: 2, daysAgo: [85, 200] },
  { outcome: 'settled', claimType: 'campaign', count: 1, daysAgo: [85, 150] },

  { outcome: 'refused', claimType: 'normal', count: 4, daysAgo: [35, 160] },
  { outcome: 'given_up', claimType: 'normal', count: 3, daysAgo: [40, 150] },
];

/** Lines over all of them. */
export const lineTotals = { faults: 195, parts: 310, labour: 260 } as const;
