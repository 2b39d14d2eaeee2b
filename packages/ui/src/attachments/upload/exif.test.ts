import { expect, test } from 'vitest';
import { exifSegment, withExif, withoutPreviews } from './exif.ts';

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

/** Of a camera: orientation, place of the details (maker's notes of 8 bytes), and a second directory with a small picture of 6 bytes. */
const ofCamera = (preview: string, notes: string, second: string): string =>
  [
    `ffe10068${exif}49492a0008000000`,
    // 8: two entries, then the second directory.
    `0200120103000100000001000000698704000100000026000000${second}`,
    // 38: one entry, notes at 56.
    '01007c920700080000003800000000000000',
    notes,
    // 64: two entries, the small picture at 90.
    `020001020400010000005a000000020204000100000006000000${preview}`,
  ].join('');

test('what would still show what was cut off is blank, and the second directory is not found any more', () => {
  const given = bytes(ofCamera('ffd8aabbffd9', '4e696b6f6e000102', '40000000'));
  expect(toHex(withoutPreviews(given)!)).toBe(ofCamera('000000000000', '0000000000000000', '00000000'));
  expect(toHex(given)).toContain('ffd8aabbffd9');
});

test('a segment without either stays as it is', () => expect(toHex(withoutPreviews(bytes(little))!)).toBe(little));

test('a segment that points out of itself is dropped', () => {
  expect(withoutPreviews(bytes(little.replace('08000000', 'ffffff00')))).toBeUndefined();
});
