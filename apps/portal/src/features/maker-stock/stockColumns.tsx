import type { MakerStock } from '@harrow/api-client';
import { makerStocksFields as sheet } from '@harrow/api-client/fields';
import { formatNumber, StatusTag, useSettings } from '@harrow/ui';
import { Link } from 'react-router-dom';
import type { SheetList } from '../../shared/fields/useSheetList.ts';

/** What can be promised; red below the safety stock. */
function Available({ stock: { availableQty, isBelowSafety } }: { stock: MakerStock }) {
  const { language } = useSettings();
  const text = formatNumber(availableQty, language);
  return isBelowSafety ? <StatusTag variant="dot" color="error" text={text} /> : text;
}

export const stockList: SheetList<MakerStock, typeof sheet> = {
  noun: 'makerStock',
  sheet,
  columns: {
    partsCode: {
      fixed: 'left',
      text: ({ partsCode }) => partsCode,
      render: ({ id, partsCode }) => (
        <Link className="hw-link" to={`/parts/makerStock/detail/${id}`}>
          {partsCode}
        </Link>
      ),
    },
    partsName: {},
    warehouse: {},
    binLocation: {},
    inventoryQty: {},
    lockedQty: {},
    availableQty: { render: (stock) => <Available stock={stock} />, text: ({ availableQty }, { language }) => formatNumber(availableQty, language) },
    safetyQty: {},
    openOrderQty: { sortable: false },
    backorderQty: { sortable: false },
    lastInDate: {},
    lastOutDate: {},
    unit: { defaultHidden: true, sortable: false },
  },
  query: ['partsCode', 'warehouse', 'binLocation', 'inventoryQty', 'lockedQty', 'availableQty', 'safetyQty', 'lastInDate', 'lastOutDate'],
  filters: [
    { name: 'keyword', label: 'keyword' },
    { name: 'partsCode', kind: 'words', label: 'codes', placeholder: 'codesHint', maxLength: 4000 },
    'warehouse',
    { name: 'partsCategory', kind: 'dict', dict: 'parts_category', label: 'category' },
  ],
};
