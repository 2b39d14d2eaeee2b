/** Lists and upkeep of the catalogue. */
import { sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { type ExportQuery, exportList } from '../../shared/export/exportList.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import { listPage } from '../../shared/list/list.ts';
import { masterHandlers } from '../../shared/master/masterHandlers.ts';
import { enabledFilter, forProduct, keywordFilter } from '../../shared/master/masterList.ts';
import type { Services } from '../../shared/services.ts';
import { bugCodeExport, bugCodeList, bugSystemExport, bugSystemList, serviceCodeExport, serviceCodeList } from './catalogueLists.ts';
import { bugCodeMaster, bugSystemMaster, serviceCodeMaster } from './catalogueMasters.ts';

interface Filters {
  keyword?: string;
  enabled?: string;
  bugSystem?: string;
  severity?: string;
  thirdProduct?: string;
}

const systemFilters = ({ keyword, enabled }: Filters): Filter[] => [keywordFilter('bugSystem', 'code', keyword), enabledFilter('bugSystem', enabled)];
const faultFilters = ({ keyword, enabled, bugSystem, severity }: Filters): Filter[] => [
  keywordFilter('bugCode', 'code', keyword),
  enabledFilter('bugCode', enabled),
  equal('bugCode.bugSystem', bugSystem),
  equal('bugCode.severity', severity),
];
const labourFilters = ({ keyword, enabled, bugSystem, thirdProduct }: Filters): Filter[] => [
  keywordFilter('serviceCode', 'hourCode', keyword),
  enabledFilter('serviceCode', enabled),
  equal('serviceCode.bugSystem', bugSystem),
  forProduct('serviceCode.thirdProducts', thirdProduct),
];

const maxOptions = 200;

type Routes = Handlers<'bugSystems'> & Handlers<'bugCodes'> & Handlers<'serviceCodes'> & Handlers<'suppliers'>;

export const catalogueMasterRoutes = (services: Services): Routes => {
  const { db } = services;
  const systems = masterHandlers(services, bugSystemMaster);
  const faults = masterHandlers(services, bugCodeMaster);
  const labour = masterHandlers(services, serviceCodeMaster);
  return {
    bugSystemsList: ({ query, user, language }) => listPage(db, user, bugSystemList({ services, language }), query, systemFilters(query)),
    bugSystemsExportXls: (call) =>
      exportList(services, bugSystemExport, bugSystemList({ services, ...call }), { ...call, query: call.query as ExportQuery }, systemFilters(call.query)),
    bugSystemsAdd: systems.add,
    bugSystemsEdit: systems.edit,
    bugSystemsRemove: systems.remove,
    bugSystemsImportExcel: systems.importExcel,
    bugSystemsImportTemplate: systems.importTemplate,

    bugCodesList: ({ query, user, language }) => listPage(db, user, bugCodeList({ services, language }), query, faultFilters(query)),
    bugCodesExportXls: (call) =>
      exportList(services, bugCodeExport, bugCodeList({ services, ...call }), { ...call, query: call.query as ExportQuery }, faultFilters(call.query)),
    bugCodesAdd: faults.add,
    bugCodesEdit: faults.edit,
    bugCodesRemove: faults.remove,
    bugCodesImportExcel: faults.importExcel,
    bugCodesImportTemplate: faults.importTemplate,

    serviceCodesList: ({ query, user, language }) => listPage(db, user, serviceCodeList({ services, language }), query, labourFilters(query)),
    serviceCodesExportXls: (call) =>
      exportList(services, serviceCodeExport, serviceCodeList({ services, ...call }), { ...call, query: call.query as ExportQuery }, labourFilters(call.query)),
    serviceCodesAdd: labour.add,
    serviceCodesEdit: labour.edit,
    serviceCodesRemove: labour.remove,
    serviceCodesImportExcel: labour.importExcel,
    serviceCodesImportTemplate: labour.importTemplate,

    async suppliersOptions({ query }) {
      const pattern = `%${(query.keyword ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
      const { rows } = await sql<{ value: string; text: string }>`select supplier_code as value, supplier_name as text from supplier
        where supplier_code ilike ${pattern} or supplier_name ilike ${pattern} order by supplier_code limit ${sql.lit(maxOptions)}`.execute(db);
      return rows;
    },
  };
};
