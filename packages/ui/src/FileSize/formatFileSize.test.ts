import { expect, test } from 'vitest';
import { languages } from '../HarrowProvider/language/language.ts';
import { formatFileSize } from './formatFileSize.ts';

test.each([
  [0, '0 KB'],
  [11, '0.01 KB'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1,023.99 KB'],
  [1_048_576, '1.00 MB'],
  [5_238_000, '4.99 MB'],
  [52_428_799, '49.99 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en').replace('\u00a0', ' ')).toBe(text);
});

test('units are those of the language', () => {
  const texts = languages.map((language) =>
    [language, formatFileSize(1536, language), formatFileSize(5_238_000, language)].join(' ').replaceAll('\u00a0', ' '),
  );
  expect(texts.toSorted()).toEqual([
    'en 1.5 KB 4.99 MB',
    'es 1,5 KB 4,99 MB',
    'fr 1,5 ko 4,99 Mo',
    'pt 1,5 KB 4,99 MB',
    'ru 1,5 кБ 4,99 МБ',
    'zh-cn 1.5 KB 4.99 MB',
  ]);
});
