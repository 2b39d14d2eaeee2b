import { expect, test } from 'vitest';
import { withoutMasks } from './masks.ts';

const shown = { id: 'a', phone: '138****1234', remark: 'as before', people: [{ id: 'x', name: 'Ada', phone: '077****0000' }] };

test('a mask that was shown is not sent back, in the header or in a line', () => {
  expect(withoutMasks({ ...shown, remark: 'changed' }, shown)).toEqual({ id: 'a', remark: 'changed', people: [{ id: 'x', name: 'Ada' }] });
});

test('what was typed instead is sent, and so is a field that was emptied', () => {
  const typed = {
    phone: '13900000000',
    remark: null,
    people: [
      { id: 'x', phone: '' },
      { name: 'new', phone: '1' },
    ],
  };
  expect(withoutMasks(typed, shown)).toEqual(typed);
});

test('asterisks that somebody typed are left to the server', () => {
  expect(withoutMasks({ phone: '139****9999', remark: '****' }, shown)).toEqual({ phone: '139****9999', remark: '****' });
  expect(withoutMasks({ phone: '138****1234' }, undefined)).toEqual({ phone: '138****1234' });
});
