import type { PartItem } from '@harrow/api-client';
import { partsFields as sheet } from '@harrow/api-client/fields';
import { formatMoney, Money } from '@harrow/ui';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { nameFields } from '../../shared/master/nameFields.ts';
import { lightTones, pathOfPart } from './parts.ts';
import { PartThumb } from './PartThumb.tsx';

function UnitPrice({ part: { unitPrice, currency } }: { part: PartItem }) {
  const { t } = useTranslation('parts');
  return unitPrice === null ? <span title={t('noPrice')}>–</span> : <Money amount={unitPrice} currency={currency} />;
}

/** The parts list; dealers see their stock, the maker its costs and suppliers. */
export const partList: SheetList<PartItem, typeof sheet> = {
  noun: 'parts',
  sheet,
  columns: {
    partsCode: {
      fixed: 'left',
      width: 200,
      // The picture is no column of its own: there is nothing of it to export.
      render: ({ id, partsCode, pictureId }) => (
        <Flex gap={8} align="center">
          <Link className="hw-link" to={pathOfPart(id)}>
            {partsCode}
          </Link>
          {pictureId !== null && <PartThumb id={pictureId} />}
        </Flex>
      ),
    },
    partsName: {},
    specification: {},
    partsCategory: {},
    unit: { sortable: false },
    unitPrice: {
      render: (part) => <UnitPrice part={part} />,
      text: ({ unitPrice, currency }, { language }) => formatMoney(unitPrice, currency, language),
    },
    costPrice: {},
    supplierCode: {},
    availability: { tones: lightTones, dot: true, sortable: false },
    stockQty: { for: 'dealer' },
    inventoryQty: { for: 'dealer', defaultHidden: true },
    lockedQty: { for: 'dealer', defaultHidden: true },
    shippingQty: { for: 'dealer', defaultHidden: true },
    minOrderMultiple: {},
    deliveryCycleDays: {},
    weightKg: {},
    replacedBy: {},
    coreReturn: { defaultHidden: true },
    secondProducts: { defaultHidden: true, all: 'allLines' },
    applicableModels: { defaultHidden: true, all: 'allModels' },
    bugSystems: { defaultHidden: true, all: 'allSystems' },
    hsCode: { defaultHidden: true },
    originCountry: { defaultHidden: true },
    enabled: { defaultHidden: 'dealer' },
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
    'hsCode',
    'originCountry',
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
    { name: 'availableOnly', kind: 'flag', label: 'field.availability', text: 'availableOnly' },
    'coreReturn',
    { name: 'dealerCode', kind: 'dealer', label: 'priceOf', for: 'maker' },
    { name: 'currency', kind: 'dict', dict: 'currency', label: 'priceIn', for: 'maker' },
    { name: 'enabled', for: 'maker' },
  ],
};
