import type { ProductItem } from '@harrow/api-client';
import { productMastersFields as sheet } from '@harrow/api-client/fields';
import { type SheetList, useSheetList } from '../../shared/fields/useSheetList.ts';
import { sortedBy } from '../../shared/list/listAddress.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { products } from './products.ts';

/** Columns of the sheet; there is no list, so widths say nothing. */
const list: SheetList<ProductItem, typeof sheet> = {
  noun: 'product',
  sheet,
  columns: {
    code: 1,
    level: 1,
    parentCode: 1,
    nameZh: 1,
    nameEn: 1,
    nameEs: 1,
    nameRu: 1,
    nameFr: 1,
    namePt: 1,
    sortNo: 1,
    enabled: 1,
    powerKw: 1,
    engineModel: 1,
    vinCode: 1,
    leadDays: 1,
    path: 1,
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
