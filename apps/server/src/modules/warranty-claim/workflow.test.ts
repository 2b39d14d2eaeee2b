import { describe, expect, test } from 'vitest';
import { allowedActions, claimWorkflow, findStep, type ClaimState, type ClaimStatus, type ClaimUser } from './workflow.ts';

const person = (username: string, side: ClaimUser['side'], ...permissions: string[]): ClaimUser => ({ username, side, can: (code) => permissions.includes(code.replace('warrantyClaim:', '')) });
const clerk = person('d001.service', 'dealer', 'edit', 'delete', 'submit', 'withdraw');
const colleague = person('d001.other', 'dealer', 'edit', 'delete', 'submit', 'withdraw');
const principal = person('d001.admin', 'dealer', 'edit', 'delete', 'submit', 'withdraw', 'close');
const reviewer = person('wang.service', 'maker', 'audit');
const otherReviewer = person('li.service', 'maker', 'audit');
const manager = person('zhao.manager', 'maker', 'audit', 'finalAudit', 'close');
const finance = person('qian.finance', 'maker');

const limits = { today: '2026-11-21', fourEyesUsd: 2000, resubmitDays: 30 };
const claim = (status: ClaimStatus, change: Partial<ClaimState> = {}): ClaimState => ({
  status, round: status === 'draft' ? 0 : 1, submitBy: status === 'draft' ? null : clerk.username, reviewer: null, reviewerName: null, firstReviewer: null, resubmitUntil: null, amountUsd: 500, ...change,
});
const refusal = (state: ClaimState, action: Parameters<typeof findStep>[1], user: ClaimUser) => {
  const found = findStep(state, action, user, limits);
  return 'refused' in found ? found.refused : null;
};

describe('allowed actions by status', () => {
  test.each<[string, ClaimState, ClaimUser, string[]]>([
    ['clerk, new draft', claim('draft'), clerk, ['edit', 'delete', 'submit']],
    ['clerk, draft that was withdrawn', claim('draft', { round: 1 }), clerk, ['edit', 'submit']],
    ['clerk, own submitted claim', claim('submitted'), clerk, ['withdraw']],
    ['colleague of the submitter', claim('submitted'), colleague, []],
    ['principal, any submitted claim', claim('submitted'), principal, ['withdraw']],
    ['principal, claim under review', claim('submitted', { reviewer: 'wang.service' }), principal, []],
    ['clerk, returned claim', claim('no_pass'), clerk, ['edit', 'submit']],
    ['principal, returned claim', claim('no_pass'), principal, ['edit', 'submit', 'giveUp']],
    ['clerk, returned claim after the window', claim('no_pass', { resubmitUntil: '2026-11-20' }), clerk, ['edit']],
    ['clerk, passed claim', claim('pass'), clerk, []],
    ['reviewer, draft', claim('draft'), reviewer, []],
    ['reviewer, submitted', claim('submitted'), reviewer, ['startReview', 'adjust', 'pass', 'noPass']],
    ['reviewer who opened it', claim('submitted', { reviewer: 'wang.service' }), reviewer, ['adjust', 'pass', 'noPass']],
    ['another reviewer', claim('submitted', { reviewer: 'wang.service', reviewerName: 'Wang' }), otherReviewer, []],
    ['reviewer, passed claim', claim('pass'), reviewer, []],
    ['manager, small submitted claim', claim('submitted'), manager, ['startReview', 'adjust', 'pass', 'noPass', 'refuse', 'auditSucceeded', 'close']],
    ['manager, large submitted claim', claim('submitted', { amountUsd: 2000.01 }), manager, ['startReview', 'adjust', 'pass', 'noPass', 'refuse', 'close']],
    ['manager, claim exactly at the limit', claim('submitted', { amountUsd: 2000 }), manager, ['startReview', 'adjust', 'pass', 'noPass', 'refuse', 'auditSucceeded', 'close']],
    ['manager takes over an open review', claim('submitted', { reviewer: 'wang.service' }), manager, ['startReview', 'adjust', 'pass', 'noPass', 'refuse', 'auditSucceeded', 'close']],
    ['manager, passed claim', claim('pass', { firstReviewer: 'wang.service', amountUsd: 9000 }), manager, ['adjust', 'noPass', 'refuse', 'auditSucceeded', 'backToReview', 'close']],
    ['manager, large claim passed by himself', claim('pass', { firstReviewer: 'zhao.manager', amountUsd: 9000 }), manager, ['adjust', 'noPass', 'refuse', 'backToReview', 'close']],
    ['manager, small claim passed by himself', claim('pass', { firstReviewer: 'zhao.manager' }), manager, ['adjust', 'noPass', 'refuse', 'auditSucceeded', 'backToReview', 'close']],
    ['nobody, audited claim', claim('audit_succeeded'), manager, []],
    ['nobody, closed claim', claim('closed'), manager, []],
    ['finance', claim('submitted'), finance, []],
  ])('%s', (_name, state, user, expected) => expect(allowedActions(state, user, limits)).toEqual(expected));
});

