import { afterEach, beforeEach, expect } from 'vitest';
import { createFinger } from './finger.ts';
import { createHands } from './hands.ts';

globalThis.storyFinger = createFinger();
globalThis.storyHands = createHands();

// A component that complains in the console is not finished: every error and warning fails its story.
const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    complaints.push(`${level}: ${args.map(String).join(' ').slice(0, 400)}`);
    original(...args);
  };
}
beforeEach(() => {
  complaints.length = 0;
});
afterEach(() => {
  expect(complaints.join('\n')).toBe('');
});
