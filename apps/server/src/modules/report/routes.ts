import { administrationRoutes } from '../../shared/administration/administrationRoutes.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { addReport, editReport, findReportRecord, previewReport, removeReport, reportSources } from './administration.ts';
import { reportExport, reportFilters, reportList } from './reportList.ts';
import { findReport, reportConfig, reportData, reportQueryItems } from './reports.ts';

/** Parameters that the contract names itself; the rest are conditions on fields. */
const named = new Set(['column', 'order', 'pageNo', 'pageSize', '_t']);

export const reportRoutes = ({ db }: Services): Handlers<'reports'> => {
  /** A name that no report knows breaks the contract, whichever report is asked. */
  const mustBeKnown = async (names: readonly string[]): Promise<void> => {
    if (names.length === 0) return;
    const fields = new Set((await db.selectFrom('sysReportField').select('field').distinct().execute()).map(({ field }) => field));
    const unknown = names.find((name) => !fields.has(name.replace(/^self_/, '')) && !fields.has(name.replace(/_(begin|end)$/, '')));
    if (unknown !== undefined) throw badRequest('query.unknownField', { field: unknown.slice(0, 64) });
  };
  return {
    reportsGetRpColumns: async ({ params, context }) => reportConfig(context, await findReport(context, { code: params.code })),
    reportsGetQueryInfo: async ({ params, context, language }) => reportQueryItems(await findReport(context, { id: params.cgRpConfigId }), language),
    async reportsGetData({ params, query, context }) {
      const filters = Object.fromEntries(Object.entries(query as Record<string, string>).filter(([name]) => !named.has(name)));
      await mustBeKnown(Object.keys(filters));
      return reportData(context, { report: await findReport(context, { id: params.cgRpConfigId }), query: query as object, filters });
    },
  };
};

export const reportAdministrationRoutes = (): Handlers<'reportAdministration'> => ({
  ...listRoutes('reportAdministration', { list: reportList, filters: (_context, query) => reportFilters(query), exported: reportExport }),
  ...administrationRoutes('reportAdministration', { find: findReportRecord, add: addReport, edit: editReport, remove: removeReport, code: 'sysReport.code' }),
  reportAdministrationSources: ({ context }) => reportSources(context),
  reportAdministrationPreview: ({ body, commit }) => commit((within) => previewReport(within, body)),
});
