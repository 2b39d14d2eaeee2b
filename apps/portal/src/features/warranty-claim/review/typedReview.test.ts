import { expect, test } from 'vitest';
import { aClaim, aFault, aLabourLine, aPartLine } from '../claim.fixture.ts';
import { fromReviewed, type ReviewForm, toReviewLines } from './reviewForm.ts';
import { lostPlaces, typedOf, withoutLost, withTyped } from './typedReview.ts';

const claim = aClaim({
  version: 3,
  bugList: [aFault({ id: 'f1', bugNo: 1 }), aFault({ id: 'f2', bugNo: 2 })],
  detailList: [aLabourLine({ id: 'd1', bugId: 'f1', claimHours: 2.5 }), aLabourLine({ id: 'd2', bugId: 'f2', claimHours: 0.8 })],
  partsList: [aPartLine({ id: 'p1', bugId: 'f1', qty: 2, unitPrice: 100 })],
});
const begun = fromReviewed(claim);
const review: ReviewForm = {
  ...begun,
  faults: { ...begun.faults, f1: { result: 'pass', remark: 'worn' }, f2: { result: 'no_pass', remark: 'No fault found' } },
  hours: { ...begun.hours, d2: 0.5 },
  deductReason: 'Shorter by the catalogue',
};
const typed = typedOf(review, begun);

test('only what the reviewer typed is kept', () => {
  expect(typed).toEqual({ faults: { f1: review.faults['f1'], f2: review.faults['f2'] }, hours: { d2: 0.5 }, deductReason: 'Shorter by the catalogue' });
  expect(typedOf(begun, begun)).toEqual({});
});

test('in a newer version it stays at its lines, beside what others have changed', () => {
  const newer = fromReviewed({ ...claim, version: 4, auditOtherFee: 12, detailList: claim.detailList.map((line) => ({ ...line, auditHours: 0.1 })) });
  const now = withTyped(newer, typed);
  expect(now).toMatchObject({ faults: review.faults, hours: { d1: 0.1, d2: 0.5 }, otherFee: 12, deductReason: 'Shorter by the catalogue' });
  expect(typedOf({ ...now, internalNote: 'Call them' }, newer, typed)).toEqual({ ...typed, internalNote: 'Call them' });
});

test('what was typed at a line that is gone is kept to be copied, and never sent', () => {
  const shorter = { ...claim, version: 4, bugList: [claim.bugList[0]!], detailList: [claim.detailList[0]!] };
  const server = fromReviewed(shorter);
  const now = withTyped(server, typed);
  expect(toReviewLines(now, shorter)).toMatchObject({ faults: [{ id: 'f1', auditRemark: 'worn' }], details: [{ id: 'd1' }] });
  expect(Object.keys(now.faults)).toEqual(['f1']);
  expect(lostPlaces(typed, server)).toEqual([
    { field: 'auditResult', lineId: 'f2', value: 'no_pass' },
    { field: 'auditRemark', lineId: 'f2', value: 'No fault found' },
    { field: 'auditHours', lineId: 'd2', value: 0.5 },
  ]);
  // Typing goes on, and what is gone stays until it is given up.
  const further = typedOf({ ...now, internalNote: 'Call them' }, server, typed);
  expect(lostPlaces(further, server)).toHaveLength(3);
  expect(withoutLost(further, server)).toEqual({ faults: { f1: review.faults['f1'] }, deductReason: typed.deductReason, internalNote: 'Call them' });
});

test('of a claim that can no longer be reviewed everything can be copied', () => {
  expect(lostPlaces(typed, undefined).map(({ field, value }) => [field, value])).toEqual([
    ['auditRemark', 'worn'],
    ['auditResult', 'no_pass'],
    ['auditRemark', 'No fault found'],
    ['auditHours', 0.5],
    ['deductReason', 'Shorter by the catalogue'],
  ]);
  expect(withoutLost(typed, undefined)).toEqual({});
});
