/** Where a value comes from: it is this text, or what the calls of a folder, or one call by its id, have answered in a field. */
export type Source = string | { readonly folder: string; readonly field: string } | { readonly call: string; readonly field: string };

const claim = { folder: '/api/portal/warrantyClaim', field: 'id' };
const report = { folder: '/online/cgreport/head', field: 'id' };
const category = { folder: '/sys/category', field: 'key' };

/** Parameters by operation that no answer calls by their name; optional ones are sent where they are named here. */
export const sources: Readonly<Record<string, Readonly<Record<string, Source>>>> = {
  Attachments_list: { tableName: 'warranty_claim', tableId: claim },
  Categories_loadOne: { field: 'id', val: category },
  Categories_loadTreeData: { pid: '0' },
  Categories_queryById: { id: category },
  DataLogs_list: { docType: 'warrantyClaim', id: claim },
  DealerPayments_detail: { id: { call: 'DealerPayments_list', field: 'id' } },
  Dictionaries_loadTreeData: { pid: '0', tableName: 'sys_category', text: 'name', code: 'id', pidField: 'pid', hasChildField: 'has_child', condition: '{}' },
  Duplicates_check: { tableName: 'sys_user', fieldName: 'username' },
  MarketActives_month: { month: '2026-11' },
  PartsClaims_claimable: { orderNo: { folder: '/api/portal/partsOrder', field: 'orderNo' } },
  PartsStocks_detail: { id: { folder: '/api/portal/parts', field: 'stockId' } },
  Parts_detail: { partsCode: { folder: '/api/portal/parts', field: 'partsCode' } },
  Reports_getData: { cgRpConfigId: report },
  Reports_getQueryInfo: { cgRpConfigId: report },
  Reports_getRpColumns: { code: { ...report, field: 'code' } },
  Search_find: { keyword: { folder: '/api/portal/vehicle', field: 'vin' } },
  ServiceFees_detail: { id: { call: 'ServiceFees_list', field: 'id' } },
  SysDeparts_searchBy: { keyWord: { folder: '/sys/sysDepart', field: 'departName' } },
  TrainSubmissions_certificate: { lineId: { call: 'Trainings_people', field: 'topics.lineId' } },
  TrainSubmissions_detail: { id: { call: 'TrainSubmissions_list', field: 'id' } },
  Trainings_detail: { id: { call: 'Trainings_list', field: 'id' } },
  Users_getMultiUser: { username: { folder: '/sys/user', field: 'username' } },
  VehicleOrderMasters_prices: { fourthProducts: { folder: '/mfr/vehiclePrice', field: 'fourthProduct' }, currency: 'USD', day: '2026-11-21' },
  WarrantyClaims_bugParts: { bugId: { folder: '/api/portal/warrantyClaim', field: 'bugList.id' } },
};
