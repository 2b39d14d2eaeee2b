import { expect, test } from 'vitest';
import { changedValues } from './changedValues.ts';

test.each([
  [undefined, undefined, {}],
  [{ vin: 'L9' }, { vin: 'L9' }, {}],
  [{ vin: 'L9' }, undefined, { vin: undefined }],
  [{ vin: 'L9', status: ['draft'] }, { vin: 'L8', status: ['draft'] }, { vin: 'L8' }],
  [{ status: ['draft'] }, { status: ['draft', 'pass'], vin: 'L9' }, { status: ['draft', 'pass'], vin: 'L9' }],
])('from %j to %j', (before, after, changed) => {
  expect(changedValues(before, after)).toStrictEqual(changed);
});
