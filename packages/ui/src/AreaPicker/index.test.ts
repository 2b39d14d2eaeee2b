import { expect, test } from 'vitest';
import * as areas from './index.ts';

test('the entry area-picker exports these names and no others', () => {
  expect(Object.keys(areas).sort()).toEqual(['AreaPicker', 'AreaText', 'areaLookup', 'chinaAreas', 'chinaCode', 'createAreaTree']);
});
