import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { removeLine, saveLine } from './actions/lineCalls.ts';
import { savePartsClaim } from './actions/saveClaim.ts';
import { partsClaimKind } from './partsClaimKind.ts';
import { claimableParts, findPartsClaim, partsClaimFilters, partsClaimList } from './reading/claimQueries.ts';
import { partsClaimStatuses } from './rules/workflow.ts';
import type { PartsClaimHeader } from './tables.ts';

const partsClaimExport = documentExport('partsClaimsList', { name: 'partsClaim', noun: 'parts-claim' });

const toSaved = ({ id, partsClaimNo, version, status }: PartsClaimHeader): Saved => ({ id, no: partsClaimNo, version, status, warnings: [] });

export const partsClaimRoutes = (): Handlers<'partsClaims'> => ({
  ...listRoutes('partsClaims', { list: partsClaimList, filters: partsClaimFilters, exported: partsClaimExport }),
  partsClaimsTotals: ({ query, context }) =>
    currencyTotals(context, partsClaimList(context), { query, filters: partsClaimFilters(context, query), columns: ['claimAmount', 'approvedAmount'] }),
  partsClaimsStatusCounts: ({ context }) => statusCounts(context, partsClaimKind, partsClaimStatuses),
  partsClaimsDetail: ({ query, context }) => findPartsClaim(context, query.id),
  partsClaimsClaimable: ({ query, context }) => claimableParts(context, query),
  partsClaimsSave: ({ body, confirm, context, commit }) => commit.statement(async (keep) => (await savePartsClaim(context, body, { confirm, keep })) as Saved),
  partsClaimsRemove: removeDrafts(partsClaimKind),
  partsClaimsSubmit: ({ body, query, confirm, commit }) =>
    commit((within) => actOnAll(within, partsClaimKind, 'submit', { ...body, confirm, dryRun: query.dryRun === '1' }, { alone: true })),
  partsClaimsDetailSave: ({ body, commit }) => commit((within) => saveLine(within, body)),
  partsClaimsDeleteDetail: ({ query, commit }) => commit((within) => removeLine(within, query)),
  partsClaimsShipReturn: ({ body: { id, version, ...sentBack }, commit }) =>
    commit(async (within) => toSaved(await act(within, partsClaimKind, 'shipReturn', { id, version, sentBack }))),
  partsClaimsReceiveReturn: ({ body: { id, version, ...cameBack }, commit }) =>
    commit(async (within) => toSaved(await act(within, partsClaimKind, 'receiveReturn', { id, version, cameBack }))),
});
