import { act } from '../../documents/act.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { mustHold } from '../../documents/workflow.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { sendTemplate } from '../../shared/import/importTemplate.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { quantityTotals } from '../../shared/list/listTotals.ts';
import { linesImport, linesTemplate } from './actions/importLines.ts';
import { saveForecast, saveLines } from './actions/saveForecast.ts';
import { orderForecastKind } from './orderForecastKind.ts';
import { findForecast, forecastLines, forecastWindow, openMonth, orderForecastFilters, orderForecastList } from './reading/forecastQueries.ts';
import { forecastProducts } from './reading/models.ts';
import { orderForecastStatuses, orderForecastWorkflow } from './rules/workflow.ts';

const exported = documentExport('orderForecastsList', { name: 'orderForecast', noun: 'order-forecast' });

export const orderForecastRoutes = (): Handlers<'orderForecasts'> => ({
  ...listRoutes('orderForecasts', { list: orderForecastList, filters: orderForecastFilters, exported }),
  orderForecastsDetail: ({ query, context }) => findForecast(context, query.id),
  orderForecastsDetailList: ({ query, context }) => forecastLines(context, query.id),
  orderForecastsStatusCounts: ({ context }) => statusCounts(context, orderForecastKind, orderForecastStatuses),
  orderForecastsTotals: ({ query, context }) =>
    quantityTotals(context, orderForecastList(context), { query, filters: orderForecastFilters(context, query), columns: ['totalQty', 'next3Qty'] }),
  orderForecastsProductFourthList: ({ query, context }) => forecastProducts(context, query, openMonth(context)),
  orderForecastsWindow: ({ context }) => forecastWindow(context),
  orderForecastsSave: ({ body, confirm, context, commit }) => commit.statement(async (keep) => (await saveForecast(context, body, { confirm, keep })) as Saved),
  orderForecastsDetailSave: ({ body, commit }) => commit(async (within) => (await saveLines(within, body)) as Saved),
  orderForecastsRemove: removeDrafts(orderForecastKind),
  orderForecastsCopy: ({ body: { id }, commit }) =>
    commit(async (within) => {
      let draft: Saved | undefined;
      await act(within, orderForecastKind, 'copy', { id, copied: (begun) => void (draft = begun as Saved) });
      return draft!;
    }),
  orderForecastsImportExcel: async ({ query, request, context }) => {
    mustHold(orderForecastWorkflow.edit, context.user);
    return importWorkbooks(context, await linesImport(context, query.id), request);
  },
  orderForecastsImportTemplate: ({ query, context, reply }) => sendTemplate(context, linesTemplate, query, reply),
});
