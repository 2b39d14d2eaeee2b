import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import { number } from '../../../shared/export/exportedList.ts';
import { hideFields } from '../../../shared/hidden-fields/hideFields.ts';
import { type Filter, mentioned } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { enabledFilter, masterExport, masterList, type MasterRow } from '../../../shared/master/masterList.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import type { Supplier } from '../../../generated/types.gen.ts';
import { supplierMaster } from './supplierMaster.ts';

/** Agreements with suppliers are hidden from dealers. */
const makerOnly = ['contact', 'email', 'recoveryPct'] as const;

export function supplierList(context: Context): ListDefinition<Supplier, MasterRow<'Supplier'>> {
  const list = masterList(context, 'suppliersList', 'Supplier', {
    table: 'supplier',
    sort: 'supplierCode',
    select: sql`(select count(*)::int from bug_code fault where fault.default_supplier_code = supplier.supplier_code) as faults`,
  });
  return {
    ...list,
    toReply: (row) => (isMaker(context.user) ? list.toReply(row) : hideFields(list.toReply(row), makerOnly)),
  };
}

export function supplierFilters({ keyword, enabled }: { keyword?: string; enabled?: string }): Filter[] {
  return [mentioned(keyword, 'supplier.supplierCode', 'supplier.supplierName'), enabledFilter('supplier', enabled)];
}

export const supplierExport = masterExport('suppliersList', supplierMaster, [number('faults')]);

export const searchedSuppliers = searchedList('suppliersList', {
  list: supplierList,
  permission: 'serviceCatalogue:query',
  page: '/service/catalog/suppliers',
  noun: 'service-catalogue',
  title: 'supplierName',
  about: ['supplierCode'],
  fields: { supplierCode: 'code', supplierName: 'words' },
  path: '/service/catalog/suppliers?keyword={supplierCode}',
});
