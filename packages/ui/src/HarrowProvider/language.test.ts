import { expect, test } from 'vitest';
import { toLanguage } from './language.ts';

test.each([
  ['zh-cn', 'zh-cn'],
  ['zh-CN', 'zh-cn'],
  ['zh-TW', 'zh-cn'],
  ['pt-BR', 'pt'],
  ['es_419', 'es'],
  ['ru', 'ru'],
  ['de', 'zh-cn'],
  ['', 'zh-cn'],
  [null, 'zh-cn'],
])('a browser that says %j gets %s', (wanted, language) => {
  expect(toLanguage(wanted)).toBe(language);
});
