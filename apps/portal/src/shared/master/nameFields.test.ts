import { expect, test } from 'vitest';
import { ownNames } from './nameFields.ts';

const copied = { code: 'CIS', nameZh: 'CIS', nameEn: 'CIS', nameEs: 'CIS', nameRu: 'СНГ', nameFr: 'CIS', namePt: '' };

test('names that repeat the English one are left to follow it; the Chinese one only where one is enough', () => {
  expect(ownNames(copied, true)).toEqual({ code: 'CIS', nameZh: '', nameEn: 'CIS', nameEs: '', nameRu: 'СНГ', nameFr: '', namePt: '' });
  expect(ownNames(copied)).toEqual({ code: 'CIS', nameZh: 'CIS', nameEn: 'CIS', nameEs: '', nameRu: 'СНГ', nameFr: '', namePt: '' });
});

test('a record without names is as it was', () => expect(ownNames({ code: 'A' })).toEqual({ code: 'A' }));
