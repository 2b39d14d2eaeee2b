import { expect, test } from 'vitest';
import { isUntouched } from './keptInput.ts';

test.each([
  ['nothing typed', {}, {}, true],
  ['a text', { opinion: 'Too dark' }, {}, false],
  ['a text that was emptied again', { opinion: '', fields: [] }, {}, true],
  ['a preset value', { receivedDate: '2026-11-29', amount: 12.5 }, { receivedDate: '2026-11-29', amount: 12.5 }, true],
  ['a preset value that was emptied', { amount: undefined }, { amount: 12.5 }, false],
  ['another value than the preset one', { amount: 0 }, { amount: 12.5 }, false],
  ['values by name, typed', { byFault: { '01': 3 } }, { byFault: {} }, false],
  ['values by name, not typed', { byFault: {} }, { byFault: {} }, true],
])('%s', (_, typed, begun, isSame) => expect(isUntouched(typed, begun)).toBe(isSame));
