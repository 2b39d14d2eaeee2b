import { expect, test } from 'vitest';
import { secondLanguageOf } from './secondLanguageOf.ts';

test.each([
  ['en', 'zh-cn', 'zh-cn', 'zh-cn'],
  ['zh-cn', 'zh-cn', 'zh-cn', 'en'],
  ['es', 'pt', 'fr', 'fr'],
  ['fr', 'pt', 'fr', 'pt'],
  ['en', 'en', 'en', 'zh-cn'],
] as const)('a paper in %s of a company of %s with %s as its second language has %s below', (own, language, paperLanguage, second) => {
  expect(secondLanguageOf(own, { language, paperLanguage })).toBe(second);
});
