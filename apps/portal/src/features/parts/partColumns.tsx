import type { PartItem } from '@harrow/api-client';
import { partsFields as sheet } from '@harrow/api-client/fields';
import { Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { nameFields } from '../../shared/master/nameFields.ts';

function UnitPrice({ part: { unitPrice, currency } }: { part: PartItem }) {
  const { t } = useTranslation('parts');
  return unitPrice === null ? <span title={t('noPrice')}>–</span> : <Money amount={unitPrice} currency={currency} />;
}

/** The parts list; dealers see their stock, the maker its costs and suppliers. */
export const partList: SheetList<PartItem, typeof sheet> = {
  noun: 'parts',
  sheet,
  columns: {
    partsCode: { width: 170, fixed: 'left' },
    partsName: 240,
    specification: 160,
    partsCategory: 190,
    unit: { width: 104, sortable: false },
    unitPrice: { width: 140, render: (part) => <UnitPrice part={part} /> },
    costPrice: 128,
    supplierCode: 120,
    stockQty: { width: 120, for: 'dealer' },
    minOrderMultiple: 130,
    deliveryCycleDays: 140,
    weightKg: 110,
    replacedBy: 160,
    coreReturn: { width: 110, defaultHidden: true },
    secondProducts: { width: 200, defaultHidden: true, all: 'allLines' },
    applicableModels: { width: 200, defaultHidden: true, all: 'allModels' },
    bugSystems: { width: 180, defaultHidden: true, all: 'allSystems' },
    enabled: { width: 100, defaultHidden: 'dealer' },
  },
  exported: [...nameFields, 'size', 'serialised', 'warrantyMonthsParts'],
  query: [
    'partsCode',
    'specification',
    'partsCategory',
    'unit',
    'weightKg',
    'minOrderMultiple',
    'deliveryCycleDays',
    'warrantyMonthsParts',
    'replacedBy',
    'coreReturn',
    'serialised',
    'costPrice',
    'supplierCode',
    { value: 'enabled', for: 'maker' },
  ],
  filters: [
    { name: 'keyword', label: 'keyword' },
    { name: 'partsCode', kind: 'words', label: 'codes', placeholder: 'codesHint', maxLength: 4000 },
    'partsCategory',
    { name: 'model', kind: 'product', label: 'fits' },
    { name: 'vin', label: 'fitsVin', maxLength: 64 },
    { name: 'enabled', for: 'maker' },
  ],
};
