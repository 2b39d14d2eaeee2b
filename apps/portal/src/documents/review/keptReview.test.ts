import { expect, test } from 'vitest';
import { keptReviewOf } from './keptReview.ts';

test('a draft is read with its version and names; one of an older portal is what was typed alone', () => {
  const kept = { typed: { 'remark/a': 'Bent' }, version: 3, names: { a: 'TR-001' } };
  expect(keptReviewOf({ value: kept, savedAt: 0 })).toEqual(kept);
  const older = { value: { otherFee: 3 }, savedAt: 0, version: 2 };
  expect(keptReviewOf(older, ({ otherFee }) => ({ auditOtherFee: otherFee }))).toEqual({ typed: { auditOtherFee: 3 }, version: 2, names: {} });
});
