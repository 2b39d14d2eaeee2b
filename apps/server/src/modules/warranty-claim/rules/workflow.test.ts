import { describe, expect, test } from 'vitest';
import type { CurrentUser } from '../../../shared/session/currentUser.ts';
import { allowedActions, guardRefusal } from '../../../documents/workflow.ts';
import { claimWorkflow, type ClaimState, type ClaimStatus } from './workflow.ts';

const person = (username: string, userType: CurrentUser['userType'], roles: string[], ...actions: string[]) =>
  ({ username, userType, roles, permissions: new Set(actions.map((action) => `warrantyClaim:${action}`)) }) as unknown as CurrentUser;
const dealerActions = ['edit', 'delete', 'submit', 'withdraw'];
const clerk = person('d001.service', 'dealer', ['DLR_SERVICE'], ...dealerActions);
const colleague = person('d001.other', 'dealer', ['DLR_SERVICE'], ...dealerActions);
const principal = person('d001.admin', 'dealer', ['DLR_ADMIN'], ...dealerActions, 'close');
const reviewer = person('wang.service', 'maker', ['MFR_SERVICE'], 'audit');
const otherReviewer = person('li.service', 'maker', ['MFR_SERVICE'], 'audit');
const manager = person('zhao.manager', 'maker', ['MFR_SVC_MGR'], 'audit', 'finalAudit', 'close');
const finance = person('qian.finance', 'maker', ['MFR_FINANCE'], 'chargeConfirm');
const both = person('zhao.manager', 'maker', ['MFR_SVC_MGR'], 'finalAudit', 'chargeConfirm');

const limits = { today: '2026-11-21', fourEyesUsd: 2000, resubmitDays: 30, auditBackDays: 365 };
const claim = (status: ClaimStatus, change: Partial<ClaimState> = {}): ClaimState => ({
  status,
  round: status === 'draft' ? 0 : 1,
  submitBy: status === 'draft' ? null : clerk.username,
  reviewer: null,
  reviewerName: null,
  firstReviewer: null,
  resubmitUntil: null,
  amountUsd: 500,
  missingRate: null,
  createTime: '2026-11-01 08:00:00',
  repairDate: '2026-11-05',
  claimNo: 'WC1',
  closeReason: null,
  settledDate: null,
  chargeBackBy: null,
  limits,
  ...change,
});
const settled = (change: Partial<ClaimState> = {}): ClaimState => claim('closed', { closeReason: 'settled', settledDate: '2026-01-10', ...change });
const whole = ['startReview', 'adjust', 'pass', 'noPass', 'refuse', 'auditSucceeded', 'close'];

describe('allowed actions by status', () => {
  test.each<[string, ClaimState, CurrentUser, string[]]>([
    ['clerk, new draft', claim('draft'), clerk, ['edit', 'delete', 'submit']],
    ['clerk, draft that was withdrawn', claim('draft', { round: 1 }), clerk, ['edit', 'submit']],
    ['clerk, own submitted claim', claim('submitted'), clerk, ['withdraw']],
    ['colleague of the submitter', claim('submitted'), colleague, []],
    ['principal, any submitted claim', claim('submitted'), principal, ['withdraw']],
    ['principal, claim under review', claim('submitted', { reviewer: 'wang.service' }), principal, []],
    ['clerk, returned claim', claim('no_pass'), clerk, ['edit', 'submit']],
    ['principal, returned claim', claim('no_pass'), principal, ['edit', 'submit', 'giveUp']],
    ['clerk, returned claim after the window', claim('no_pass', { resubmitUntil: '2026-11-20' }), clerk, ['edit']],
    ['clerk, last day of the window', claim('no_pass', { resubmitUntil: '2026-11-21' }), clerk, ['edit', 'submit']],
    ['clerk, passed claim', claim('pass'), clerk, []],
    ['reviewer, draft', claim('draft'), reviewer, []],
    ['reviewer, submitted', claim('submitted'), reviewer, ['startReview', 'adjust', 'pass', 'noPass']],
    ['reviewer who opened it', claim('submitted', { reviewer: 'wang.service' }), reviewer, ['adjust', 'pass', 'noPass']],
    ['another reviewer', claim('submitted', { reviewer: 'wang.service', reviewerName: 'Wang' }), otherReviewer, []],
    ['reviewer of their own claim', claim('submitted', { submitBy: 'wang.service' }), reviewer, []],
    ['reviewer, passed claim', claim('pass'), reviewer, []],
    ['manager, small submitted claim', claim('submitted'), manager, whole],
    ['manager, large submitted claim', claim('submitted', { amountUsd: 2000.01 }), manager, whole.filter((action) => action !== 'auditSucceeded')],
    ['manager, claim exactly at the limit', claim('submitted', { amountUsd: 2000 }), manager, whole],
    ['manager takes over an open review', claim('submitted', { reviewer: 'wang.service' }), manager, whole],
    [
      'manager, passed claim',
      claim('pass', { firstReviewer: 'wang.service', amountUsd: 9000 }),
      manager,
      ['adjust', 'noPass', 'refuse', 'auditSucceeded', 'backToReview', 'close'],
    ],
    [
      'manager, large claim passed by himself',
      claim('pass', { firstReviewer: 'zhao.manager', amountUsd: 9000 }),
      manager,
      ['adjust', 'noPass', 'refuse', 'backToReview', 'close'],
    ],
    [
      'manager, small claim passed by himself',
      claim('pass', { firstReviewer: 'zhao.manager' }),
      manager,
      ['adjust', 'noPass', 'refuse', 'auditSucceeded', 'backToReview', 'close'],
    ],
    ['nobody, audited claim', claim('audit_succeeded'), manager, []],
    ['nobody, closed claim', claim('closed'), manager, []],
    ['manager, settled claim', settled(), manager, ['chargeBack']],
    ['manager, claim that was refused', claim('closed', { closeReason: 'refused' }), manager, []],
    ['manager, settled claim of which a charge-back waits', settled({ chargeBackBy: 'zhao.manager' }), manager, []],
    ['manager, last day for a charge-back', settled({ settledDate: '2025-11-21' }), manager, ['chargeBack']],
    ['manager, claim settled too long ago', settled({ settledDate: '2025-11-20' }), manager, []],
    ['finance, settled claim', settled(), finance, []],
    ['finance, charge-back that waits', settled({ chargeBackBy: 'zhao.manager' }), finance, ['confirmChargeBack', 'refuseChargeBack']],
    ['who asked for a charge-back, though they may confirm', settled({ chargeBackBy: 'zhao.manager' }), both, []],
    ['principal, charge-back that waits', settled({ chargeBackBy: 'zhao.manager' }), principal, []],
    ['finance', claim('submitted'), finance, []],
    [
      'a dealer who was granted audit by mistake',
      claim('submitted', { submitBy: 'x' }),
      person('d001.admin', 'dealer', ['DLR_SERVICE'], 'audit', 'finalAudit'),
      [],
    ],
  ])('%s', (_name, state, user, expected) => expect(allowedActions(claimWorkflow, user, state)).toEqual(expected));
});

