import { expect, test } from 'vitest';
import { alignmentOfStyle, isRichTextAddress, isRichTextAlignment, isRichTextMediaAddress, isRichTextStyle } from './index.ts';

test.each([
  ['https://example.com/a?b=c', true],
  ['mailto:a@example.com', true],
  ['tel:+7701', true],
  ['/sys/common/static/temp/a.png', true],
  ['a/b:c', true],
  ['#part', true],
  ['data:image/png;base64,AAAA', true],
  ['data:image/svg+xml;base64,AAAA', false],
  ['data:text/html,x', false],
  ['javascript:alert(1)', false],
  ['https://example.com/@user', true],
  ['https://user:pw@example.com/', false],
  ['//user@example.com/', false],
  ['JaVa\nScRiPt:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['vbscript:x', false],
  ['blob:https://example.com/1', false],
])('a rich text may point to %j: %s', (url, expected) => {
  expect(isRichTextAddress(url)).toBe(expected);
});

test.each([
  ['text-align: center', 'center'],
  [' text-align:right; ', 'right'],
  ['text-align: start', undefined],
  ['text-align: center; position: fixed', undefined],
  ['background: url(javascript:x)', undefined],
])('a style that says %j aligns to %s, or may not be there', (style, expected) => {
  expect(alignmentOfStyle(style)).toBe(expected);
  expect(isRichTextStyle(style)).toBe(expected !== undefined);
});

test.each([
  ['justify', true],
  ['middle', false],
  ['', false],
])('a text may be aligned to %j: %s', (align, expected) => {
  expect(isRichTextAlignment(align)).toBe(expected);
});

test.each([
  ['https://films.example/a.mp4?x=1', true],
  ['/sys/common/static/jeditor/a.mp4?inline=1', true],
  ['http://films.example/a.mp4', false],
  ['//films.example/a.mp4', false],
  ['https://user:pw@films.example/a.mp4', false],
  ['/\\films.example/a.mp4', false],
  ['https:///a.mp4', false],
  ['a.mp4', false],
  ['data:video/mp4;base64,AAAA', false],
  ['blob:https://example.com/1', false],
  ['javascript:alert(1)', false],
  ['/a\nb.mp4', false],
  ['', false],
])('a film of a rich text may lie at %j: %s', (url, expected) => {
  expect(isRichTextMediaAddress(url)).toBe(expected);
});
