import { expect, test } from 'vitest';
import { emptyFault, emptyLabour, emptyPart } from '../../store/tables.ts';
import { supplierRecovery } from './supplierRecovery.ts';

const fault = (id: string, supplierCode: string | null) => ({ ...emptyFault, id, supplierCode });
const labour = (bugId: string, auditHourCost: number | null) => ({ ...emptyLabour, bugId, auditHourCost });
const part = (bugId: string, auditAmount: number | null) => ({ ...emptyPart, bugId, auditAmount });
const pcts = new Map([
  ['S1', 60],
  ['S2', 33.33],
]);

test.each([
  ['400 approved at 60 %', [fault('a', 'S1')], [labour('a', 100)], [part('a', 300)], 240],
  ['each fault by its own supplier', [fault('a', 'S1'), fault('b', 'S2')], [labour('a', 10)], [part('b', 10)], 9.33],
  ['half a cent counts up', [fault('a', 'S1')], [], [part('a', 0.025)], 0.02],
  ['a fault without a supplier', [fault('a', null)], [labour('a', 100)], [], 0],
  ['a supplier without a percentage', [fault('a', 'S3')], [labour('a', 100)], [], 0],
  ['nothing approved', [fault('a', 'S1')], [labour('a', 0)], [part('a', null)], 0],
])('%s', (_name, faults, labourLines, parts, amount) => expect(supplierRecovery({ faults, labour: labourLines, parts }, pcts)).toBe(amount));
