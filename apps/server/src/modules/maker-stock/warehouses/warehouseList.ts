import type { Operations } from '../../../generated/operations.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { Filter } from '../../../shared/list/filters.ts';
import { inLanguages, searchedList } from '../../../shared/list/searched.ts';
import { enabledFilter, keywordFilter, masterExport, masterList } from '../../../shared/master/masterList.ts';
import { warehouseMaster } from './warehouseMaster.ts';

export const warehouseList = (context: Context) =>
  masterList(context, 'makerWarehousesList', 'MakerWarehouse', { table: 'makerWarehouse', sort: 'sortNo', order: 'asc', name: 'name' });

export const warehouseFilters = ({ keyword, enabled }: NonNullable<Operations['makerWarehousesList']['data']['query']>): Filter[] => [
  keywordFilter('makerWarehouse', 'code', keyword),
  enabledFilter('makerWarehouse', enabled),
];

export const warehouseExport = masterExport('makerWarehousesList', warehouseMaster);

export const searchedWarehouses = searchedList('makerWarehousesList', {
  list: warehouseList,
  permission: 'makerStock:query',
  page: '/parts/makerStock/warehouses',
  noun: 'maker-stock',
  title: 'name',
  about: ['code'],
  fields: { code: 'code', name: inLanguages('makerWarehouse.name') },
  path: '/parts/makerStock/warehouses?keyword={code}',
});
