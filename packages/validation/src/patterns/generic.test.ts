import { expect, test } from 'vitest';
import type { Check } from '../check.ts';
import { checkAlphanumeric } from './checkAlphanumeric.ts';
import { checkBankAccount } from './checkBankAccount.ts';
import { checkBankCard } from './checkBankCard.ts';
import { checkEmail } from './checkEmail.ts';
import { checkIban } from './checkIban.ts';
import { checkIdNumber } from './checkIdNumber.ts';
import { checkLength } from './checkLength.ts';
import { checkMobile } from './checkMobile.ts';
import { checkPersonName } from './checkPersonName.ts';
import { checkPhone } from './checkPhone.ts';
import { checkSelection } from './checkSelection.ts';
import { checkUrl } from './checkUrl.ts';
import { checkUsername } from './checkUsername.ts';

/** Text, result, and the expected reason of a refusal; no reason means accepted. */
const table: [what: string, answer: Check<string>, reason?: string][] = [
  ['a mobile of the wider reading', checkMobile('16612345678')],
  ['a mobile of the narrower reading', checkMobile('13812345678', 'prefix')],
  ['the wider reading read narrowly', checkMobile('16612345678', 'prefix'), 'format'],
  ['a mobile that starts with 12', checkMobile('12012345678'), 'format'],
  ['a Chinese phone number', checkPhone('13812345678', 'CN')],
  ['a foreign number in China', checkPhone('+55 11 91234-5678', 'CN'), 'format'],
  ['a foreign number elsewhere', checkPhone('+55 (11) 91234-5678', 'BR')],
  ['a phone number with letters', checkPhone('+55 CALL ME', 'BR'), 'format'],
  ['a user name of 4', checkUsername('d_01')],
  ['a user name of 18', checkUsername('a'.repeat(18))],
  ['a user name of 3', checkUsername('abc'), 'format'],
  ['a user name of 19', checkUsername('a'.repeat(19)), 'format'],
  ['a user name with a point', checkUsername('d001.admin'), 'format'],
  ['no e-mail', checkEmail('')],
  ['an e-mail', checkEmail('ann@mail.a.example')],
  ['an e-mail with two dots', checkEmail('ann..b@a.example'), 'format'],
  ['an e-mail of 260 characters', checkEmail(`${'a'.repeat(250)}@a.example`), 'tooLong'],
  ['an https address', checkUrl('https://a.example')],
  ['an address with a port, and an @ in its path', checkUrl('http://a.example:8080/@b?c=@d')],
  ['an address with a password', checkUrl('https://user:pw@a.example'), 'format'],
  ['an address that looks like another', checkUrl('https://a.example\\@b.example'), 'format'],
  ['an address without a host', checkUrl('https:///x'), 'format'],
  ['an address with a blank', checkUrl('https://a.example/a b'), 'format'],
  ['a card of 10 digits', checkBankCard('1234567890')],
  ['a card of 20 digits', checkBankCard('1'.repeat(20))],
  ['a card of 9 digits', checkBankCard('123456789'), 'format'],
  ['a card of 21 digits', checkBankCard('1'.repeat(21)), 'format'],
  ['the IBAN of the standard, in groups', checkIban('GB82 WEST 1234 5698 7654 32')],
  ['a German IBAN in lower case', checkIban('de89370400440532013000')],
  ['an IBAN with swapped digits', checkIban('GB82 WEST 1234 5698 7654 23'), 'checkDigits'],
  ['an IBAN without a country', checkIban('82WEST12345698765432'), 'format'],
  ['an account in China', checkBankAccount('6222021234567890', 'CN')],
  ['an IBAN in China', checkBankAccount('GB82WEST12345698765432', 'CN'), 'format'],
  ['an IBAN elsewhere', checkBankAccount('GB82 WEST 1234 5698 7654 32', 'GB')],
  ['a wrong IBAN elsewhere', checkBankAccount('GB83WEST12345698765432', 'GB'), 'checkDigits'],
  ['an account without IBAN elsewhere', checkBankAccount('0001 2345 6789', 'US')],
  ['an account of 35 digits', checkBankAccount('1'.repeat(35), 'US'), 'format'],
  ['an ID number with hyphens', checkIdNumber('12-34 56-AB')],
  ['an ID number of 50', checkIdNumber('A'.repeat(50))],
  ['an ID number of 51', checkIdNumber('A'.repeat(51)), 'format'],
  ['an ID number of hyphens only', checkIdNumber('--'), 'format'],
  ['20 letters and digits', checkAlphanumeric('a1'.repeat(10))],
  ['21 letters and digits', checkAlphanumeric('a'.repeat(21)), 'format'],
  ['a code with a hyphen', checkAlphanumeric('a-1'), 'format'],
  ['a Chinese name', checkPersonName('王芳')],
  ['an English name', checkPersonName("Ann-Marie O'Hara")],
  ['a name of one character', checkPersonName('王'), 'format'],
  ['a name of 101 characters', checkPersonName('a'.repeat(101)), 'format'],
  ['a name with a digit', checkPersonName('Ann 2'), 'format'],
  ['a name that is markup', checkPersonName('<b>Ann</b>'), 'format'],
  ['255 characters', checkLength('长'.repeat(255), { max: 255 })],
  ['256 characters', checkLength('长'.repeat(256), { max: 255 }), 'tooLong'],
  ['fewer than the minimum', checkLength('ab', { min: 3 }), 'tooShort'],
  ['rare characters, counted as one each', checkLength('𠮷👍', { max: 2 })],
  ['too few selections', checkSelection([], { min: 1 }), 'tooFew'],
  ['too many selections', checkSelection([1, 2, 3], { max: 2 }), 'tooMany'],
  ['selections on both bounds', checkSelection([1, 2], { min: 2, max: 2 })],
];

test.each(table)('%s', (_what, answer, reason) => {
  expect(answer).toEqual(reason === undefined ? { ok: true } : { ok: false, reason });
});

test('hostile texts of 100,000 characters are answered at once', () => {
  const checks = [checkEmail, checkUrl, checkPersonName, checkUsername, checkIdNumber, checkIban];
  for (const check of checks)
    for (const text of ['a'.repeat(1e5), 'a.'.repeat(5e4), 'a@'.repeat(5e4), '-'.repeat(1e5)]) expect(check(`${text}!`).ok).toBe(false);
});
