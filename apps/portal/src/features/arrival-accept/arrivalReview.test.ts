import type { ArrivalAccept, ArrivalAcceptLine } from '@harrow/api-client';
import { describe, expect, test } from 'vitest';
import { arrivalReview, handledItems } from './arrivalReview.ts';

const item = (more: Partial<ArrivalAcceptLine>) =>
  ({ id: 'a', itemCode: 'TR-001', handling: 'part_ordered', handled: 'N', remark: null, ...more }) as ArrivalAcceptLine;
const sheet = (action: 'handled' | 'noPass' | 'edit', items = [item({}), item({ id: 'b', itemCode: 'TR-002' })]) =>
  ({ allowedActions: [action], items }) as unknown as ArrivalAccept;

describe('what can be said beside the items', () => {
  test('a reviewer writes remarks; a dealer says how items are handled; who edits says nothing', () => {
    expect(arrivalReview.valuesOf(sheet('noPass'))).toEqual({ 'remark/a': '', 'remark/b': '' });
    expect(arrivalReview.valuesOf(sheet('handled', [item({})]))).toEqual({ 'handling/a': 'part_ordered', 'handled/a': 'N', 'remark/a': '' });
    expect(arrivalReview.valuesOf(sheet('edit'))).toBeUndefined();
  });

  test('only items of which something else is said are sent', () => {
    const arrival = sheet('handled');
    const values = arrivalReview.valuesOf(arrival)!;
    expect(handledItems(arrival, values)).toEqual([]);
    expect(handledItems(arrival, { ...values, 'handling/b': 'repaired', 'handled/b': 'Y' })).toEqual([
      { code: 'TR-002', body: { id: 'b', handling: 'repaired', handled: 'Y', remark: null } },
    ]);
  });
});

test('notes that an older portal kept are read by their places; those of today stay', () => {
  expect(arrivalReview.fromOlder!({ a: { remark: 'Bent', handled: 'Y' } })).toEqual({ 'remark/a': 'Bent', 'handled/a': 'Y' });
  const now = { 'remark/a': 'Bent', noPass: { opinion: 'Dark', fields: [] } };
  expect(arrivalReview.fromOlder!(now)).toEqual(now);
});
