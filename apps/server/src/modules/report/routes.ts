import type { Handlers } from '../../shared/contract/handlers.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { findReport, reportConfig, reportData, reportQueryItems } from './reports.ts';

/** Parameters that the contract names itself; the rest are conditions on fields. */
const named = new Set(['column', 'order', 'pageNo', 'pageSize', '_t']);

export const reportRoutes = (services: Services): Handlers<'reports'> => {
  const { db } = services;
  /** A name that no report knows breaks the contract, whichever report is asked. */
  const mustBeKnown = async (names: readonly string[]): Promise<void> => {
    if (names.length === 0) return;
    const fields = new Set((await db.selectFrom('sysReportField').select('field').distinct().execute()).map(({ field }) => field));
    const unknown = names.find((name) => !fields.has(name.replace(/^self_/, '')) && !fields.has(name.replace(/_(begin|end)$/, '')));
    if (unknown !== undefined) throw badRequest('query.unknownField', { field: unknown.slice(0, 64) });
  };
  return {
    reportsGetRpColumns: async ({ params, user, language }) => reportConfig(services, user, await findReport(db, user, { code: params.code }), language),
    reportsGetQueryInfo: async ({ params, user, language }) => reportQueryItems(await findReport(db, user, { id: params.cgRpConfigId }), language),
    async reportsGetData({ params, query, user, language }) {
      const filters = Object.fromEntries(Object.entries(query as Record<string, string>).filter(([name]) => !named.has(name)));
      await mustBeKnown(Object.keys(filters));
      return reportData(services, user, await findReport(db, user, { id: params.cgRpConfigId }), { query: query as object, filters }, language);
    },
  };
};
