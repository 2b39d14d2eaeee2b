import { expect, test, vi } from 'vitest';
import { createObservable } from './observable.ts';

test('tells everybody who listens, until they stop', () => {
  const { subscribe, notify, isObserved } = createObservable();
  const [one, other] = [vi.fn(), vi.fn()];
  const leave = subscribe(one);
  const leaveOther = subscribe(other);
  notify();
  leave();
  notify();
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  expect(isObserved()).toBe(true);
  leaveOther();
  expect(isObserved()).toBe(false);
});

test('who comes while others are told is told the next time', () => {
  const { subscribe, notify } = createObservable();
  const late = vi.fn();
  subscribe(() => subscribe(late));
  notify();
  expect(late).not.toHaveBeenCalled();
  notify();
  expect(late).toHaveBeenCalledOnce();
});
