import type { TableDictTable } from '../tables.ts';

const source = (
  tableName: string,
  textField: string,
  codeField: string,
  { pidField = null, translated = false, scope = 'public', active }: Partial<Pick<TableDictTable, 'pidField' | 'translated' | 'scope'>> & { active?: [string, string] } = {},
): TableDictTable => ({ tableName, textField, codeField, pidField, translated, scope, activeField: active?.[0] ?? null, activeValue: active?.[1] ?? null });

/** The tables that may serve as dictionaries `table,text,code`. */
export const tableDictionaries: readonly TableDictTable[] = [
  source('sys_user', 'realname', 'username', { scope: 'user', active: ['status', '1'] }),
  source('sys_user', 'realname', 'id', { scope: 'user', active: ['status', '1'] }),
  source('sys_depart', 'depart_name', 'id', { pidField: 'pid', translated: true, scope: 'depart', active: ['status', '1'] }),
  source('sys_depart', 'depart_name', 'org_code', { translated: true, scope: 'depart', active: ['status', '1'] }),
  source('sys_role', 'role_name', 'role_code'),
  source('sys_position', 'name', 'code', { translated: true }),
  source('sys_category', 'name', 'id', { pidField: 'pid', translated: true }),
  source('sys_category', 'name', 'code', { translated: true }),
  source('product', 'name', 'code', { pidField: 'parent_code', translated: true, active: ['enabled', 'Y'] }),
  source('dealer', 'dealer_name', 'dealer_code', { scope: 'dealer' }),
  source('parts', 'name', 'parts_code', { translated: true, active: ['enabled', 'Y'] }),
  source('vehicle', 'vin', 'vin', { scope: 'document', active: ['del_flag', '0'] }),
];