describe('refusals', () => {
  test.each<[string, ClaimState, Parameters<typeof findStep>[1], ClaimUser, object]>([
    ['editing a submitted claim', claim('submitted'), 'edit', clerk, { code: 'E-002' }],
    ['deleting a withdrawn draft', claim('draft', { round: 1 }), 'delete', clerk, { code: 'E-003' }],
    ['deleting a returned claim', claim('no_pass'), 'delete', clerk, { code: 'E-003' }],
    ['withdrawing after the review began', claim('submitted', { reviewer: 'wang.service' }), 'withdraw', clerk, { code: 'E-004' }],
    ['withdrawing somebody else’s claim', claim('submitted'), 'withdraw', colleague, { code: 'forbidden' }],
    ['reviewing one’s own claim', claim('submitted', { submitBy: 'wang.service' }), 'pass', reviewer, { code: 'E-005' }],
    ['four eyes', claim('pass', { firstReviewer: 'zhao.manager', amountUsd: 2500 }), 'auditSucceeded', manager, { code: 'E-005' }],
    ['one step above the limit', claim('submitted', { amountUsd: 2500 }), 'auditSucceeded', manager, { code: 'E-005' }],
    ['passing twice', claim('pass'), 'pass', reviewer, { code: 'E-007', params: { status: 'pass' } }],
    ['submitting too late', claim('no_pass', { resubmitUntil: '2026-11-20' }), 'submit', clerk, { code: 'E-011', params: { n: 30 } }],
    ['a claim somebody else has open', claim('submitted', { reviewer: 'wang.service', reviewerName: 'Wang Lei' }), 'pass', otherReviewer, { code: 'E-221', params: { name: 'Wang Lei' } }],
    ['refusing for good as first reviewer', claim('submitted'), 'refuse', reviewer, { code: 'forbidden' }],
    ['returning a passed claim as first reviewer', claim('pass'), 'noPass', reviewer, { code: 'forbidden' }],
    ['a dealer who was granted audit by mistake', claim('submitted'), 'pass', person('d001.admin', 'dealer', 'audit'), { code: 'forbidden' }],
    ['a system administrator', claim('submitted'), 'auditSucceeded', person('admin', 'maker'), { code: 'forbidden' }],
  ])('%s', (_name, state, action, user, expected) => expect(refusal(state, action, user)).toEqual(expected));
});

test('the last day of the window still counts', () => {
  expect(refusal(claim('no_pass', { resubmitUntil: '2026-11-21' }), 'submit', clerk)).toBeNull();
});

test('no step leaves audit succeeded or closed: only settlement moves on', () => {
  expect(claimWorkflow.filter(({ from }) => from.includes('audit_succeeded') || from.includes('closed'))).toEqual([]);
});

test('every step that sends a claim back or ends it needs a reason, except giving up', () => {
  const ends = claimWorkflow.filter(({ action, to }) => to === 'no_pass' || to === 'closed' || action === 'backToReview');
  expect(ends.filter(({ needs }) => needs !== 'reason').map(({ action }) => action)).toEqual(['giveUp']);
});
