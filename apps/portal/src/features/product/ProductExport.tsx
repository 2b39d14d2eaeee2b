import type { ProductItem } from '@harrow/api-client';
import { productMastersFields as sheet } from '@harrow/api-client/fields';
import { type SheetList, useSheetList } from '../../shared/fields/useSheetList.ts';
import { sortedBy } from '../../shared/list/address/listAddress.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { products } from './products.ts';

/** Columns of the sheet; there is no list, so widths say nothing. */
const list: SheetList<ProductItem, typeof sheet> = {
  noun: 'product',
  sheet,
  columns: {
    code: {},
    level: {},
    parentCode: {},
    nameZh: {},
    nameEn: {},
    nameEs: {},
    nameRu: {},
    nameFr: {},
    namePt: {},
    sortNo: {},
    enabled: {},
    powerKw: {},
    engineModel: {},
    vinCode: {},
    leadDays: {},
    path: {},
  },
  filters: [],
};

/** The tree as a flat sheet. */
export function ProductExport() {
  return (
    <ListExport<ProductItem>
      path="/mfr/product/exportXls"
      permission="product:export"
      list={products.name}
      state={{ ...sortedBy('sortNo'), filters: {} }}
      columns={useSheetList({ list }).columns}
    />
  );
}
