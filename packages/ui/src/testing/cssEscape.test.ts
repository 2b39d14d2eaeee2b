import { expect, test } from 'vitest';
import { cssEscape } from './cssEscape.ts';

test.each([
  ['part', 'part'],
  ['a.b:c', String.raw`a\.b\:c`],
  ['#drag', String.raw`\#drag`],
  ['1a', String.raw`\31 a`],
  ['-1', String.raw`-\31 `],
  ['-', String.raw`\-`],
  ['a b"]', String.raw`a\ b\"\]`],
  ['\\', '\\\\'],
  ['\\31 ', String.raw`\\31\ `],
  ['\u0001\u007F', String.raw`\1 \7f `],
  ['\0', '�'],
  ['数量_x-y', '数量_x-y'],
])('%j is %j', (text, escaped) => {
  expect(cssEscape(text)).toBe(escaped);
});
