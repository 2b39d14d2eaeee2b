import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { feeImport } from './actions/importFees.ts';
import { saveFee } from './actions/saveFee.ts';
import { feeKind } from './feeKind.ts';
import { feeCounts, feeFilters, feeList, feesOnPaper, findFee } from './reading/feeQueries.ts';
import { feeStatistic } from './reading/feeStatistic.ts';

const feeExport = documentExport('serviceFeesList', { name: 'serviceFee', noun: 'service-fee' });

export const feeRoutes = (): Handlers<'serviceFees'> => ({
  ...listRoutes('serviceFees', { list: feeList, filters: feeFilters, exported: feeExport }),
  ...importRoutes('serviceFees', feeImport),
  serviceFeesTotals: ({ query, context }) => currencyTotals(context, feeList(context), { query, filters: feeFilters(context, query), columns: ['amount'] }),
  serviceFeesStatusCounts: ({ context }) => feeCounts(context),
  serviceFeesStatistic: ({ query, context }) => feeStatistic(context, query),
  serviceFeesDetail: ({ query, context }) => findFee(context, query.id),
  serviceFeesPaper: ({ query, context }) => feesOnPaper(context, query),
  serviceFeesSave: ({ body, confirm, context, commit }) => commit.statement((keep) => saveFee(context, body, { confirm, keep }) as Promise<Saved>),
  serviceFeesRemove: removeDrafts(feeKind),
  serviceFeesCancel: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, feeKind, 'cancel', { ids, opinion: reason, dryRun: query.dryRun === '1' }, { alone: true })),
});
