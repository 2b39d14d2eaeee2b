import { expect, test } from 'vitest';
import { acceptOfFamilies, familyOfFile } from './fileFamilies.ts';

test.each([
  ['a.JPG', 'image/jpeg', 'image'],
  ['IMG_1.HEIC', '', 'image'],
  ['a.hif', '', 'image'],
  ['film.mp4', 'video/mp4', 'video'],
  ['film.3gp', '', 'video'],
  ['knock.mp3', 'audio/mpeg', 'audio'],
  ['scan.pdf', 'application/pdf', 'pdf'],
  ['list.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'office'],
  ['list.xls', 'application/vnd.ms-excel', 'office'],
  ['all.zip', 'application/x-zip-compressed', 'archive'],
  // The type says more than the name.
  ['picture.pdf', 'image/png', 'image'],
  ['a.txt', 'text/plain', undefined],
  ['photo', '', undefined],
])('%s of the type %j is %s', (name, type, family) => expect(familyOfFile({ name, type })).toBe(family));

test('an input asks for pictures as such, so that phones hand over JPEG', () =>
  expect(acceptOfFamilies(['image', 'pdf', 'archive'])).toBe('image/*,.pdf,.zip'));
