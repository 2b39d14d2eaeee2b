import { expect, test } from 'vitest';
import { type Language, message, textOf } from './messages.ts';

/** Languages group with several kinds of space; for a reader they are one. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test.each<[Language, string]>([
  ['zh-cn', '预付款余额不足：1,234.50 EUR'],
  ['en', 'Prepayment balance is insufficient: 1,234.50 EUR'],
  ['es', 'Saldo de anticipo insuficiente: 1.234,50 EUR'],
  ['ru', 'Недостаточно предоплаты: 1 234,50 EUR'],
  ['fr', 'Solde d’acompte insuffisant : 1 234,50 EUR'],
  ['pt', 'Saldo de adiantamento insuficiente: 1.234,50 EUR'],
])('an amount is written as the reader writes it: %s', (language, text) => {
  expect(plain(textOf(language, { code: 'E-304', params: { bal: 1234.5, cur: 'EUR' } }))).toBe(text);
});

test('other numbers keep the decimals they have, texts stay as they are', () => {
  expect(plain(message('ru', 'E-211', { h: 1000.1, w: 12000 }))).toBe('Наработка 1 000,1 превышает гарантийную 12 000');
  expect(message('ru', 'W-215', { no: 'WC2611D001-0001' })).toContain('WC2611D001-0001');
});

test('what is not given stays visible', () => {
  expect(message('en', 'E-211', { h: 5 })).toBe('Operating hours 5 exceed the warranty hours {w}');
});
