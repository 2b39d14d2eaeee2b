/** Choices while a fault is described: systems, fault codes, labour operations, the supplier behind a fault. */
import { sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { mentions } from '../../shared/list/mentions.ts';

import type { Services } from '../../shared/services.ts';
import { systemsOf } from './systemsOf.ts';

/** Most a choice shows; who looks for more types a keyword. */
const maxOptions = 200;

type CatalogueRoute = 'warrantyClaimsBugSystemList' | 'warrantyClaimsBugCodeList' | 'warrantyClaimsServiceCodeList' | 'warrantyClaimsSupplierByBugCode';

export const catalogueRoutes = ({ db, now }: Services): Pick<Handlers<'warrantyClaims'>, CatalogueRoute> => ({
  warrantyClaimsBugSystemList: ({ query, context }) => systemsOf(context, query.secondProduct),

  async warrantyClaimsBugCodeList({ query, language }) {
    const keyword = either(query.keyword, language, 'code');
    const { rows } =
      await sql<BugCode>`select code as bug_code, name ->> ${language}::text as bug_name, bug_system, severity, main_component, photo_required, default_supplier_code from bug_code
      where enabled = 'Y' and bug_system = ${query.bugSystem} and ${keyword} order by code limit ${sql.lit(maxOptions)}`.execute(db);
    return rows;
  },

  async warrantyClaimsServiceCodeList({ query, language }) {
    const { bugSystem = null, bugCode = null, thirdProduct = null } = query;
    const { rows } =
      await sql<ServiceCode>`select hour_code, name ->> ${language}::text as hour_name, bug_system, standard_hours, overlap_group, diagnosis from service_code
      where enabled = 'Y' and valid_from <= ${now().toISOString()}::date and (${bugSystem}::text is null or bug_system = ${bugSystem})
        and (${bugCode}::text is null or ${bugCode} = any(bug_codes) or (bug_codes = '{}' and bug_system = (select bug_system from bug_code where code = ${bugCode})))
        and (${thirdProduct}::text is null or third_products = '{}' or ${thirdProduct} = any(third_products)) and ${either(query.keyword, language, 'hour_code')}
      order by hour_code limit ${sql.lit(maxOptions)}`.execute(db);
    return rows;
  },

  async warrantyClaimsSupplierByBugCode({ query }) {
    const { rows } = await sql<{
      supplierCode: string;
      supplierName: string;
    }>`select s.supplier_code, s.supplier_name from bug_code b join supplier s on s.supplier_code = b.default_supplier_code
      where b.code = ${query.bugCode}`.execute(db);
    return rows[0] ?? null;
  },
});

type BugCode = {
  bugCode: string;
  bugName: string;
  bugSystem: string;
  severity: string | null;
  mainComponent: 'Y' | 'N';
  photoRequired: 'Y' | 'N';
  defaultSupplierCode: string | null;
};
type ServiceCode = { hourCode: string; hourName: string; bugSystem: string; standardHours: number; overlapGroup: string | null; diagnosis: 'Y' | 'N' };

/** Keyword in the code or in the name of the user's language. */
function either(keyword: string | undefined, language: string, code: string) {
  return mentions(keyword ?? '', code, sql`name ->> ${language}::text`);
}
