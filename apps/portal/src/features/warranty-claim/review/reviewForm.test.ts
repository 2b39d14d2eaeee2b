import { expect, test } from 'vitest';
import { aClaim, aFault, aLabourLine, aPartLine } from '../claim.fixture.ts';
import type { ReviewValues } from '../../../documents/review/reviewValues.ts';
import { claimReview, fromReviewed, isCut, previewAmounts, toReviewLines } from './reviewForm.ts';

const claim = aClaim({
  bugList: [aFault({ id: 'f1', bugNo: 1 }), aFault({ id: 'f2', bugNo: 2 })],
  detailList: [aLabourLine({ id: 'd1', bugId: 'f1', claimHours: 2.5, hourRate: 28 }), aLabourLine({ id: 'd2', bugId: 'f2', claimHours: 0.8, hourRate: 28 })],
  partsList: [aPartLine({ id: 'p1', bugId: 'f1', qty: 2, unitPrice: 100 })],
  partsHandlingPct: 10,
  travelFee: 81.11,
  otherFee: 60,
});
const decided = (first: 'pass' | 'no_pass', change: ReviewValues = {}): ReviewValues => ({
  ...fromReviewed(claim),
  'auditResult/f1': first,
  'auditRemark/f1': ' worn ',
  ...change,
});

test('a review starts with what was claimed', () => {
  const approved = Object.fromEntries(previewAmounts(fromReviewed(claim), claim).map((row) => [row.key, row.approved]));
  expect(approved).toEqual({ parts: 220, labour: 92.4, travel: 81.11, other: 60, total: 453.51 });
});

test('hours that are cut change the labour and the total', () => {
  const rows = previewAmounts(decided('pass', { 'auditHours/d2': 0.5 }), claim);
  expect(rows.find((row) => row.key === 'labour')!.approved).toBe(84);
  expect(rows.find((row) => row.key === 'total')!.approved).toBe(445.11);
});

test('a refused fault approves none of its lines', () => {
  const lines = toReviewLines(decided('no_pass'), claim);
  expect(lines.details).toEqual([
    { id: 'd1', auditHours: 0 },
    { id: 'd2', auditHours: 0.8 },
  ]);
  expect(lines.parts).toEqual([{ id: 'p1', auditQty: 0 }]);
  expect(lines.faults![0]).toEqual({ id: 'f1', auditResult: 'no_pass', auditRemark: 'worn' });
});

test('a saved refusal that is taken back approves what was claimed again', () => {
  const saved = aClaim({
    ...claim,
    bugList: claim.bugList.map((fault) => (fault.id === 'f1' ? { ...fault, auditResult: 'no_pass' as const } : fault)),
    detailList: claim.detailList.map((line) => ({ ...line, auditHours: line.bugId === 'f1' ? 0 : 0.5 })),
    partsList: claim.partsList.map((line) => ({ ...line, auditQty: 0 })),
  });
  const form = fromReviewed(saved);
  expect(toReviewLines(form, saved)).toMatchObject({ details: [{ auditHours: 0 }, { auditHours: 0.5 }], parts: [{ auditQty: 0 }] });
  const taken = toReviewLines({ ...form, 'auditResult/f1': 'pass' }, saved);
  expect(taken).toMatchObject({ details: [{ auditHours: 2.5 }, { auditHours: 0.5 }], parts: [{ auditQty: 2 }] });
});

test('a fault that nobody has judged yet is taken as passed', () => {
  expect(toReviewLines(fromReviewed(claim), claim).faults!.map(({ auditResult }) => auditResult)).toEqual(['pass', 'pass']);
});

test.each<[string, ReviewValues, boolean]>([
  ['as claimed', decided('pass'), false],
  ['fewer hours', decided('pass', { 'auditHours/d2': 0.5 }), true],
  ['fewer pieces', decided('pass', { 'auditQty/p1': 1 }), true],
  ['a smaller fee', decided('pass', { auditOtherFee: 10 }), true],
  ['a fault refused with a remark', decided('no_pass'), false],
  ['a fault refused without a word', decided('no_pass', { 'auditRemark/f1': ' ' }), true],
])('the reason for a deduction is needed: %s', (_name, form, needed) => {
  expect(isCut(form, claim)).toBe(needed);
});

test('what an older portal kept is read by its places', () => {
  const older = { faults: { f1: { result: 'no_pass', remark: 'worn' } }, hours: { d2: 0.5 }, quantities: { p1: null }, otherFee: 10, deductReason: 'Shorter' };
  expect(claimReview.fromOlder!(older)).toEqual({
    'auditResult/f1': 'no_pass',
    'auditRemark/f1': 'worn',
    'auditHours/d2': 0.5,
    'auditQty/p1': null,
    auditOtherFee: 10,
    deductReason: 'Shorter',
  });
  const kept = { 'auditHours/d2': 0.5, internalNote: 'Call them' };
  expect(claimReview.fromOlder!(kept)).toEqual(kept);
});
