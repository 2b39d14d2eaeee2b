import type { HandoverTrain } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { newHandover } from './handoverForm.ts';
import type { PlacedError } from './handoverFormKind.ts';
import { inOrder, isDone, stepOf } from './handoverSteps.ts';

const error = (field: string, list?: PlacedError['list']): PlacedError => ({ list, rowId: undefined, field, code: 'E-013', text: field });

test('a problem belongs to the step of its field, its list or its slot', () => {
  expect([error('invoiceNo'), error('name', 'trainees'), error('customerSignature'), error('version')].map(stepOf)).toEqual([
    'machine',
    'training',
    'files',
    undefined,
  ]);
});

test('problems stand in the order of the page; those of no field come last', () => {
  const found = [error('version'), error('handoverPhoto'), error('name', 'trainees'), error('ownerName'), error('deliveryDate')];
  expect(inOrder(found).map(({ field }) => field)).toEqual(['deliveryDate', 'ownerName', 'name', 'handoverPhoto', 'version']);
});

const handover = { secondProduct: 'tractor', noHours: false, topics: [{ topicCode: 'safety', mandatory: 'Y' }] } as unknown as HandoverTrain;
const trained = {
  ...newHandover('L9TT11046TA001195'),
  trainingDate: '2026-11-20',
  trainingPlace: 'Talca',
  trainer: 'Diego',
  trainingHours: 3,
  customerSatisfaction: 5,
  topics: [{ id: 'safety', done: 'Y', remark: null } as const],
};
const owner = { id: '1', name: 'Juana Rojas', role: 'owner', phone: null, licenceNo: null };

test('training is done with its topics and somebody who was trained', () => {
  expect(isDone('training', trained, handover, [])).toBe(false);
  expect(isDone('training', { ...trained, trainees: [owner] }, handover, [])).toBe(true);
  expect(isDone('training', { ...trained, trainees: [{ ...owner, role: null }] }, handover, [])).toBe(false);
  expect(isDone('training', { ...trained, trainees: [owner], topics: [{ id: 'safety', done: 'N', remark: null }] }, handover, [])).toBe(false);
  expect(isDone('training', trained, { ...handover, secondProduct: 'implement' }, [])).toBe(true);
});

test('a machine needs its hours, unless it has no meter', () => {
  const form = { ...trained, deliveryDate: '2026-11-20', invoiceNo: 'F-1', invoiceDate: '2026-11-20' };
  expect(isDone('machine', form, handover, [])).toBe(false);
  expect(isDone('machine', { ...form, operatingHours: 6 }, handover, [])).toBe(true);
  expect(isDone('machine', form, { ...handover, noHours: true }, [])).toBe(true);
});

test('files are there when each required slot holds one', () => {
  const slots = ['handoverPhoto', 'invoiceScan', 'customerSignature', 'trainerSignature'];
  expect(isDone('files', trained, handover, slots)).toBe(true);
  expect(isDone('files', trained, handover, slots.slice(1))).toBe(false);
});
