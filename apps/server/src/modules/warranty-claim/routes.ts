import type { Handlers } from '../../shared/contract/handlers.ts';
import { type ExportQuery, exportList } from '../../shared/export/exportList.ts';
import { listTotals } from '../../shared/list/listTotals.ts';
import { listPage } from '../../shared/list/list.ts';
import type { Services } from '../../shared/services.ts';
import { findHeader } from './claimHeader.ts';
import { claimLimits, loadExchangeRates } from './claimLimits.ts';
import { claimRates } from './claimRates.ts';
import { claimExport } from './claimExport.ts';
import { claimFilters, claimList, countByStatus, loadNamedLines } from './claimQueries.ts';
import { faultReply, type Reader, toClaimReply } from './claimReply.ts';
import { checkCoverageOf } from './coverageCheck.ts';
import { deleteClaims } from './deleteClaims.ts';
import { lineRoutes } from './lineRoutes.ts';
import { adjustClaim, startReview } from './reviewClaim.ts';
import { saveClaim } from './saveClaim.ts';

type CatalogueRoute = 'warrantyClaimsBugSystemList' | 'warrantyClaimsBugCodeList' | 'warrantyClaimsServiceCodeList' | 'warrantyClaimsSupplierByBugCode';

/** The calls about claims; the choices of the service catalogue are in its own module. */
export const warrantyClaimRoutes = (services: Services): Omit<Handlers<'warrantyClaims'>, CatalogueRoute> => {
  const { db } = services;
  const readerOf = async ({ user, language }: Pick<Reader, 'user' | 'language'>): Promise<Reader> => ({
    services,
    user,
    language,
    rates: await loadExchangeRates(db, user),
    limits: claimLimits(services, user),
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
      const columns = ['totalAmount', 'auditTotal'] as const;
      const sums = await listTotals(db, user, claimList(await readerOf({ user, language })), query, claimFilters(query), { by: 'currency', columns });
      return { sums: (sums ?? []).map(({ key: currency, ...sum }) => ({ currency, ...sum })), capped: sums === undefined };
    },
    warrantyClaimsStatusCounts: ({ user }) => countByStatus(db, user),

    async warrantyClaimsDetail({ query, user, language }) {
      const header = await findHeader(db, user, query.id);
      const [lines, reader] = await Promise.all([loadNamedLines(db, header, language), readerOf({ user, language })]);
      return toClaimReply(header, lines, reader);
    },
    async warrantyClaimsBugList({ query, user, language }) {
      const lines = await loadNamedLines(db, await findHeader(db, user, query.id), language);
      return lines.bugList.map((fault) => faultReply(fault, lines, { services, language }));
    },

    warrantyClaimsSave: ({ body, user, confirm, commit }) => commit((within) => saveClaim(within, user, body, { confirm })),
    warrantyClaimsRemove: ({ query, user, commit }) => commit((within) => deleteClaims(within, user, { ids: query.ids, dryRun: query.dryRun === '1' })),
    warrantyClaimsRates: ({ query, user }) => claimRates(services, user, query.id),
    warrantyClaimsCoverage: ({ query, user, language }) => checkCoverageOf(services, user, query, language),
    warrantyClaimsStartReview: ({ body, user, commit }) => commit((within) => startReview(within, user, body)),
    warrantyClaimsAdjust: ({ body, user, commit }) => commit((within) => adjustClaim(within, user, body)),
  };
};
