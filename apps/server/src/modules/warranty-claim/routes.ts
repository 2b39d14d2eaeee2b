import { act, actOnAll } from '../../documents/act.ts';
import { statusCounts } from '../../documents/statusCounts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import { contextOf } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { type ExportQuery, exportList } from '../../shared/export/exportList.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { listPage } from '../../shared/list/list.ts';
import type { Services } from '../../shared/services.ts';
import { claimStore } from './store/claimStore.ts';
import { claimStates } from './store/claimState.ts';
import { claimKind } from './claimKind.ts';
import type { ClaimHeader } from './store/tables.ts';
import { claimStatuses } from './rules/workflow.ts';
import { claimRates } from './reading/claimRates.ts';
import { claimExport } from './reading/claimExport.ts';
import { claimFilters, claimList, loadNamedLines } from './reading/claimQueries.ts';
import { faultReply, type Reader, toClaimReply } from './reading/claimReply.ts';
import { coverageOf } from '../coverage/service.ts';
import { lineRoutes } from './lineRoutes.ts';
import { saveClaim } from './actions/saveClaim.ts';

type CatalogueRoute = 'warrantyClaimsBugSystemList' | 'warrantyClaimsBugCodeList' | 'warrantyClaimsServiceCodeList' | 'warrantyClaimsSupplierByBugCode';

const toSaved = ({ id, claimNo, version, status }: ClaimHeader): Saved => ({ id, no: claimNo, version, status, warnings: [] });

/** The calls about claims; the choices of the service catalogue are in its own module. */
export const warrantyClaimRoutes = (services: Services): Omit<Handlers<'warrantyClaims'>, CatalogueRoute> => {
  const { db } = services;
  const readerOf = async ({ user, language }: Pick<Reader, 'user' | 'language'>): Promise<Reader> => ({
    services,
    user,
    language,
    stateOf: await claimStates(contextOf(services, user)),
  });

  return {
    ...lineRoutes(services),

    async warrantyClaimsList({ query, user, language }) {
      return listPage(db, user, claimList(await readerOf({ user, language })), query, claimFilters(query));
    },
    async warrantyClaimsExportXls(call) {
      return exportList(services, claimExport, claimList(await readerOf(call)), { ...call, query: call.query as ExportQuery }, claimFilters(call.query));
    },
    async warrantyClaimsTotals({ query, user, language }) {
      const list = claimList(await readerOf({ user, language }));
      return currencyTotals(contextOf(services, user), list, { query, filters: claimFilters(query), columns: ['totalAmount', 'auditTotal'] });
    },
    warrantyClaimsStatusCounts: ({ user }) => statusCounts(contextOf(services, user), claimKind, claimStatuses),

    async warrantyClaimsDetail({ query, user, language }) {
      const header = await claimStore.findHeader(contextOf(services, user), query.id);
      const [lines, reader] = await Promise.all([loadNamedLines(db, header, language), readerOf({ user, language })]);
      return toClaimReply(header, lines, reader);
    },
    async warrantyClaimsBugList({ query, user, language }) {
      const lines = await loadNamedLines(db, await claimStore.findHeader(contextOf(services, user), query.id), language);
      return lines.bugList.map((fault) => faultReply(fault, lines, { services, language }));
    },

    warrantyClaimsSave: ({ body, user, confirm, commit }) => commit.statement((keep) => saveClaim(contextOf(services, user), body, { confirm, keep })),
    warrantyClaimsRemove: ({ query, user, commit }) =>
      commit((within) => actOnAll(contextOf(within, user), claimKind, 'delete', { ids: query.ids.split(','), dryRun: query.dryRun === '1' }, { alone: true })),
    warrantyClaimsRates: ({ query, user }) => claimRates(contextOf(services, user), query.id),
    warrantyClaimsCoverage: ({ query, user, language }) => coverageOf(contextOf(services, user), { ...query, language }),
    warrantyClaimsStartReview: ({ body, user, commit }) =>
      commit(async (within) => toSaved(await act(contextOf(within, user), claimKind, 'startReview', body))),
    warrantyClaimsAdjust: ({ body, user, commit }) => commit(async (within) => toSaved(await act(contextOf(within, user), claimKind, 'adjust', body))),
  };
};
