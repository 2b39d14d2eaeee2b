import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRowSlots, type SlottedRow } from './rowSlots.ts';

const slotsOf = (rows: readonly SlottedRow[], rowIds: readonly string[]) => rowIds.map((rowId) => rows.find((row) => row.rowId === rowId)!.slot);

test('a row that comes takes the slot of a row that went', () => {
  const { assign } = createRowSlots();
  expect(slotsOf(assign(['a', 'b', 'c'], false), ['a', 'b', 'c'])).toEqual([0, 1, 2]);
  expect(slotsOf(assign(['b', 'c', 'd'], false), ['b', 'c', 'd'])).toEqual([1, 2, 0]);
  expect(slotsOf(assign(['c', 'd', 'b', 'e'], false), ['c', 'd', 'b', 'e'])).toEqual([2, 0, 1, 3]);
});

test('elements stay where they stand in the document, until they are put in order', () => {
  const { assign } = createRowSlots();
  const ids = (rowIds: string[], inOrder: boolean) => assign(rowIds, inOrder).map(({ rowId }) => rowId);
  expect(ids(['a', 'b', 'c'], true)).toEqual(['a', 'b', 'c']);
  expect(ids(['b', 'c', 'd'], false)).toEqual(['d', 'b', 'c']);
  expect(ids(['b', 'c', 'd'], true)).toEqual(['b', 'c', 'd']);
  expect(ids(['c', 'd', 'e', 'f'], false)).toEqual(['e', 'c', 'd', 'f']);
});

test('whatever is rendered, slots are distinct, few, and kept by the rows that stay', () => {
  const rowIds = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(rowIds), (windows) => {
      const { assign } = createRowSlots();
      let before = new Map<string, number>();
      let most = 0;
      for (const ids of windows) {
        const slots = slotsOf(assign(ids, most % 2 === 0), ids);
        most = Math.max(most, ids.length);
        expect(new Set(slots).size).toBe(ids.length);
        expect(Math.max(-1, ...slots)).toBeLessThan(most);
        const now = new Map(ids.map((id, index) => [id, slots[index]!]));
        for (const [id, slot] of now) if (before.has(id)) expect(slot).toBe(before.get(id));
        before = now;
      }
    }),
  );
});
