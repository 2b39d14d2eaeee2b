import { expect, test } from 'vitest';
import { exifSegment, withExif } from './exif.ts';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (given: Uint8Array) => [...given].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const exif = '457869660000';
/** One directory with the orientation `06` (turned by a quarter). */
const little = `ffe10022${exif}49492a0008000000010012010300010000000600000000000000`;
const big = `ffe10022${exif}4d4d002a00000008000101120003000000010006000000000000`;
const jfif = 'ffe000104a46494600010100000100010000';
const scan = 'ffda0008010100003f00';

test.each([
  ['little', little, little.replace('0300010000000600', '0300010000000100')],
  ['big', big, big.replace('0003000000010006', '0003000000010001')],
])('the segment of a %s endian picture is found, and says upright', (_name, segment, upright) => {
  expect(toHex(exifSegment(bytes(`ffd8${jfif}${segment}${scan}`))!)).toBe(upright);
});

test('it is put in front of the other segments', () => {
  expect(toHex(withExif(bytes(`ffd8${jfif}${scan}`), bytes(little)))).toBe(`ffd8${little}${jfif}${scan}`);
});

test.each([
  ['no JPEG', '89504e470d0a1a0a'],
  ['without EXIF', `ffd8${jfif}${scan}`],
  ['cut inside the segment', `ffd8${little}`.slice(0, 40)],
  ['with a directory that points out of the segment', `ffd8${little.replace('08000000', 'ffffff00')}${scan}`],
  ['empty', ''],
])('a file that is %s has none', (_name, hex) => expect(exifSegment(bytes(hex))).toBeUndefined());
