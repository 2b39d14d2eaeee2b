import { expect, test } from 'vitest';
import { dateOrderIn, dateOrderOf } from './dateOrder.ts';
import { readDay } from './readDay.ts';

test.each([
  ['en', 'monthFirst'],
  ['en-US', 'monthFirst'],
  ['en-GB', 'dayFirst'],
  ['en-AU', 'dayFirst'],
  ['fr', 'dayFirst'],
  ['ru', 'dayFirst'],
  ['pt-BR', 'dayFirst'],
  ['es-PA', 'monthFirst'],
])('%s writes %s', (tag, order) => expect(dateOrderOf(tag)).toBe(order));

test.each([
  [['03/04/2026', '24/12/2026'], 'dayFirst'],
  [['03/04/2026', '12/24/2026'], 'monthFirst'],
  [['03/04/2026'], undefined],
  [['24/12/2026', '12/24/2026'], undefined],
  [['24/12/26 07:05', 'pump', ''], 'dayFirst'],
  [['12-24-2026'], 'monthFirst'],
  [['24.12.2026'], undefined],
  [['2026-12-24'], undefined],
  [['13/13/2026'], undefined],
  [['24/12/20265', '24/12-2026'], undefined],
])('%j are written in the order %s', (texts, order) => expect(dateOrderIn(texts)).toBe(order));

test.each([
  ['03/04/2026', 'dayFirst', '2026-04-03'],
  ['03/04/2026', 'monthFirst', '2026-03-04'],
  ['03/04/2026', undefined, 'unknownOrder'],
  ['04/04/2026', undefined, '2026-04-04'],
  ['24/12/2026', 'dayFirst', '2026-12-24'],
  ['24/12/2026', 'monthFirst', 'noDay'],
  ['24/12/2026', undefined, '2026-12-24'],
  ['3.4.2026', 'monthFirst', '2026-04-03'],
  ['3.4.2026', undefined, '2026-04-03'],
  ['12.24.2026', 'monthFirst', 'noDay'],
  ['3-4-26', 'dayFirst', '2026-04-03'],
  ['2026-04-03', undefined, '2026-04-03'],
  ['2026/4/3', 'monthFirst', '2026-04-03'],
  ['2026年4月3日', undefined, '2026-04-03'],
  ['30/02/2026', undefined, 'noDay'],
  ['2026-02-30', 'dayFirst', 'noDay'],
  ['0026-05-18', undefined, 'noDay'],
  ['03/04-2026', 'dayFirst', 'noDay'],
  ['03/04/2026x', 'dayFirst', 'noDay'],
  ['', 'dayFirst', 'noDay'],
] as const)('%s, %s: %s', (text, order, expected) => expect(readDay(text, order)).toEqual(expected.startsWith('20') ? { day: expected } : { fault: expected }));
