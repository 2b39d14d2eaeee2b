import type { SupplierInput } from '../../../generated/types.gen.ts';
import type { Master } from '../../../shared/master/master.ts';
import '../tables.ts';

/** Rules of suppliers, for their form and their import. */
export const supplierMaster: Master<SupplierInput> = {
  name: 'supplier',
  noun: 'service-catalogue',
  table: 'supplier',
  form: 'suppliersAdd',
  key: ['supplierCode'],
  keyField: 'supplierCode',
  keyOf: ({ supplierCode }) => supplierCode.toUpperCase(),
  fields: { supplierCode: { kind: 'code' } },
  toRow: ({ supplierCode, supplierName, componentScope, contact, email, country, recoveryPct, enabled = 'Y' }) => ({
    supplierCode: supplierCode.toUpperCase(),
    supplierName,
    componentScope: componentScope || null,
    contact: contact || null,
    email: email || null,
    country: country || null,
    recoveryPct: recoveryPct ?? null,
    enabled,
  }),
};
