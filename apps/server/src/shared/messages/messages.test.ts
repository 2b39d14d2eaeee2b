import { expect, test } from 'vitest';
import { eventText, firstMessage, hasMessage, type Language, message, textOf } from './messages.ts';

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
  expect(plain(message('ru', 'E-211', { h: 1000.1, w: 12000 }))).toBe('Моточасы 1 000,1 превышают гарантийные 12 000');
  expect(message('ru', 'W-215', { no: 'WC2611D001-0001' })).toContain('WC2611D001-0001');
});

test('what is not given stays visible', () => {
  expect(message('en', 'E-211', { h: 5 })).toBe('Operating hours 5 exceed the warranty hours {w}');
});

test.each<[Language, number, string]>([
  ['en', 1, '1 unread message'],
  ['en', 2, '2 unread messages'],
  ['fr', 0, '0 message non lu'],
  ['fr', 2, '2 messages non lus'],
  ['pt', 1, '1 mensagem não lida'],
  ['es', 2_000_000, '2.000.000 de mensajes sin leer'],
  ['ru', 1, 'Непрочитанные сообщения: 1'],
  ['zh-cn', 1, '1条未读消息'],
])('a text that counts takes the form of its number: %s %d', (language, n, text) => {
  expect(plain(message(language, 'mail.digest', { n }))).toBe(text);
});

test('a text with plural forms is known, also to those who do not count', () => {
  expect(hasMessage('mail.digest')).toBe(true);
  expect(firstMessage('en', 'menu.unknown', 'mail.digest')).toContain('unread messages');
  expect(eventText('en', 'mail.failed', 'title', { n: 1 })).toBe('1 e-mail could not be sent');
});
