import { expect, test } from 'vitest';
import { acceptanceDate } from './acceptanceDate.ts';

const [one, another] = ['L9TT504E9SE000001', 'L9TT504E9SE000002'];
const saved = { vin: one, acceptanceDate: '2026-11-01' };
const found = (day: string | null) => ({ vehicle: { acceptanceDate: day } });

test.each([
  ['of a machine just looked up, before the first save', { vin: one, machine: found('2026-11-03'), handover: undefined }, '2026-11-03'],
  ['of the machine of another VIN than the saved one', { vin: another, machine: found('2026-11-05'), handover: saved }, '2026-11-05'],
  ['of a saved sheet that is only read', { vin: one, machine: undefined, handover: saved }, '2026-11-01'],
  ['not of the saved machine while another one is looked up', { vin: another, machine: undefined, handover: saved }, undefined],
  ['unknown where the machine was never accepted', { vin: one, machine: found(null), handover: saved }, undefined],
  ['unknown where there is no such machine', { vin: one, machine: { vehicle: null }, handover: undefined }, undefined],
])('the acceptance is %s', (_what, known, day) => expect(acceptanceDate(known)).toBe(day));
