import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { TrxContext } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { sendTemplate } from '../../shared/import/importTemplate.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { vehiclePrices } from '../vehicle-price/service.ts';
import { vehicleOrderImport } from './actions/importOrders.ts';
import { vinImport, vinsTemplate } from './actions/importVins.ts';
import type { OrderActionInput } from './actions/orderStep.ts';
import { saveOrder } from './actions/saveOrder.ts';
import { vehicleOrderKind } from './orderKind.ts';
import { releasedOrders } from './orderScope.ts';
import { vehicleOrderStore } from './orderStore.ts';
import { findVehicleOrder, keptList, linesWithVins, releasedList, vehicleOrderFilters } from './reading/orderQueries.ts';
import { type OrderAction, vehicleOrderStatuses } from './rules/workflow.ts';

const orderExport = documentExport('vehicleOrdersList', { name: 'vehicleOrder', noun: 'vehicle-order' });
const sums = ['orderAmount', 'unpaidAmount', 'numberOfOrders'] as const;
const released = vehicleOrderStatuses.filter((status) => status !== 'draft');

/** One order through an action. */
async function take(context: TrxContext, action: OrderAction, { id, ...input }: OrderActionInput & { id: string }): Promise<Saved> {
  await act(context, vehicleOrderKind, action, { ...input, id });
  const { orderNo: no, version, status } = await vehicleOrderStore.findHeader(context, id);
  return { id, no, version, status, warnings: [] };
}

/** Several orders through an action. */
type Batch = Omit<OrderActionInput, 'dryRun'> & { ids: readonly string[]; reason?: string | undefined; dryRun: '1' | undefined };
const takeAll = (context: TrxContext, action: OrderAction, { reason, dryRun, ...input }: Batch) =>
  actOnAll(context, vehicleOrderKind, action, { ...input, opinion: reason, dryRun: dryRun === '1' }, { alone: true });

/** Portal and paper know released orders only, whoever asks. */
async function mustBeReleased(context: Parameters<typeof findVehicleOrder>[0], id: string): Promise<void> {
  const { status } = await vehicleOrderStore.findHeader(context, id);
  if (status === 'draft') throw refuse('E-012');
}

export const vehicleOrderRoutes = (): Handlers<'vehicleOrders'> & Handlers<'vehicleOrderMasters'> => ({
  ...listRoutes('vehicleOrders', { list: releasedList, filters: (_, query) => vehicleOrderFilters(query), exported: orderExport }),
  vehicleOrdersTotals: ({ query, context }) => currencyTotals(context, releasedList(context), { query, filters: vehicleOrderFilters(query), columns: sums }),
  vehicleOrdersStatusCounts: ({ context }) => statusCounts(context, { ...vehicleOrderKind, scope: releasedOrders }, released),
  async vehicleOrdersDetail({ query, context }) {
    await mustBeReleased(context, query.id);
    return findVehicleOrder(context, query.id);
  },
  async vehicleOrdersDetailList({ query, context }) {
    await mustBeReleased(context, query.id);
    return linesWithVins(context, query.id);
  },
  vehicleOrdersArrive: ({ body, commit }) => commit((within) => take(within, 'arrive', body)),

  ...listRoutes('vehicleOrderMasters', { list: keptList, filters: (_, query) => vehicleOrderFilters(query), exported: orderExport }),
  ...importRoutes('vehicleOrderMasters', vehicleOrderImport),
  vehicleOrderMastersTotals: ({ query, context }) => currencyTotals(context, keptList(context), { query, filters: vehicleOrderFilters(query), columns: sums }),
  vehicleOrderMastersStatusCounts: ({ context }) => statusCounts(context, vehicleOrderKind, vehicleOrderStatuses),
  vehicleOrderMastersQueryById: ({ query, context }) => findVehicleOrder(context, query.id),
  async vehicleOrderMastersPrices({ query: { fourthProducts, currency, day }, context }) {
    const codes = fourthProducts.split(',').map((code) => code.trim());
    const prices = await vehiclePrices(context, { fourthProducts: codes, currency, day });
    return codes.map((fourthProduct) => ({ fourthProduct, price: prices.get(fourthProduct) ?? null }));
  },
  vehicleOrderMastersAdd: ({ body, confirm, commit }) => commit(async (within) => (await saveOrder(within, body, { confirm })) as Saved),
  vehicleOrderMastersEdit: ({ body, confirm, commit }) => commit(async (within) => (await saveOrder(within, body, { confirm })) as Saved),
  vehicleOrderMastersRemove: removeDrafts(vehicleOrderKind),
  vehicleOrderMastersRemoveBatch: removeDrafts(vehicleOrderKind),
  vehicleOrderMastersRelease: ({ body, query, confirm, commit }) => commit((within) => takeAll(within, 'release', { ...body, confirm, dryRun: query.dryRun })),
  vehicleOrderMastersConfirm: ({ body, query, commit }) => commit((within) => takeAll(within, 'confirm', { ...body, dryRun: query.dryRun })),
  vehicleOrderMastersRecall: ({ body, query, commit }) => commit((within) => takeAll(within, 'recall', { ...body, dryRun: query.dryRun })),
  vehicleOrderMastersCancel: ({ body, query, commit }) => commit((within) => takeAll(within, 'cancel', { ...body, dryRun: query.dryRun })),
  vehicleOrderMastersCutRemainder: ({ body, query, commit }) => commit((within) => takeAll(within, 'cutRemainder', { ...body, dryRun: query.dryRun })),
  vehicleOrderMastersOverride: ({ body: { kind, ...body }, query, commit }) =>
    commit((within) => takeAll(within, kind === 'deposit' ? 'overrideDeposit' : 'overrideShipment', { ...body, dryRun: query.dryRun })),
  vehicleOrderMastersPay({ body, query, commit }) {
    if (body.amount !== undefined && body.ids.length > 1) throw invalid([{ field: 'amount', code: 'E-014' }]);
    return commit((within) => takeAll(within, 'pay', { ...body, dryRun: query.dryRun }));
  },
  vehicleOrderMastersAssignVins: ({ body, commit }) =>
    commit((within) => take(within, 'assignVins', { ...body, opinion: body.machines.map(({ vin }) => `+ ${vin}`).join(', ') })),
  vehicleOrderMastersUnassignVins: ({ body, commit }) =>
    commit((within) => take(within, 'unassignVins', { ...body, opinion: body.vins.map((vin) => `− ${vin}`).join(', ') })),
  vehicleOrderMastersImportVins: ({ request, context }) => importWorkbooks(context, vinImport, request),
  vehicleOrderMastersImportVinsTemplate: ({ query, context, reply }) => sendTemplate(context, vinsTemplate, query, reply),
  vehicleOrderMastersShip: ({ body: { id, version, ...shipping }, confirm, commit }) =>
    commit(async (within) => {
      const saved = await take(within, 'ship', { id, version, shipping, confirm });
      const { shipments } = await findVehicleOrder(within, id);
      return { ...saved, shipmentNo: shipments.at(-1)!.shipmentNo };
    }),
  vehicleOrderMastersChangeShipment: ({ body: { id, version, ...change }, commit }) =>
    commit((within) => take(within, 'changeShipment', { id, version, change })),
  vehicleOrderMastersUnship: ({ body: { id, version, shipmentNo, reason }, commit }) =>
    commit((within) => take(within, 'unship', { id, version, shipmentNo, opinion: reason })),
  vehicleOrderMastersArriveForDealer: ({ body, commit }) => commit((within) => take(within, 'arriveForDealer', body)),
});
