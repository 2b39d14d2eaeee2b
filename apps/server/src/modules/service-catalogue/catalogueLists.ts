/** The lists of the catalogue, for users who look things up and for those who maintain it. */
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { choice, text as exportText } from '../../shared/export/exportedList.ts';
import { masterExport, masterList, nameIn } from '../../shared/master/masterList.ts';
import { bugCodeMaster, bugSystemMaster, serviceCodeMaster } from './catalogueMasters.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';

export const bugSystemList = (context: Context) =>
  masterList(context, 'bugSystemsList', 'BugSystemItem', { table: 'bugSystem', sort: 'sortNo', name: 'name', products: 'secondProducts' });

const systemName = (table: string, { user }: Context) => sql`'bugSystem_dictText', coalesce(${nameIn('s', user.language)}, ${sql.ref(`${table}.bugSystem`)})`;

export const bugCodeList = (context: Context) =>
  masterList(context, 'bugCodesList', 'BugCodeItem', {
    table: 'bugCode',
    sort: 'bugCode',
    name: 'name',
    renamed: { bugCode: 'code' },
    texts: sql`${systemName('bugCode', context)}, 'defaultSupplierCode_dictText', v.supplier_name`,
    joins: sql`left join bug_system s on s.code = bug_code.bug_system left join supplier v on v.supplier_code = bug_code.default_supplier_code`,
  });

export const serviceCodeList = (context: Context) =>
  masterList(context, 'serviceCodesList', 'ServiceCodeItem', {
    table: 'serviceCode',
    sort: 'hourCode',
    name: 'name',
    products: 'thirdProducts',
    texts: sql`${systemName('serviceCode', context)}, 'bugCodes_dictText', array_to_string(service_code.bug_codes, ', ')`,
    joins: sql`left join bug_system s on s.code = service_code.bug_system`,
  });

const ownName = exportText('name', { width: 32 });
/** Beside its code, which the import reads. */
const ownSystem = { ...choice('bugSystemName', { header: 'bugSystem' }), from: 'bugSystem_dictText' };

export const bugSystemExport = masterExport('bugSystemsList', bugSystemMaster, [ownName]);
export const bugCodeExport = masterExport('bugCodesList', bugCodeMaster, [ownSystem, ownName]);
export const serviceCodeExport = masterExport('serviceCodesList', serviceCodeMaster, [ownSystem, ownName]);

export const searchedFaults = searchedList('bugCodesList', {
  list: bugCodeList,
  permission: 'serviceCatalogue:query',
  page: '/service/catalog',
  noun: 'service-catalogue',
  title: 'name',
  about: ['bugCode'],
  fields: { bugCode: 'code', name: inLanguages('bugCode.name') },
  path: '/service/catalog?keyword={bugCode}',
});

export const searchedLabour = searchedList('serviceCodesList', {
  list: serviceCodeList,
  permission: 'serviceCatalogue:query',
  page: '/service/catalog/labour',
  noun: 'service-catalogue',
  title: 'name',
  about: ['hourCode'],
  fields: { hourCode: 'code', name: inLanguages('serviceCode.name') },
  path: '/service/catalog/labour?keyword={hourCode}',
});

export const searchedSystems = searchedList('bugSystemsList', {
  list: bugSystemList,
  permission: 'serviceCatalogue:query',
  page: '/service/catalog/systems',
  noun: 'service-catalogue',
  title: 'name',
  about: ['code'],
  fields: { code: 'code', name: inLanguages('bugSystem.name') },
  path: '/service/catalog/systems?keyword={code}',
});
