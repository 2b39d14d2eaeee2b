import {
  generalOrderType,
  resultOf,
  type SavedMaster,
  type VehicleOrder,
  type VehicleOrderInput,
  type VehicleOrderItem,
  vehicleOrderMastersAdd,
  vehicleOrderMastersArriveForDealer,
  vehicleOrderMastersAssignVins,
  vehicleOrderMastersCancel,
  vehicleOrderMastersChangeShipment,
  vehicleOrderMastersConfirm,
  vehicleOrderMastersCutRemainder,
  vehicleOrderMastersEdit,
  vehicleOrderMastersList,
  vehicleOrderMastersOverride,
  vehicleOrderMastersPay,
  vehicleOrderMastersPrices,
  vehicleOrderMastersQueryById,
  vehicleOrderMastersRecall,
  vehicleOrderMastersRelease,
  vehicleOrderMastersRemove,
  vehicleOrderMastersShip,
  vehicleOrderMastersStatusCounts,
  vehicleOrderMastersTotals,
  type VehicleOrderMastersTotalsData,
  vehicleOrderMastersUnassignVins,
  vehicleOrderMastersUnship,
  vehicleOrdersArrive,
  vehicleOrdersDetail,
  vehicleOrdersList,
  vehicleOrdersStatusCounts,
  vehicleOrdersTotals,
} from '@harrow/api-client';
import { canUse } from '@harrow/ui';
import { queryOptions } from '@tanstack/react-query';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { permissionsStore } from '../../platform/session/permissions.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { batchOf, deletionOf, detailOf, listOf, writeHeaders, writeOf } from '../../shared/calls/callsOf.ts';
import type { Trial } from '../../shared/calls/previewed.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';
import { todayIn } from '../../shared/todayIn.ts';

/** Those who keep orders see drafts, too. */
export const isKeeper = (): boolean => isMakerUser(userStore.get()) && canUse('vehicleOrder:edit', permissionsStore.get());

/** The calls behind list and page: those of the keepers, or of those who read what is released. */
export const vehicleOrders = resource<VehicleOrderItem, VehicleOrder, VehicleOrderInput & Partial<SavedMaster>, SavedMaster>('vehicleOrder', {
  list: (query, signal) => (isKeeper() ? listOf(vehicleOrderMastersList) : listOf(vehicleOrdersList))(query, signal),
  detail: (id, signal) => (isKeeper() ? detailOf(vehicleOrderMastersQueryById) : detailOf(vehicleOrdersDetail))(id, signal),
  save({ id, version, ...body }, { idempotencyKey, confirm }) {
    const options = { headers: { 'X-Idempotency-Key': idempotencyKey }, query: { ...(confirm && { confirm }) } };
    return resultOf(
      id === undefined ? vehicleOrderMastersAdd({ ...options, body }) : vehicleOrderMastersEdit({ ...options, body: { ...body, id, version: version! } }),
    );
  },
});

/** Table under which the files of an order are kept. */
export const vehicleOrderFiles = 'vehicle_order';

const keeperStatuses = ['draft', 'submitted', 'pass', 'shipped', 'closed'] as const;
const readerStatuses = ['submitted', 'pass', 'shipped', 'closed'] as const;

const orderCounts = statusCounts(vehicleOrders.key, (options) => (isKeeper() ? vehicleOrderMastersStatusCounts(options) : vehicleOrdersStatusCounts(options)));

/** Initial filter: contracts signed this year. */
const thisYear = (): ListState => ({ ...defaultListState, filters: { contractSigningDate_begin: `${todayIn(undefined).slice(0, 4)}-01-01` } });

/** Sums per currency over the orders that the list finds, with what is unpaid of them. @param shareText name of that share */
export const sumUpOrders =
  (shareText: string): SumUp =>
  async (asked, signal) => {
    const query = asked as VehicleOrderMastersTotalsData['query'];
    const { capped, sums } = await resultOf(isKeeper() ? vehicleOrderMastersTotals({ query, signal }) : vehicleOrdersTotals({ query, signal }));
    return { capped, shareText, sums: sums.map(({ currency, orderAmount, unpaidAmount }) => ({ currency, totalAmount: orderAmount, share: unpaidAmount })) };
  };

export const releaseOrders = (ids: string[], trial: Trial = {}) =>
  resultOf(vehicleOrderMastersRelease({ body: { ids }, query: trial, headers: writeHeaders() }));
export const confirmOrders = batchOf(vehicleOrderMastersConfirm);
export const recallOrders = batchOf(vehicleOrderMastersRecall);
export const cancelOrders = batchOf(vehicleOrderMastersCancel);
export const cutRemainders = batchOf(vehicleOrderMastersCutRemainder);
export const payOrders = batchOf(vehicleOrderMastersPay);
export const overrideOrders = batchOf(vehicleOrderMastersOverride);
export const assignVins = writeOf(vehicleOrderMastersAssignVins);
export const unassignVins = writeOf(vehicleOrderMastersUnassignVins);
export const shipMachines = (body: Parameters<typeof vehicleOrderMastersShip>[0]['body'], confirm?: '1') =>
  resultOf(vehicleOrderMastersShip({ body, query: { ...(confirm && { confirm }) }, headers: writeHeaders() }));
export const changeShipment = writeOf(vehicleOrderMastersChangeShipment);
export const unship = writeOf(vehicleOrderMastersUnship);
export const recordArrival = writeOf(vehicleOrdersArrive);
export const recordArrivalForDealer = writeOf(vehicleOrderMastersArriveForDealer);

/** The order types of machines. */
export const orderTypes = queryOptions({
  queryKey: ['orderType', 'options', 'vehicle'],
  queryFn: ({ signal }) => resultOf(generalOrderType({ query: { bizType: 'vehicle' }, signal })),
  staleTime: 5 * 60_000,
});

/** List prices of models on the day of a contract, by code. */
export const listPrices = ({ codes, currency, day }: { codes: readonly string[]; currency: string | null; day: string | null }) =>
  queryOptions({
    queryKey: ['vehiclePrice', 'on', day, currency, ...codes],
    queryFn: async ({ signal }) => {
      const prices = await resultOf(vehicleOrderMastersPrices({ query: { fourthProducts: codes.join(','), currency: currency!, day: day! }, signal }));
      return new Map(prices.map(({ fourthProduct, price }) => [fourthProduct, price]));
    },
    enabled: codes.length > 0 && currency !== null && day !== null,
  });

/** Orders of machines; first those of the contracts of this year. */
export const vehicleOrderListing = {
  resource: vehicleOrders,
  address: '/vehicle/order',
  statuses: {
    filter: 'purchaseStatus',
    get order() {
      return isKeeper() ? keeperStatuses : readerStatuses;
    },
    counts: orderCounts,
  },
  defaults: thisYear,
  get exportPath() {
    return isKeeper() ? '/mfr/vehicleOrder/exportXls' : '/api/portal/vehicleOrder/exportXls';
  },
  isPrintable: true,
  ...deletionOf(vehicleOrderMastersRemove),
} satisfies DocumentListing<VehicleOrderItem>;
