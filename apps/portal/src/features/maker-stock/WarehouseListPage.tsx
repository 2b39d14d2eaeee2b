import { type MakerWarehouse, type MakerWarehouseInput, makerWarehousesAdd, makerWarehousesEdit, makerWarehousesRemove } from '@harrow/api-client';
import { makerWarehousesFields as sheet } from '@harrow/api-client/fields';
import { makerWarehousesRecord } from '@harrow/api-client/records';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { NameFields } from '../../shared/master/masterFields.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { makerWarehouses, warehouseDefaults } from './makerStocks.ts';
import { useStockSiblings } from './useStockSiblings.ts';

const SheetField = sheetFieldsOf(makerWarehousesRecord, 'makerStock');

const list: SheetList<MakerWarehouse, typeof sheet> = {
  noun: 'makerStock',
  texts: 'warehouses',
  sheet,
  columns: { code: { fixed: 'left' }, name: {}, country: {}, kind: {}, enabled: {}, sortNo: {} },
  query: ['code', 'country', 'kind', 'enabled', 'sortNo'],
  filters: [{ name: 'keyword', label: 'warehouses.keyword' }, 'enabled'],
};

const form: MasterForm<MakerWarehouse, MakerWarehouseInput> = {
  fresh: { kind: 'normal', enabled: 'Y', sortNo: 0 },
  Fields: WarehouseFields,
  add: makerWarehousesAdd,
  edit: makerWarehousesEdit,
  remove: makerWarehousesRemove,
};

/** The warehouses of the maker. */
export function WarehouseListPage() {
  return (
    <MasterListPage resource={makerWarehouses} defaults={warehouseDefaults} list={list} form={form} siblings={useStockSiblings('warehouses')} withoutImport />
  );
}

function WarehouseFields({ isStored }: MasterFieldsProps<MakerWarehouse>) {
  return (
    <>
      <SheetField name="code" disabled={isStored} capitals />
      <SheetField name="country" />
      <NameFields />
      <SheetField name="kind" />
      <SheetField name="sortNo" />
      <SheetField name="enabled" />
    </>
  );
}
