import { describe, expect, test } from 'vitest';
import type { FormPlaces } from '../openForm.ts';
import { inStepOrder } from './inStepOrder.ts';
import { stepStates } from './stepStates.ts';

const names = ['machine', 'owner', 'training', 'files'];
const places: FormPlaces = {
  photo: { section: 'files', isMissing: true },
  invoiceScan: { section: 'files' },
  trainees: { section: 'training', isMissing: true },
  ownerName: { section: 'owner' },
  deliveryDate: { section: 'machine' },
  remark: { section: 'beside' },
};
const error = (field: string, list?: string) => ({ list, field });

describe('problems', () => {
  const found = [error('version'), error('photo'), error('name', 'trainees'), error('remark'), error('ownerName'), error('deliveryDate')];
  test('stand in the order of the steps of their field, list or slot; those of no step come last', () => {
    expect(inStepOrder(found, places, { names }).map(({ field }) => field)).toEqual(['deliveryDate', 'ownerName', 'name', 'photo', 'version', 'remark']);
  });
  test('of a form without steps stay as they came', () => {
    expect(inStepOrder(found, places, undefined)).toEqual(found);
  });
});

describe('a step', () => {
  test('is done while nothing is missing in it, and counts the problems of its fields, lists and slots', () => {
    expect(stepStates(names, places, [error('ownerName'), error('name', 'trainees'), error('role', 'trainees'), error('version')])).toEqual([
      { name: 'machine', isDone: true, errorCount: 0 },
      { name: 'owner', isDone: true, errorCount: 1 },
      { name: 'training', isDone: false, errorCount: 2 },
      { name: 'files', isDone: false, errorCount: 0 },
    ]);
  });
  test('is not done before its fields are there', () => {
    expect(stepStates(['machine'], {}, [])).toEqual([{ name: 'machine', isDone: false, errorCount: 0 }]);
  });
});
