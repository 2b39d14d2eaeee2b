import { expect, test } from 'vitest';
import { lostOf, type ReviewValues, textsOfLines, typedOf, withoutLost, withoutNumber, withTyped } from './reviewValues.ts';

const begun: ReviewValues = {
  'auditResult/f1': 'pass',
  'auditRemark/f1': '',
  'auditResult/f2': 'pass',
  'auditRemark/f2': '',
  'auditHours/d1': 2.5,
  'auditHours/d2': 0.8,
  auditOtherFee: 60,
  deductReason: '',
  internalNote: '',
};
const typed = typedOf(
  {},
  {
    'auditRemark/f1': 'worn',
    'auditResult/f2': 'no_pass',
    'auditRemark/f2': 'No fault found',
    'auditHours/d2': 0.5,
    'auditHours/d1': 2.5,
    deductReason: 'Shorter',
  },
  begun,
);

test('only what the reviewer typed is kept', () => {
  expect(typed).toEqual({
    'auditRemark/f1': 'worn',
    'auditResult/f2': 'no_pass',
    'auditRemark/f2': 'No fault found',
    'auditHours/d2': 0.5,
    deductReason: 'Shorter',
  });
  expect(typedOf({ deductReason: 'x' }, { deductReason: '' }, begun)).toEqual({});
});

test('in a newer version it stays at its lines, beside what others have changed', () => {
  const newer = { ...begun, 'auditHours/d1': 0.1, auditOtherFee: 12 };
  expect(withTyped(newer, typed)).toEqual({ ...newer, ...typed });
  expect(typedOf(typed, { internalNote: 'Call them' }, newer)).toEqual({ ...typed, internalNote: 'Call them' });
});

const { 'auditResult/f2': _result, 'auditRemark/f2': _remark, 'auditHours/d2': _hours, ...shorter } = begun;

test('what was typed at a line that is gone is kept to be copied, and never sent', () => {
  expect(Object.keys(withTyped(shorter, typed))).toEqual(Object.keys(shorter));
  const lost = { 'auditResult/f2': 'no_pass', 'auditRemark/f2': 'No fault found', 'auditHours/d2': 0.5 };
  expect(lostOf(typed, shorter)).toEqual(lost);
  // Further input keeps the values of removed lines until they are discarded.
  const further = typedOf(typed, { internalNote: 'Call them' }, shorter);
  expect(lostOf(further, shorter)).toEqual(lost);
  expect(withoutLost(further, shorter)).toEqual({ 'auditRemark/f1': 'worn', deductReason: 'Shorter', internalNote: 'Call them' });
});

test('where nothing can be said any more everything can be copied', () => {
  expect(lostOf(typed, {})).toEqual(typed);
  expect(lostOf({ 'auditRemark/f1': '', auditOtherFee: null }, {})).toEqual({});
  expect(withoutLost(typed, {})).toEqual({});
});

test('a number that was emptied, or that nobody can read, stops what is sent', () => {
  expect(withoutNumber(begun, begun, {})).toEqual([]);
  expect(withoutNumber({ ...begun, 'auditHours/d2': null }, begun, {})).toEqual(['auditHours/d2']);
  expect(withoutNumber(begun, begun, { auditOtherFee: '12,3x' })).toEqual(['auditOtherFee']);
});

test('the lines at which something is said', () => {
  const values = { 'remark/a': ' Bent ', 'remark/b': '  ', remark: 'of the whole', 'result/c': 'pass' };
  expect(textsOfLines(values, 'remark')).toEqual([{ id: 'a', text: 'Bent' }]);
});
