import { expect, test } from 'vitest';
import { contractColumns } from '../../generated/listColumns.gen.ts';
import { listColumns } from './columns.ts';

test('a column is called and typed as the contract says', () => {
  expect(listColumns('warrantyClaimsList', 'warrantyClaim', ['claimNo', 'totalAmount', 'failureDate', 'submitTime', 'technician'])).toEqual({
    claimNo: { ref: 'warrantyClaim.claimNo', type: 'text' },
    totalAmount: { ref: 'warrantyClaim.totalAmount', type: 'number' },
    failureDate: { ref: 'warrantyClaim.failureDate', type: 'date', optional: true },
    submitTime: { ref: 'warrantyClaim.submitTime', type: 'datetime', optional: true },
    technician: { ref: 'warrantyClaim.technician', type: 'text', inWords: true, optional: true },
  });
  expect(listColumns('bugCodesList', 'bugCode', ['bugCode', 'enabled'], { bugCode: 'code' })).toEqual({
    bugCode: { ref: 'bugCode.code', type: 'text' },
    enabled: { ref: 'bugCode.enabled', type: 'switch' },
  });
});

test('what the contract does not show is no column', () => {
  // @ts-expect-error -- delFlag is in no reply: this line must not compile
  expect(listColumns('warrantyClaimsList', 'warrantyClaim', ['delFlag'])).toEqual({ delFlag: { ref: 'warrantyClaim.delFlag', type: undefined } });
});

test('texts of dictionaries, lists and objects are no columns', () => {
  const names = Object.values(contractColumns).flatMap((columns) => Object.keys(columns));
  expect(names.filter((name) => name.endsWith('_dictText'))).toEqual([]);
  expect(names).not.toContain('allowedActions');
  expect(names).not.toContain('bugList');
});
