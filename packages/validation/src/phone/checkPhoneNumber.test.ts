import { expect, test } from 'vitest';
import { checkPhoneNumber } from './checkPhoneNumber.ts';

test.each<[typed: string, country?: string]>([
  // Mobile and landline, with the code of the country and without.
  ['13812345678', 'CN'],
  ['+86 138 1234 5678'],
  ['0086 13812345678'],
  ['0755-2555 0140', 'CN'],
  ['(0755) 25550140', 'CN'],
  ['+86 755 2555 0140'],
  ['400-820-8820', 'CN'],
  ['+56 9 5550 1402', 'CL'],
  ['9 5550 1402', 'CL'],
  ['63 255 0140', 'CL'],
  ['+254 51 255 0140', 'KE'],
  ['0711 123456', 'KE'],
  ['8 (495) 123-45-67', 'RU'],
  ['+7 495 123-45-67'],
  ['(11) 91234-5678', 'BR'],
  ['01 23 45 67 89', 'FR'],
  ['+44 (0)20 7946 0000'],
  ['(+44) 20 7946 0000'],
  ['089/1234567', 'DE'],
  ['+1.415.555.2671'],
  // Other hands: full width, other dashes, spaces that do not break.
  ['＋86（755）2555—0140'],
  ['+56 9 5550 1402'],
  // A neighbour's number, and one within a place.
  ['+51 987 654 321', 'CL'],
  ['255 0140', 'CL'],
  ['2555 0140', 'CN'],
  // Extensions.
  ['+1 415 555 2671 ext. 12'],
  ['+1 415 555 2671 x12'],
  ['+55 11 3091-1234 ramal 12'],
  ['+7 495 123-45-67 доб. 12'],
  ['+33 1 23 45 67 89 poste 12'],
  ['0755-25550140 转 8012', 'CN'],
  ['0755-25550140转8012', 'CN'],
  ['0755-25550140 分机：8012', 'CN'],
  ['+86 755 2555 0140 #8012'],
  // The country, or the number, is unknown: it might exist.
  ['12345678'],
  ['+999 1234 5678'],
  ['12345678', 'XX'],
  ['+56 1 5550 1402'],
])('%s of %s may be a number', (typed, country) => expect(checkPhoneNumber(typed, country)).toEqual({ ok: true }));

test.each<[typed: string, country: string | undefined, reason: string]>([
  ['+55 CALL ME', 'BR', 'characters'],
  ['none', undefined, 'characters'],
  ['ana@harrow.example', 'CL', 'characters'],
  ['+56 9 5550 1402; +56 9 5550 1403', 'CL', 'characters'],
  ['+56+9 5550 1402', 'CL', 'characters'],
  ['ext. 12', undefined, 'tooShort'],
  ['12', 'CL', 'tooShort'],
  ['----', 'CL', 'tooShort'],
  ['12345', 'CL', 'tooShort'],
  ['+56 9 1234', undefined, 'tooShort'],
  ['+86 755 25', undefined, 'tooShort'],
  ['9 5550 1402 5550 14', 'CL', 'tooLong'],
  ['+56 9 5550 1402 5550', undefined, 'tooLong'],
  ['1234567890123456', undefined, 'tooLong'],
  ['138123456789012', 'CN', 'tooLong'],
  ['+86 12345678901', undefined, 'mobile'],
  ['12345678901', 'CN', 'mobile'],
])('%s of %s is refused: %s', (typed, country, reason) => expect(checkPhoneNumber(typed, country)).toEqual({ ok: false, reason }));
