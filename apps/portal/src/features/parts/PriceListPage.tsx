import { type PartPriceInput, type PartPriceItem, partPricesAdd, partPricesEdit, partPricesRemove } from '@harrow/api-client';
import { partPricesFields as sheet } from '@harrow/api-client/fields';
import { partPricesRecord } from '@harrow/api-client/records';
import { lazyPart } from '@harrow/ui';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { PartPicker } from '../../shared/pickers/parts/PartPicker.tsx';
import { partPrices } from './parts.ts';
import { usePartSiblings } from './usePartSiblings.ts';

const PriceImportDialog = lazyPart(async () => ({ default: (await import('./imports/PriceImportDialog.tsx')).PriceImportDialog }));

const SheetField = sheetFieldsOf(partPricesRecord, 'parts');

const list: SheetList<PartPriceItem, typeof sheet> = {
  noun: 'parts',
  texts: 'prices',
  sheet,
  columns: { partsCode: { fixed: 'left' }, partsName: {}, price: {}, validFrom: {}, validTo: {} },
  query: ['partsCode', 'currency', 'price', 'validFrom', 'validTo'],
  filters: [
    { name: 'partsCode', kind: 'words', label: 'codes', placeholder: 'codesHint', maxLength: 4000 },
    'currency',
    { name: 'validOn', kind: 'day', label: 'prices.validOn' },
  ],
};

const form: MasterForm<PartPriceItem, PartPriceInput> = {
  fresh: {},
  Fields: PriceFields,
  add: partPricesAdd,
  edit: partPricesEdit,
  remove: partPricesRemove,
};

/** Prices by currency and period, for users who maintain them. */
export function PriceListPage() {
  return (
    <MasterListPage
      resource={partPrices}
      list={list}
      siblings={usePartSiblings('prices')}
      exportPermission="parts:edit"
      form={form}
      Import={PriceImportDialog}
    />
  );
}

function PriceFields({ isStored }: MasterFieldsProps<PartPriceItem>) {
  return (
    <>
      <SheetField name="partsCode" disabled={isStored}>
        <PartPicker multiple={false} />
      </SheetField>
      <SheetField name="currency" disabled={isStored} />
      <SheetField name="price" />
      <SheetField name="validFrom" disabled={isStored} />
      <SheetField name="validTo" />
    </>
  );
}
