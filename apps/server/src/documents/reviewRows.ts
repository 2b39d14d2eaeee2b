/** Workflow rows of a review by the maker. Pure. */
import { byManagerAfterPass } from './guards.ts';
import type { Transition } from './workflow.ts';

type ReviewStatus = 'draft' | 'submitted' | 'pass' | 'no_pass' | 'closed';
type ReviewRow = Transition<ReviewStatus, { status: string }>;

/**
 * The usual rows, from which a kind takes those that it has: technical pass, return, rejection for good, closing before a decision.
 * @param module permission module, e.g. `maintenance`
 */
export const reviewRows = (module: string): Record<'pass' | 'noPass' | 'refuse' | 'close', ReviewRow> => ({
  pass: { from: ['submitted'], to: 'pass', permission: `${module}:audit`, by: 'reviewer' },
  noPass: {
    from: ['submitted', 'pass'],
    to: 'no_pass',
    permission: `${module}:audit`,
    by: 'reviewer',
    needs: 'reason',
    logAs: 'no_pass',
    guards: [byManagerAfterPass(module)],
  },
  refuse: { from: ['submitted', 'pass'], to: 'closed', permission: `${module}:finalAudit`, by: 'reviewer', needs: 'reason', logAs: 'no_pass' },
  close: { from: ['draft', 'submitted', 'pass', 'no_pass'], to: 'closed', permission: `${module}:close`, by: 'reviewer', needs: 'reason' },
});
