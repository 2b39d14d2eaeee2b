import { expect, test } from 'vitest';
import { toLanguage } from './language.ts';

test.each([
  ['zh-cn', 'zh-cn'],
  ['zh-CN', 'zh-cn'],
  ['zh-TW', 'zh-cn'],
  ['pt-BR', 'pt'],
  ['es_419', 'es'],
  ['ru', 'ru'],
  ['de', 'en'],
  ['', 'en'],
  [null, 'en'],
])('a browser that says %j gets %s', (wanted, language) => {
  expect(toLanguage(wanted)).toBe(language);
});

test('an application may take another language where none fits', () => {
  expect(toLanguage('de', 'zh-cn')).toBe('zh-cn');
});
