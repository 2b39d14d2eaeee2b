import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

test('a field is marked by its name, a line by field and id, each with what was said about it', () => {
  expect(marksOf([{ value: 'vehiclePlatePhoto', note: 'Not readable' }, { value: 'claimHours/0a1b' }])).toEqual([
    { field: 'vehiclePlatePhoto', note: 'Not readable' },
    { field: 'claimHours', lineId: '0a1b' },
  ]);
});
