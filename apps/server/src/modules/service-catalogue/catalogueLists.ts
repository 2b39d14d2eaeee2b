/** The lists of the catalogue, for users who look things up and for those who maintain it. */
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { choice, exportedFields, type ExportedList, text as exportText } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { nameColumns, sixNames } from '../../shared/master/master.ts';
import { nameIn, productTexts, type Reader, texts, toItem } from '../../shared/master/masterList.ts';

export type BugSystemItem = Operations['bugSystemsList']['reply']['result']['records'][number];
export type BugCodeItem = Operations['bugCodesList']['reply']['result']['records'][number];
export type ServiceCodeItem = Operations['serviceCodesList']['reply']['result']['records'][number];

const common = ['version', 'createTime', 'enabled'] as const;

export const bugSystemList = (reader: Reader): ListDefinition<BugSystemItem> => ({
  table: 'bugSystem',
  columns: listColumns('bugSystemsList', 'bugSystem', [...common, 'code', 'sortNo']),
  select: sql`bug_system.id, bug_system.version, bug_system.create_time, bug_system.code, ${nameIn('bugSystem', reader.language)} as name, ${nameColumns('bugSystem')},
    bug_system.second_products, bug_system.sort_no, bug_system.enabled, ${texts(sql`'secondProducts_dictText', ${productTexts('bugSystem.secondProducts', reader.language)}`)}`,
  defaultSort: { column: 'sortNo', order: 'asc' },
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => toItem(row, reader, { enabled: 'yn' }),
});

export const bugCodeList = (reader: Reader): ListDefinition<BugCodeItem> => ({
  table: 'bugCode',
  columns: listColumns('bugCodesList', 'bugCode', [...common, 'bugCode', 'bugSystem', 'defaultSupplierCode', 'severity', 'mainComponent', 'photoRequired'], {
    bugCode: 'code',
  }),
  select: sql`bug_code.id, bug_code.version, bug_code.create_time, bug_code.code as bug_code, ${nameIn('bugCode', reader.language)} as name, ${nameColumns('bugCode')}, bug_code.bug_system,
    bug_code.default_supplier_code, bug_code.severity, bug_code.main_component, bug_code.photo_required, bug_code.enabled,
    ${texts(sql`'bugSystem_dictText', coalesce(${nameIn('s', reader.language)}, bug_code.bug_system), 'defaultSupplierCode_dictText', v.supplier_name`)}`,
  joins: sql`left join bug_system s on s.code = bug_code.bug_system left join supplier v on v.supplier_code = bug_code.default_supplier_code`,
  defaultSort: { column: 'bugCode', order: 'asc' },
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => toItem(row, reader, { severity: 'severity', mainComponent: 'yn', photoRequired: 'yn', enabled: 'yn' }),
});

export const serviceCodeList = (reader: Reader): ListDefinition<ServiceCodeItem> => ({
  table: 'serviceCode',
  columns: listColumns('serviceCodesList', 'serviceCode', [...common, 'hourCode', 'bugSystem', 'standardHours', 'overlapGroup', 'diagnosis', 'validFrom']),
  select: sql`service_code.id, service_code.version, service_code.create_time, service_code.hour_code, ${nameIn('serviceCode', reader.language)} as name, ${nameColumns('serviceCode')}, service_code.bug_system,
    service_code.bug_codes, service_code.third_products, service_code.standard_hours, service_code.overlap_group, service_code.diagnosis, service_code.valid_from, service_code.enabled,
    ${texts(sql`'bugSystem_dictText', coalesce(${nameIn('s', reader.language)}, service_code.bug_system), 'bugCodes_dictText', array_to_string(service_code.bug_codes, ', '),
      'thirdProducts_dictText', ${productTexts('serviceCode.thirdProducts', reader.language)}`)}`,
  joins: sql`left join bug_system s on s.code = service_code.bug_system`,
  defaultSort: { column: 'hourCode', order: 'asc' },
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => toItem(row, reader, { diagnosis: 'yn', enabled: 'yn' }),
});

const names = ['name', ...sixNames] as const;
const widths = { name: 32, nameZh: 32, nameEn: 32, nameEs: 32, nameRu: 32, nameFr: 32, namePt: 32 };

/** Codes rather than their texts: an export can be changed and imported. */
const codes = (name: string) => exportText(name, { width: 28 });
const system = [exportText('bugSystem', { header: 'bugSystemCode' }), { ...choice('bugSystemName', { header: 'bugSystem' }), from: 'bugSystem_dictText' }];

export const bugSystemExport: ExportedList = {
  name: 'bugSystem',
  noun: 'service-catalogue',
  columns: [
    ...exportedFields('bugSystemsList', ['code', ...names], widths),
    codes('secondProducts'),
    ...exportedFields('bugSystemsList', ['sortNo', 'enabled']),
  ],
};
export const bugCodeExport: ExportedList = {
  name: 'bugCode',
  noun: 'service-catalogue',
  columns: [
    ...exportedFields('bugCodesList', ['bugCode', ...names], widths),
    ...system,
    exportText('defaultSupplierCode'),
    ...exportedFields('bugCodesList', ['severity', 'mainComponent', 'photoRequired', 'enabled']),
  ],
};
export const serviceCodeExport: ExportedList = {
  name: 'serviceCode',
  noun: 'service-catalogue',
  columns: [
    ...exportedFields('serviceCodesList', ['hourCode', ...names], widths),
    ...system,
    codes('bugCodes'),
    codes('thirdProducts'),
    ...exportedFields('serviceCodesList', ['standardHours', 'overlapGroup', 'diagnosis', 'validFrom', 'enabled'], { overlapGroup: 10 }),
  ],
};
