import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { receive } from './actions/receive.ts';
import { arrivalKind } from './arrivalKind.ts';
import { arrivalFilters, arrivalList, findArrival, openBoxesOf } from './reading/arrivalQueries.ts';
import { arrivalStatuses } from './rules/status.ts';

const arrivalExport = documentExport('partsArrivalsList', { name: 'partsArrival', noun: 'parts-arrival' });

export const arrivalRoutes = (): Handlers<'partsArrivals'> => ({
  ...listRoutes('partsArrivals', { list: arrivalList, filters: arrivalFilters, exported: arrivalExport }),
  partsArrivalsDetail: ({ query, context }) => findArrival(context, query.id),
  partsArrivalsStatusCounts: ({ context }) => statusCounts(context, arrivalKind, arrivalStatuses),
  partsArrivalsOpenBoxes: ({ query, context }) => openBoxesOf(context, query.packingNo),
  partsArrivalsGenerate: ({ body: { hold, createClaim, ...input }, query, confirm, commit }) =>
    commit((within) => receive(within, { input, hold: hold === '1', createClaim: createClaim !== 'N', confirm, dryRun: query.dryRun === '1' })),
  partsArrivalsRemove: removeDrafts(arrivalKind),
  partsArrivalsWaiveDifferences: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, arrivalKind, 'waiveDifferences', { ids, opinion: reason, dryRun: query.dryRun === '1' }, { alone: true })),
});
