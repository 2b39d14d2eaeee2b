import { expect, test } from 'vitest';
import { mergeValues } from './mergeValues.ts';

const base = { place: null as string | null, hours: 100, title: { en: 'Old', es: 'Viejo' }, parts: [{ partsCode: 'A' }], version: 1 };
const fields = ['place', 'hours', 'title', 'parts'];

test('what only one of two changed goes on', () => {
  const mine = { ...base, hours: 120, title: { en: 'New', es: 'Viejo' } };
  const theirs = { ...base, place: 'Yard 3', title: { en: 'Old', es: 'Nuevo' }, version: 2 };
  const { form, changes } = mergeValues(fields, { base, mine, theirs }, {});
  expect(form).toEqual({ place: 'Yard 3', hours: 120, title: { en: 'New', es: 'Nuevo' }, parts: base.parts, version: 2 });
  expect(changes.map(({ field, by, taken }) => [field, by, taken])).toEqual([
    ['place', 'them', 'theirs'],
    ['hours', 'me', 'mine'],
    ['title.en', 'me', 'mine'],
    ['title.es', 'them', 'theirs'],
  ]);
});

test('where both changed the same field, the user chooses', () => {
  const mine = { ...base, place: 'Field', parts: [{ partsCode: 'A' }, { partsCode: 'B' }] };
  const theirs = { ...base, place: 'Yard 3', parts: [] };
  const kept = mergeValues(fields, { base, mine, theirs }, {});
  expect(kept.form).toMatchObject({ place: 'Field', parts: mine.parts });
  const { form, changes } = mergeValues(fields, { base, mine, theirs }, { 'header/place': 'theirs' });
  expect(form).toMatchObject({ place: 'Yard 3', parts: mine.parts });
  expect(changes.map(({ by }) => by)).toEqual(['both', 'both']);
});

test('a field that is empty in another way is not changed, nor is a list with the same lines', () => {
  const mine = { ...base, place: '', parts: [{ partsCode: 'A' }] };
  expect(mergeValues(fields, { base, mine, theirs: base }, {}).changes).toEqual([]);
});
