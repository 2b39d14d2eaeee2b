import { expect, test, vi } from 'vitest';
import { logOutput } from './logOutput.ts';

test('log lines of a moment are written together, in their order', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const output = logOutput((text) => written.push(text));
  output.write('a\n');
  output.write('b\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['a\nb\n']);
  output.write('c\n');
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['a\nb\n', 'c\n']);
  vi.useRealTimers();
});
