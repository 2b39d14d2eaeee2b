import { expect, test } from 'vitest';
import * as pickers from './index.ts';

test('the entry pickers exports these names and no others', () => {
  expect(Object.keys(pickers).sort()).toEqual([
    'DepartmentPicker',
    'PositionPicker',
    'ReportPopup',
    'RolePicker',
    'SelectFromList',
    'SelectListDialog',
    'UserPicker',
    'departmentLookup',
    'recordLookup',
    'reportPopupSource',
    'userLookup',
  ]);
});
