import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsavedWork, noteUnsaved } from './unsavedWork.ts';

const asks = (target: EventTarget): boolean => !target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const stubWindow = (): EventTarget => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return target;
};
afterEach(() => vi.unstubAllGlobals());

test('the window asks while any form holds unsaved work, and no longer', () => {
  const target = stubWindow();
  expect(asks(target)).toBe(false);
  const takeBack = [noteUnsaved({}), noteUnsaved({}, 'tab-1')];
  expect(asks(target)).toBe(true);
  takeBack[0]!();
  expect(asks(target)).toBe(true);
  takeBack[1]!();
  expect(asks(target)).toBe(false);
});

test('a part of the application knows of its own work only', () => {
  stubWindow();
  const form = {};
  const takeBack = noteUnsaved(form, 'tab-1');
  expect([hasUnsavedWork('tab-1'), hasUnsavedWork('tab-2'), hasUnsavedWork()]).toEqual([true, false, true]);
  takeBack();
  expect([hasUnsavedWork('tab-1'), hasUnsavedWork()]).toEqual([false, false]);
});
