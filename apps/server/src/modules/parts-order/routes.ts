import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import { mustHold } from '../../documents/workflow.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { sendTemplate } from '../../shared/import/importTemplate.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { listPage } from '../../shared/list/list.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { invalid } from '../../shared/refusal/refusal.ts';
import { confirmImport, confirmTemplate } from './actions/importConfirm.ts';
import { saveOrder } from './actions/saveOrder.ts';
import { partsOrderKind } from './partsOrderKind.ts';
import { confirmPreview } from './reading/confirmPreview.ts';
import { exportOrders } from './reading/orderExport.ts';
import { findOrder, orderFilters, orderList, stageCounts } from './reading/orderQueries.ts';
import { claimParts, proposal } from './reading/proposal.ts';
import { orderStatuses, orderWorkflow } from './rules/workflow.ts';
import type { OrderHeader } from './tables.ts';

const toSaved = ({ id, orderNo, version, status }: OrderHeader): Saved => ({ id, no: orderNo, version, status, warnings: [] });

/** What concerns one order is said of one alone. */
function mustBeAlone(ids: readonly string[], fields: Readonly<Record<string, unknown>>): void {
  const given = Object.entries(fields).find(([, value]) => value !== undefined);
  if (ids.length > 1 && given) throw invalid([{ field: given[0], code: 'E-014' }]);
}

export const partsOrderRoutes = (): Handlers<'partsOrders'> => ({
  partsOrdersList: ({ query, context }) => listPage(context, orderList(context), query, orderFilters(context, query)),
  partsOrdersExportXls: exportOrders,
  partsOrdersDetail: ({ query, context }) => findOrder(context, query.id),
  partsOrdersStatusCounts: ({ context }) => statusCounts(context, partsOrderKind, orderStatuses),
  partsOrdersStageCounts: ({ context }) => stageCounts(context),
  partsOrdersTotals: ({ query, context }) =>
    currencyTotals(context, orderList(context), { query, filters: orderFilters(context, query), columns: ['totalAmount', 'chargedAmount'] }),
  partsOrdersProposal: ({ context }) => proposal(context),
  partsOrdersClaimParts: ({ query, context }) => {
    mustHold({ by: 'owner', permission: 'partsOrder:add' }, context.user);
    return claimParts(context, query.claimNo);
  },
  partsOrdersConfirmPreview: ({ query, context }) => confirmPreview(context, query.ids.split(',')),
  partsOrdersSave: ({ body, confirm, context, commit }) => commit.statement(async (keep) => (await saveOrder(context, body, { confirm, keep })) as Saved),
  partsOrdersRemove: removeDrafts(partsOrderKind),
  partsOrdersSubmit: ({ body, query, confirm, commit }) =>
    commit((within) => actOnAll(within, partsOrderKind, 'submit', { ...body, confirm, dryRun: query.dryRun === '1' }, { alone: true })),
  partsOrdersCancel: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, partsOrderKind, 'cancel', { ids, opinion: reason, dryRun: query.dryRun === '1' }, { alone: true })),
  partsOrdersConfirm: ({ body: { ids, version, opinion, warehouse, ...single }, query, confirm, commit }) => {
    mustBeAlone(ids, { version, ...single });
    const input = { ids, version, opinion, confirm, dryRun: query.dryRun === '1', confirmed: { warehouse, ...single } };
    return commit((within) => actOnAll(within, partsOrderKind, 'confirm', input, { alone: true }));
  },
  partsOrdersConfirmBackorder: ({ body: { id, version, ...backorder }, confirm, commit }) =>
    commit(async (within) => toSaved(await act(within, partsOrderKind, 'confirmBackorder', { id, version, confirm, backorder }))),
  partsOrdersReschedule: ({ body: { id, version, reason, lines }, commit }) =>
    commit(async (within) => toSaved(await act(within, partsOrderKind, 'reschedule', { id, version, opinion: reason, promised: lines }))),
  partsOrdersPay: ({ body: { ids, amount }, query, commit }) => {
    mustBeAlone(ids, { amount });
    return commit((within) => actOnAll(within, partsOrderKind, 'pay', { ids, amount, dryRun: query.dryRun === '1' }, { alone: true }));
  },
  partsOrdersReleaseCredit: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, partsOrderKind, 'releaseCredit', { ids, opinion: reason, dryRun: query.dryRun === '1' }, { alone: true })),
  partsOrdersRequestCancel: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, partsOrderKind, 'requestCancel', { ids, opinion: reason, dryRun: query.dryRun === '1' }, { alone: true })),
  partsOrdersDeclineCancel: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, partsOrderKind, 'declineCancel', { ids, opinion: reason, dryRun: query.dryRun === '1' }, { alone: true })),
  partsOrdersCancelOpen: ({ body: { id, version, reason, lines }, user, commit }) => {
    // Dealers hold the right, too, for drafts of their own.
    mustHold(orderWorkflow.cancelOpen, user);
    return commit(async (within) => toSaved(await act(within, partsOrderKind, 'cancelOpen', { id, version, opinion: reason, cancelled: lines })));
  },
  partsOrdersImportConfirm: ({ request, context }) => importWorkbooks(context, confirmImport, request),
  partsOrdersImportTemplate: ({ query, context, reply }) => sendTemplate(context, confirmTemplate, query, reply),
});
