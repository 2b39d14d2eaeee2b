import { afterEach, beforeEach, expect } from 'vitest';
import { createFinger } from './finger.ts';
import { createHands } from './hands.ts';

globalThis.storyFinger = createFinger();
globalThis.storyHands = createHands();

// A component that complains in the console is not finished: every error and warning fails its story.
// The one exception is not the component's: Storybook takes a story down within `act`, and leaves React's queue open for
// one more task after it has reset the flag of `act`; whatever React does in that task is complained about.
const complaintAboutStorybook = 'The current testing environment is not configured to support act(...)';
const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    if (args[0] !== complaintAboutStorybook) complaints.push(`${level}: ${args.map(String).join(' ').slice(0, 400)}`);
    original(...args);
  };
}
beforeEach(() => {
  complaints.length = 0;
});
afterEach(() => {
  expect(complaints.join('\n')).toBe('');
});
