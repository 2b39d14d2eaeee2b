import { expect, test } from 'vitest';
import { withoutPreviews } from './withoutPreviews.ts';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (given: Uint8Array) => [...given].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const exif = '457869660000';
/** One directory with the orientation alone. */
const little = `ffe10022${exif}49492a0008000000010012010300010000000600000000000000`;

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

test('a segment whose small picture lies in pieces is dropped', () => {
  const inOne = ofCamera('ffd8aabbffd9', '4e696b6f6e000102', '40000000');
  expect(withoutPreviews(bytes(inOne.replace('01020400010000005a', '11010400020000005a')))).toBeUndefined();
});

test('a segment without either stays as it is', () => expect(toHex(withoutPreviews(bytes(little))!)).toBe(little));

test('a segment that points out of itself is dropped', () => {
  expect(withoutPreviews(bytes(little.replace('08000000', 'ffffff00')))).toBeUndefined();
});
