import { type VehiclePrice, type VehiclePriceInput, vehiclePricesAdd, vehiclePricesEdit, vehiclePricesRemove } from '@harrow/api-client';
import { vehiclePricesFields as sheet } from '@harrow/api-client/fields';
import { vehiclePricesRecord } from '@harrow/api-client/records';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps, MasterForm } from '../../shared/master/MasterDialog.tsx';
import { MasterListPage } from '../../shared/master/MasterListPage.tsx';
import { ProductPicker } from '../../shared/pickers/products/ProductPicker.tsx';
import { vehiclePriceDefaults, vehiclePrices } from './vehiclePrices.ts';

const SheetField = sheetFieldsOf(vehiclePricesRecord, 'vehiclePrice');

const list: SheetList<VehiclePrice, typeof sheet> = {
  noun: 'vehiclePrice',
  sheet,
  columns: {
    fourthProduct: { fixed: 'left', text: ({ fourthProduct_dictText: name }) => name },
    price: { strong: true },
    validFrom: {},
    validTo: {},
  },
  exported: ['currency'],
  query: ['fourthProduct', 'currency', 'price', 'validFrom', 'validTo'],
  filters: [
    { name: 'fourthProduct', kind: 'words', label: 'codes', maxLength: 4000 },
    'currency',
    { name: 'validOn', kind: 'day', label: 'validOn' },
    { name: 'missingOn', kind: 'day', label: 'missingOn' },
  ],
};

const form: MasterForm<VehiclePrice, VehiclePriceInput> = {
  fresh: {},
  Fields: PriceFields,
  add: vehiclePricesAdd,
  edit: vehiclePricesEdit,
  remove: vehiclePricesRemove,
};

/** List prices of machines by currency and period. */
export function VehiclePriceListPage() {
  const { t } = useTranslation('vehiclePrice');
  return (
    <MasterListPage
      resource={vehiclePrices}
      defaults={useMemo(() => vehiclePriceDefaults(), [])}
      list={list}
      form={form}
      module="vehicleOrder"
      siblings={[
        { key: '/vehicle/order', label: t('orders'), active: false },
        { key: '/vehicle/order/prices', label: t('title'), active: true },
      ]}
    />
  );
}

function PriceFields({ isStored }: MasterFieldsProps<VehiclePrice>) {
  return (
    <>
      <SheetField name="fourthProduct" disabled={isStored}>
        <ProductPicker />
      </SheetField>
      <SheetField name="currency" disabled={isStored} />
      <SheetField name="price" />
      <SheetField name="validFrom" disabled={isStored} />
      <SheetField name="validTo" />
    </>
  );
}
