import { expect, test } from 'vitest';
import { fileNameOf } from './download.ts';

test.each([
  ['attachment; filename="claim 1.pdf"', 'claim 1.pdf'],
  ['attachment; filename=claim.pdf', 'claim.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%D0%90%D0%BA%D1%82.pdf', 'Акт.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'x.pdf'],
  ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
  ['inline', undefined],
  [null, undefined],
])('%s names %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
