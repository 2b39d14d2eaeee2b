/** Rules of the catalogue's masters, for their forms and their imports. */
import type { BugCodeInput, BugSystemInput, ServiceCodeInput } from '../../generated/types.gen.ts';
import { type Master, namesOf } from '../../shared/master/master.ts';

export const bugSystemMaster: Master<BugSystemInput> = {
  name: 'bugSystem',
  noun: 'service-catalogue',
  table: 'bugSystem',
  form: 'bugSystemsAdd',
  key: ['code'],
  keyField: 'code',
  keyOf: ({ code }) => code,
  toRow: ({ code, secondProducts = [], sortNo = 0, enabled = 'Y', ...names }) => ({ code, name: namesOf(names), secondProducts, sortNo, enabled }),
};

export const bugCodeMaster: Master<BugCodeInput> = {
  name: 'bugCode',
  noun: 'service-catalogue',
  table: 'bugCode',
  form: 'bugCodesAdd',
  key: ['code'],
  fieldOf: { code: 'bugCode' },
  keyField: 'bugCode',
  keyOf: ({ bugCode }) => bugCode.toUpperCase(),
  fields: { bugCode: { kind: 'code' }, bugSystem: { header: 'bugSystemCode' } },
  toRow: ({ bugCode, bugSystem, defaultSupplierCode = null, severity = null, mainComponent = 'N', photoRequired = 'N', enabled = 'Y', ...names }) => ({
    code: bugCode.toUpperCase(),
    name: namesOf(names),
    bugSystem,
    defaultSupplierCode: defaultSupplierCode || null,
    severity,
    mainComponent,
    photoRequired,
    enabled,
  }),
};

export const serviceCodeMaster: Master<ServiceCodeInput> = {
  name: 'serviceCode',
  noun: 'service-catalogue',
  table: 'serviceCode',
  form: 'serviceCodesAdd',
  key: ['hourCode'],
  keyField: 'hourCode',
  keyOf: ({ hourCode }) => hourCode.toUpperCase(),
  fields: { hourCode: { kind: 'code' }, bugSystem: { header: 'bugSystemCode' } },
  // One such operation per claim, of at most an hour.
  check: async (_context, inputs) =>
    inputs.map(({ standardHours, diagnosis }) =>
      diagnosis === 'Y' && standardHours > 1 ? [{ field: 'standardHours', code: 'catalogue.diagnosisHours' }] : [],
    ),
  toRow: ({
    hourCode,
    bugSystem,
    bugCodes = [],
    thirdProducts = [],
    standardHours,
    overlapGroup = null,
    diagnosis = 'N',
    validFrom,
    enabled = 'Y',
    ...names
  }) => ({
    hourCode: hourCode.toUpperCase(),
    name: namesOf(names),
    bugSystem,
    bugCodes,
    thirdProducts,
    standardHours,
    overlapGroup: overlapGroup || null,
    diagnosis,
    validFrom,
    enabled,
  }),
};
