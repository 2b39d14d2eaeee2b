import { expect, test, vi } from 'vitest';
import { partsOnDemand } from './partsOnDemand.ts';

const setUp = () => {
  const load = vi.fn(() => Promise.resolve({ name: 'pager' }));
  return { load, parts: partsOnDemand(load) };
};

function thrownBy(read: () => unknown): unknown {
  try {
    return read();
  } catch (thrown) {
    return thrown;
  }
}

test('a table that does not want it fetches nothing', () => {
  const { load, parts } = setUp();
  parts.ask(false);
  expect([parts.read(false), load.mock.calls.length]).toEqual([undefined, 0]);
});

test.each([
  ['asked for beforehand', 2],
  ['not asked for', 0],
])('what is %s is fetched once, and waited for', async (_, times) => {
  const { load, parts } = setUp();
  for (let at = 0; at < times; at += 1) parts.ask(true);
  const waitsFor = thrownBy(() => parts.read(true));
  expect(waitsFor).toBeInstanceOf(Promise);
  await waitsFor;
  expect([parts.read(true), load.mock.calls.length]).toEqual([{ name: 'pager' }, 1]);
});
