import { expect, test } from 'vitest';
import { countsOf, isSamePreview, outcomesOf, readyOf, withNewer } from './batchOutcome.ts';

const expired = 'The warranty has expired';
const result = { ok: ['a', 'd'], failed: ['b', 'c', 'e'].map((id) => ({ id, text: id === 'e' ? 'No photo' : expired })), drafts: ['e'] };

test('records are together that are skipped for the same reason; a draft is neither skipped nor done', () => {
  const outcomes = outcomesOf(['a', 'b', 'c', 'd', 'e'], result);
  expect(outcomes).toEqual([
    { kind: 'skipped', reason: expired, ids: ['b', 'c'] },
    { kind: 'draft', reason: 'No photo', ids: ['e'] },
    { kind: 'done', ids: ['a', 'd'] },
  ]);
  expect(countsOf(outcomes)).toEqual({ done: 2, draft: 1, skipped: 2 });
  expect(readyOf(result)).toEqual(['a', 'd', 'e']);
});

test('a record that is only to be saved is a draft without a reason', () => {
  expect(outcomesOf(['a'], { ok: ['a'], failed: [], drafts: ['a'] })).toEqual([{ kind: 'draft', ids: ['a'] }]);
});

test('a newer preview keeps why the others were skipped, and differs by what it promises', () => {
  const before = { ok: ['a', 'd'], failed: [{ id: 'b', text: expired }] };
  const same = withNewer(before, { ok: ['d', 'a'], failed: [] }, ['a', 'd']);
  expect(same.failed).toEqual(before.failed);
  expect(isSamePreview(before, same)).toBe(true);
  expect(isSamePreview(before, withNewer(before, { ok: ['a'], failed: [{ id: 'd', text: 'No photo' }] }, ['a', 'd']))).toBe(false);
  expect(isSamePreview(before, { ...same, warnings: ['Many hours'] })).toBe(false);
});