describe('refusals', () => {
  test.each<[string, keyof typeof claimWorkflow, ClaimState, CurrentUser, object]>([
    ['deleting a withdrawn draft', 'delete', claim('draft', { round: 1 }), clerk, { code: 'E-003' }],
    ['withdrawing after the review began', 'withdraw', claim('submitted', { reviewer: 'wang.service' }), clerk, { code: 'E-004' }],
    ['four eyes', 'auditSucceeded', claim('pass', { firstReviewer: 'zhao.manager', amountUsd: 2500 }), manager, { code: 'E-005' }],
    [
      'four eyes, by a rate that nobody entered',
      'auditSucceeded',
      claim('pass', { firstReviewer: 'zhao.manager', amountUsd: Infinity, missingRate: 'EUR' }),
      manager,
      { code: 'E-526', params: { cur: 'EUR', date: '2026-11-21' } },
    ],
    ['one step above the limit', 'auditSucceeded', claim('submitted', { amountUsd: 2500 }), manager, { code: 'E-005' }],
    ['submitting too late', 'submit', claim('no_pass', { resubmitUntil: '2026-11-20' }), clerk, { code: 'E-011', params: { n: 30 } }],
    [
      'a claim somebody else has open',
      'pass',
      claim('submitted', { reviewer: 'wang.service', reviewerName: 'Wang Lei' }),
      otherReviewer,
      { code: 'E-221', params: { name: 'Wang Lei' } },
    ],
    ['charging back what is not settled', 'chargeBack', claim('closed', { closeReason: 'given_up' }), manager, { code: 'E-272' }],
    ['charging back too late', 'chargeBack', settled({ settledDate: '2025-11-20' }), manager, { code: 'E-258', params: { n: 365 } }],
    ['charging back while one waits', 'chargeBack', settled({ chargeBackBy: 'x' }), manager, { code: 'E-273', params: { no: 'WC1' } }],
    ['confirming what one has asked for', 'confirmChargeBack', settled({ chargeBackBy: 'zhao.manager' }), both, { code: 'E-005' }],
    ['returning a passed claim as first reviewer', 'noPass', claim('pass'), reviewer, { code: 'forbidden' }],
  ])('%s', (_name, action, state, user, expected) => expect(guardRefusal(claimWorkflow[action], state, user)).toEqual(expected));
});

test('nobody leads a claim out of audit succeeded or closed: only the payment of its statement moves on', () => {
  const { settle, ...others } = claimWorkflow;
  const ended = Object.values(others).filter(({ from }) => from.includes('audit_succeeded') || from.includes('closed'));
  expect(ended.map(({ to }) => to)).toEqual(['same', 'same', 'same']);
  expect(settle.by).toBe('system');
});

test('every review step that sends a claim back or ends it needs a reason', () => {
  const ends = Object.values(claimWorkflow).filter(({ by, to }) => by === 'reviewer' && (to === 'no_pass' || to === 'closed'));
  expect(ends.map(({ needs }) => needs)).toEqual(['reason', 'reason', 'reason']);
});
