import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { sendTemplate } from '../../shared/import/importTemplate.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { forbidden } from '../../shared/refusal/refusal.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { changeBank, changeStatus, editDealer, mustBeStaff, planCurrency, terminateDealers } from './actions/dealerCalls.ts';
import { addDealer } from './actions/openDealer.ts';
import { removeDealers } from './actions/removeDealers.ts';
import { dealerImport } from './dealerImport.ts';
import { dealerKind } from './dealerKind.ts';
import { dealerExport, dealerFilters, dealerList, findDealer } from './reading/dealerQueries.ts';
import { dealerStatuses } from './workflow.ts';

const staffs = <Result>(context: Context, answer: () => Result): Result => {
  mustBeStaff(context);
  return answer();
};

export const dealerRoutes = (): Handlers<'dealerMasters'> & Handlers<'ownDealers'> => ({
  ...listRoutes('dealerMasters', {
    list: (context) => staffs(context, () => dealerList(context)),
    filters: (_context, query) => dealerFilters(query),
    exported: dealerExport,
  }),
  dealerMastersStatusCounts: ({ context }) => staffs(context, () => statusCounts(context, dealerKind, dealerStatuses)),
  dealerMastersQueryById: ({ query, context }) => staffs(context, () => findDealer(context, { id: query.id })),
  dealerMastersAdd: ({ body, context }) => staffs(context, () => addDealer(context, body)),
  dealerMastersEdit: ({ body, query, commit }) => commit((within) => editDealer(within, { ...body, confirm: query.confirm === '1' })),
  dealerMastersRemove: ({ query, commit }) => commit((within) => removeDealers(within, query.ids)),
  dealerMastersBank: ({ body, query, commit }) => commit((within) => changeBank(within, { ...body, confirm: query.confirm === '1' })),
  dealerMastersChangeCurrency: ({ body, query, commit }) => commit((within) => planCurrency(within, { ...body, confirm: query.confirm === '1' })),
  dealerMastersSuspend: ({ body, query, commit }) => commit((within) => changeStatus(within, 'suspend', { ...body, dryRun: query.dryRun === '1' })),
  dealerMastersReactivate: ({ body, query, commit }) => commit((within) => changeStatus(within, 'reactivate', { ...body, dryRun: query.dryRun === '1' })),
  dealerMastersTerminate: ({ body, query, commit }) => commit((within) => terminateDealers(within, { ...body, dryRun: query.dryRun === '1' })),
  dealerMastersReinstate: ({ body, query, commit }) => commit((within) => changeStatus(within, 'reinstate', { ...body, dryRun: query.dryRun === '1' })),
  dealerMastersImportExcel: ({ request, context }) => staffs(context, () => importWorkbooks(context, dealerImport, request)),
  dealerMastersImportTemplate: ({ query, context, reply }) => staffs(context, () => sendTemplate(context, dealerImport, query, reply)),
  ownDealersStanding: ({ user: { standstill, suspendedDeparts } }) => ({
    standstill: standstill && { name: standstill.name, since: standstill.since },
    suspendedDeparts,
  }),
  ownDealersDetail({ context }) {
    if (isMaker(context.user)) throw forbidden('forbidden');
    return findDealer(context, { dealerCode: context.user.dealerCode });
  },
});
