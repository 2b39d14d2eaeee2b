import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { machineTab } from '../vehicle/service.ts';
import { extensionKind } from './extensionKind.ts';
import { extensionFilters, extensionList, extensionsOf, findExtension } from './reading/extensionQueries.ts';
import { chanceExport, chanceFilters, chanceList, offersFor } from './reading/offers.ts';
import { saveExtension } from './actions/saveExtension.ts';
import { extensionStatuses } from './rules/workflow.ts';

const extensionExport = documentExport('extendInsurancesList', { name: 'extendInsurance', noun: 'extend-insurance' });

export const extensionRoutes = (): Handlers<'extendInsurances'> & Handlers<'salesChances'> & Handlers<'machineExtensions'> => ({
  ...listRoutes('extendInsurances', { list: extensionList, filters: extensionFilters, exported: extensionExport }),
  ...listRoutes('salesChances', { list: chanceList, filters: chanceFilters, exported: chanceExport }),
  extendInsurancesDetail: ({ query, context }) => findExtension(context, query.id),
  extendInsurancesStatusCounts: ({ context }) => statusCounts(context, extensionKind, extensionStatuses),
  extendInsurancesTotals: ({ query, context }) =>
    currencyTotals(context, extensionList(context), {
      query,
      filters: extensionFilters(context, query),
      columns: ['extensionFee', 'lateFee', 'totalFee'],
    }),
  extendInsurancesCostList: ({ query, context }) => offersFor(context, query),
  extendInsurancesSave: ({ body, commit }) => commit((within) => saveExtension(within, body)),
  extendInsurancesRemove: removeDrafts(extensionKind),
  extendInsurancesSubmit: ({ body, query, confirm, commit }) =>
    commit((within) => actOnAll(within, extensionKind, 'submit', { ...body, confirm, dryRun: query.dryRun === '1' }, { alone: true })),
  extendInsurancesPay: ({ body: { ids }, query, commit }) => commit((within) => actOnAll(within, extensionKind, 'pay', { ids, dryRun: query.dryRun === '1' })),
  extendInsurancesConfirmPayment: ({ body: { ids, ...received }, query, commit }) =>
    commit((within) => actOnAll(within, extensionKind, 'confirmPayment', { ids, received, dryRun: query.dryRun === '1' })),
  extendInsurancesCancel: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, extensionKind, 'cancel', { ids, opinion: reason, dryRun: query.dryRun === '1' })),
  machineExtensionsExtensionList: machineTab('extendInsurance:query', extensionsOf),
});
