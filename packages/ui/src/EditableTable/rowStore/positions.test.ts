import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createPositions } from './positions.ts';

const many = Array.from({ length: 5000 }, (_, index) => `id-${index}`);
const noneTwice = () => expect.unreachable();

test.each([10, 5000])('an id that is there twice gets one of its own, in a list of %d at the latest when it is learnt', (length) => {
  const ids = [...many.slice(0, length), 'id-3', 'id-3 (2)', 'id-3'];
  const told = vi.fn();
  const positions = createPositions(ids, told);
  positions.findRepeated();
  expect(ids.slice(-3)).toEqual(['id-3 (3)', 'id-3 (2)', 'id-3 (4)']);
  expect(['id-3', ...ids.slice(-3)].map(positions.indexOf)).toEqual([3, length, length + 1, length + 2]);
  expect(told.mock.calls).toEqual([[new Map(['id-3 (3)', 'id-3 (4)'].map((id) => [id, 'id-3']))]]);
});

test('a new temporary id is not in the list, one that is there is', () => {
  const { has } = createPositions([...many, 'new-1'], noneTwice);
  expect([has('new-1'), has('new-2'), has('id-4999'), has('id-5000')]).toEqual([true, false, true, false]);
});

test('an id that went is known to be gone without reading the list', () => {
  let reads = 0;
  const watched = new Proxy(many.slice(10), {
    get(list, name) {
      reads += 1;
      return Reflect.get(list, name) as unknown;
    },
  });
  const positions = createPositions([...many], noneTwice);
  positions.remove(many.slice(0, 10));
  positions.update(watched, 10);
  expect(positions.indexOf('id-5')).toBe(-1);
  expect(reads).toBe(0);
  positions.update(['id-5', ...watched], 1, { ids: ['id-5'], indexes: [0] });
  expect(positions.indexOf('id-5')).toBe(0);
});

test('answers like a plain list, whatever is asked for and changed in between', () => {
  type Step = { ask: number } | { expect: number } | { insert: number } | { remove: number };
  const place = fc.nat(4999);
  const step: fc.Arbitrary<Step> = fc.oneof(
    place.map((ask) => ({ ask })),
    place.map((index) => ({ expect: index })),
    place.map((insert) => ({ insert })),
    place.map((remove) => ({ remove })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let list: readonly string[] = many;
      let count = 0;
      const positions = createPositions([...many], noneTwice);
      for (const one of steps) {
        if ('ask' in one) expect(positions.indexOf(`id-${one.ask}`)).toBe(list.indexOf(`id-${one.ask}`));
        if ('expect' in one) positions.expect(one.expect);
        if ('insert' in one) {
          const id = `new-${(count += 1)}`;
          list = list.toSpliced(one.insert, 0, id);
          positions.update(list, 1, { ids: [id], indexes: [Math.min(one.insert, list.length - 1)] });
        }
        if ('remove' in one && list[one.remove] !== undefined) {
          const id = list[one.remove]!;
          list = list.toSpliced(one.remove, 1);
          positions.remove([id]);
          positions.update(list, 1);
        }
        for (const index of [0, 17, list.length - 1]) expect(positions.indexOf(list[index]!)).toBe(index);
      }
    }),
    { numRuns: 60 },
  );
});
