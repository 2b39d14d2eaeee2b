/** Rules of the catalogue's masters, for their forms and their imports. */
import type { BugCodeInput, BugSystemInput, ServiceCodeInput } from '../../generated/types.gen.ts';
import type { ImportField } from '../../shared/import/importDefinition.ts';
import { joinFindings, type Master, namesOf, unknownCodes, upsert } from '../../shared/master/master.ts';

const nameFields: readonly ImportField[] = [
  { name: 'nameZh', kind: 'text', required: true },
  { name: 'nameEn', kind: 'text', required: true },
  { name: 'nameEs', kind: 'text' },
  { name: 'nameRu', kind: 'text' },
  { name: 'nameFr', kind: 'text' },
  { name: 'namePt', kind: 'text' },
];

export const bugSystemMaster: Master<BugSystemInput> = {
  name: 'bugSystem',
  noun: 'service-catalogue',
  table: 'bugSystem',
  form: 'bugSystemsAdd',
  key: ['code'],
  keyField: 'code',
  keyOf: ({ code }) => code,
  fields: [
    { name: 'code', kind: 'text', required: true },
    ...nameFields,
    { name: 'secondProducts', kind: 'list' },
    { name: 'sortNo', kind: 'number' },
    { name: 'enabled', kind: 'yesNo' },
  ],
  check: (db, inputs) =>
    unknownCodes(db, inputs, {
      table: 'product',
      column: 'code',
      field: 'secondProducts',
      codesOf: ({ secondProducts }: BugSystemInput) => secondProducts ?? [],
    }),
  toRow: ({ code, secondProducts = [], sortNo = 0, enabled = 'Y', ...names }) => ({ code, name: namesOf(names), secondProducts, sortNo, enabled }),
  store: (trx, inputs, context) => upsert(trx, bugSystemMaster, inputs, context),
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
  fields: [
    { name: 'bugCode', kind: 'code', required: true },
    ...nameFields,
    { name: 'bugSystem', kind: 'text', header: 'bugSystemCode', required: true },
    { name: 'defaultSupplierCode', kind: 'text' },
    { name: 'severity', kind: 'choice', dictionary: 'severity' },
    { name: 'mainComponent', kind: 'yesNo' },
    { name: 'photoRequired', kind: 'yesNo' },
    { name: 'enabled', kind: 'yesNo' },
  ],
  async check(db, inputs) {
    return joinFindings(
      await unknownCodes(db, inputs, { table: 'bugSystem', column: 'code', field: 'bugSystem', codesOf: ({ bugSystem }: BugCodeInput) => [bugSystem] }),
      await unknownCodes(db, inputs, {
        table: 'supplier',
        column: 'supplierCode',
        field: 'defaultSupplierCode',
        codesOf: ({ defaultSupplierCode }: BugCodeInput) => [defaultSupplierCode],
      }),
    );
  },
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
  store: (trx, inputs, context) => upsert(trx, bugCodeMaster, inputs, context),
};

export const serviceCodeMaster: Master<ServiceCodeInput> = {
  name: 'serviceCode',
  noun: 'service-catalogue',
  table: 'serviceCode',
  form: 'serviceCodesAdd',
  key: ['hourCode'],
  keyField: 'hourCode',
  keyOf: ({ hourCode }) => hourCode.toUpperCase(),
  fields: [
    { name: 'hourCode', kind: 'code', required: true },
    ...nameFields,
    { name: 'bugSystem', kind: 'text', header: 'bugSystemCode', required: true },
    { name: 'bugCodes', kind: 'list' },
    { name: 'thirdProducts', kind: 'list' },
    { name: 'standardHours', kind: 'number', required: true },
    { name: 'overlapGroup', kind: 'text' },
    { name: 'diagnosis', kind: 'yesNo' },
    { name: 'validFrom', kind: 'date', required: true },
    { name: 'enabled', kind: 'yesNo' },
  ],
  async check(db, inputs) {
    return joinFindings(
      inputs.map(({ standardHours, diagnosis }) => [
        ...(hasDecimals(standardHours, 2) ? [] : [{ field: 'standardHours', code: 'E-016', params: { n: 2 } }]),
        // One such operation per claim, of at most an hour.
        ...(diagnosis === 'Y' && standardHours > 1 ? [{ field: 'standardHours', code: 'catalogue.diagnosisHours' }] : []),
      ]),
      await unknownCodes(db, inputs, { table: 'bugSystem', column: 'code', field: 'bugSystem', codesOf: ({ bugSystem }: ServiceCodeInput) => [bugSystem] }),
      await unknownCodes(db, inputs, { table: 'bugCode', column: 'code', field: 'bugCodes', codesOf: ({ bugCodes }: ServiceCodeInput) => bugCodes ?? [] }),
      await unknownCodes(db, inputs, {
        table: 'product',
        column: 'code',
        field: 'thirdProducts',
        codesOf: ({ thirdProducts }: ServiceCodeInput) => thirdProducts ?? [],
      }),
    );
  },
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
  store: (trx, inputs, context) => upsert(trx, serviceCodeMaster, inputs, context),
};

/** At most so many decimals; 0.1 + 0.2 counts as 0.3. */
export const hasDecimals = (value: number, decimals: number): boolean => Math.abs(value - Number(value.toFixed(decimals))) < 1e-9;
