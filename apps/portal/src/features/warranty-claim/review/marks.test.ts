import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

test('a field is marked by its name, a line by field and id', () => {
  expect(marksOf(['vehiclePlatePhoto', 'claimHours/0a1b'])).toEqual([{ field: 'vehiclePlatePhoto' }, { field: 'claimHours', lineId: '0a1b' }]);
});
