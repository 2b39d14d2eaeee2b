import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport, type ExportedList, money } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import type { Services } from '../../shared/services.ts';
import { claimKind } from './claimKind.ts';
import type { ClaimHeader } from './store/tables.ts';
import { claimStatuses } from './rules/workflow.ts';
import { claimRates } from './reading/claimRates.ts';
import { claimFilters, claimList, findNamedClaim } from './reading/claimQueries.ts';
import { faultReply } from './reading/claimReply.ts';
import { readClaim, readerOf } from './reading/readClaim.ts';
import { coverageOf } from '../coverage/service.ts';
import { lineRoutes } from './lineRoutes.ts';
import { saveClaim } from './actions/saveClaim.ts';

const exported = documentExport('warrantyClaimsList', {
  name: 'warrantyClaim',
  noun: 'warranty-claim',
  widths: { firstFault: 30, workCodes: 30 },
});
/** Supplier recovery is visible to the maker only. */
export const claimExport = (user: CurrentUser): ExportedList =>
  isMaker(user) ? { ...exported, columns: [...exported.columns, money('warrantyClaimsList', 'supplierRecoveryAmount')] } : exported;

type CatalogueRoute = 'warrantyClaimsBugSystemList' | 'warrantyClaimsBugCodeList' | 'warrantyClaimsServiceCodeList' | 'warrantyClaimsSupplierByBugCode';

const summed = ['totalAmount', 'auditTotal'] as const;

const toSaved = ({ id, claimNo, version, status }: ClaimHeader): Saved => ({ id, no: claimNo, version, status, warnings: [] });

/** The calls about claims; the choices of the service catalogue are in its own module. */
export const warrantyClaimRoutes = (services: Services): Omit<Handlers<'warrantyClaims'>, CatalogueRoute> => {
  return {
    ...lineRoutes(services),

    ...listRoutes('warrantyClaims', {
      list: async (context) => claimList(await readerOf(context)),
      filters: (_context, query) => claimFilters(query),
      exported: ({ user }) => claimExport(user),
    }),
    async warrantyClaimsTotals({ query, context }) {
      const list = claimList(await readerOf(context));
      return currencyTotals(context, list, {
        query,
        filters: claimFilters(query),
        columns: isMaker(context.user) ? [...summed, 'supplierRecoveryAmount'] : summed,
      });
    },
    warrantyClaimsStatusCounts: ({ context }) => statusCounts(context, claimKind, claimStatuses),

    warrantyClaimsDetail: ({ query, context }) => readClaim(context, query.id),
    async warrantyClaimsBugList({ query, context }) {
      const claim = await findNamedClaim(context, query.id);
      return claim.bugList.map((fault) => faultReply(fault, claim, context));
    },

    warrantyClaimsSave: ({ body, confirm, context, commit }) => commit.statement((keep) => saveClaim(context, body, { confirm, keep })),
    warrantyClaimsRemove: removeDrafts(claimKind),
    warrantyClaimsRates: ({ query, context }) => claimRates(context, query),
    warrantyClaimsCoverage: ({ query, context }) => coverageOf(context, query),
    warrantyClaimsStartReview: ({ body, commit }) => commit(async (within) => toSaved(await act(within, claimKind, 'startReview', body))),
    warrantyClaimsChargeBack: ({ body: { amount, lines, reason, ...claim }, commit }) =>
      commit(async (within) => toSaved(await act(within, claimKind, 'chargeBack', { ...claim, opinion: reason, charge: { amount, lines } }))),
    warrantyClaimsConfirmChargeBack: ({ body: { ids }, query, commit }) =>
      commit((within) => actOnAll(within, claimKind, 'confirmChargeBack', { ids, dryRun: query.dryRun === '1' })),
    warrantyClaimsRefuseChargeBack: ({ body: { ids, reason }, query, commit }) =>
      commit((within) => actOnAll(within, claimKind, 'refuseChargeBack', { ids, opinion: reason, dryRun: query.dryRun === '1' })),
    warrantyClaimsAdjust: ({ body, commit }) => commit(async (within) => toSaved(await act(within, claimKind, 'adjust', body))),
  };
};
