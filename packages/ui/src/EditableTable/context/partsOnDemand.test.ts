import { expect, test, vi } from 'vitest';
import { partsOnDemand } from './partsOnDemand.ts';

const setUp = () => {
  const load = vi.fn(() => Promise.resolve({ name: 'pager' }));
  return { load, parts: partsOnDemand(load) };
};

test('a table that does not want it fetches nothing', () => {
  const { load, parts } = setUp();
  parts.ask(false);
  expect([parts.read(false), load.mock.calls.length]).toEqual([undefined, 0]);
});

test('waits for what was asked for, and fetches it once', async () => {
  const { load, parts } = setUp();
  parts.ask(true);
  parts.ask(true);
  let waitsFor: unknown;
  try {
    parts.read(true);
  } catch (thrown) {
    waitsFor = thrown;
  }
  await waitsFor;
  expect([parts.read(true), load.mock.calls.length]).toEqual([{ name: 'pager' }, 1]);
});

test('is also fetched where nobody asked before', async () => {
  const { load, parts } = setUp();
  expect(() => parts.read(true)).toThrow();
  await load.mock.results[0]!.value;
  expect(load).toHaveBeenCalledOnce();
});
