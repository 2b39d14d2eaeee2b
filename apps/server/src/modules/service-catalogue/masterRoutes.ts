/** Lists and upkeep of the catalogue. */
import { sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { mentions } from '../../shared/list/mentions.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import { enabledFilter, forProduct, keywordFilter } from '../../shared/master/masterList.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import type { Services } from '../../shared/services.ts';
import { bugCodeExport, bugCodeList, bugSystemExport, bugSystemList, serviceCodeExport, serviceCodeList } from './catalogueLists.ts';
import { policyExport, policyFilters, policyList } from './policies/policyList.ts';
import { policyMaster } from './policies/policyMaster.ts';
import { dealersWithoutRate, rateExport, rateFilters, rateList } from './rates/rateList.ts';
import { rateMaster } from './rates/rateMaster.ts';
import { supplierExport, supplierFilters, supplierList } from './suppliers/supplierList.ts';
import { supplierMaster } from './suppliers/supplierMaster.ts';
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

type Routes = Handlers<'bugSystems'> &
  Handlers<'bugCodes'> &
  Handlers<'serviceCodes'> &
  Handlers<'suppliers'> &
  Handlers<'warrantyPolicies'> &
  Handlers<'labourRates'>;

export const catalogueMasterRoutes = (services: Services): Routes => {
  const { db } = services;
  return {
    ...masterRoutes('bugSystems', { master: bugSystemMaster, list: bugSystemList, filters: systemFilters, exported: bugSystemExport }),
    ...masterRoutes('bugCodes', { master: bugCodeMaster, list: bugCodeList, filters: faultFilters, exported: bugCodeExport }),
    ...masterRoutes('serviceCodes', { master: serviceCodeMaster, list: serviceCodeList, filters: labourFilters, exported: serviceCodeExport }),

    ...masterRoutes('warrantyPolicies', { master: policyMaster, list: policyList, filters: policyFilters, exported: policyExport }),
    ...masterRoutes('labourRates', { master: rateMaster, list: rateList, filters: rateFilters, exported: rateExport }),
    labourRatesMissing: ({ context }) => dealersWithoutRate(context),

    ...masterRoutes('suppliers', { master: supplierMaster, list: supplierList, filters: supplierFilters, exported: supplierExport }),
    async suppliersOptions({ query }) {
      const { rows } = await sql<{ value: string; text: string }>`select supplier_code as value, supplier_name as text from supplier
        where enabled = 'Y' and ${mentions(query.keyword ?? '', 'supplierCode', 'supplierName')} order by supplier_code limit ${sql.lit(maxOptions)}`.execute(
        db,
      );
      return rows;
    },
  };
};
