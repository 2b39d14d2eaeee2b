import { type Supplier, type SupplierInput, suppliersAdd, suppliersEdit, suppliersRemove } from '@harrow/api-client';
import { suppliersFields as sheet } from '@harrow/api-client/fields';
import { suppliersRecord } from '@harrow/api-client/records';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { supplierDefaults, suppliers } from './catalogue.ts';
import { useSiblings } from './CatalogueFields.tsx';

const SheetField = sheetFieldsOf(suppliersRecord, 'serviceCatalogue');

const list: SheetList<Supplier, typeof sheet> = {
  noun: 'serviceCatalogue',
  texts: 'suppliers',
  sheet,
  columns: {
    supplierCode: { fixed: 'left' },
    supplierName: {},
    componentScope: {},
    country: {},
    recoveryPct: { for: 'maker' },
    faults: {},
    contact: { for: 'maker', defaultHidden: true },
    email: { for: 'maker', defaultHidden: true },
    enabled: {},
  },
  query: ['supplierCode', 'supplierName', 'componentScope', 'country', 'enabled'],
  filters: [{ name: 'keyword', label: 'keyword' }, 'enabled'],
};

const form: MasterForm<Supplier, SupplierInput> = {
  fresh: { enabled: 'Y' },
  Fields: SupplierFields,
  add: suppliersAdd,
  edit: suppliersEdit,
  remove: suppliersRemove,
};

/** Suppliers of components. */
export function SupplierListPage() {
  return <MasterListPage resource={suppliers} defaults={supplierDefaults} list={list} siblings={useSiblings('suppliers')} form={form} />;
}

function SupplierFields({ isStored }: MasterFieldsProps<Supplier>) {
  return (
    <>
      <SheetField name="supplierCode" disabled={isStored} />
      <SheetField name="supplierName" />
      <SheetField name="componentScope" wide />
      <SheetField name="contact" />
      <SheetField name="email" inputMode="email" />
      <SheetField name="country" />
      <SheetField name="recoveryPct" />
      <SheetField name="enabled" />
    </>
  );
}
