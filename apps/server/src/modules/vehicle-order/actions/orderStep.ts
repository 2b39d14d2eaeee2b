/** Common parts of the actions of an order. */
import { type ActionInput, effect } from '../../../documents/kind.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { VehicleOrderMachineInput } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { dealerUsers, notify, usersNamed } from '../../../shared/notify/notify.ts';
import type { OrderHeader, OrderRow } from '../tables.ts';

/** Machines that leave, and how. */
export type Shipping = Omit<Operations['vehicleOrderMastersShip']['data']['body'], 'id' | 'version'>;
/** What changes about a shipment. */
export type ShipmentChange = Omit<Operations['vehicleOrderMastersChangeShipment']['data']['body'], 'id' | 'version'>;

export interface OrderActionInput extends ActionInput {
  /** Of `pay`: default all that is unpaid, on today's date. */
  amount?: number | undefined;
  feeDate?: string | undefined;
  machines?: readonly VehicleOrderMachineInput[] | undefined;
  vins?: readonly string[] | undefined;
  shipping?: Shipping | undefined;
  change?: ShipmentChange | undefined;
  shipmentNo?: string | undefined;
  arrivalDate?: string | undefined;
}

export const orderEffect = effect<OrderRow, OrderActionInput>();

/** The vehicle account that an order is charged to. */
export const accountOf = ({ dealerCode, currency }: Pick<OrderHeader, 'dealerCode' | 'currency'>) =>
  ({ dealerCode, accountType: 'vehicle', currency }) as const;

type Told = 'released' | 'confirmed' | 'shipped' | 'eta' | 'arrived' | 'etaPassed' | 'unshipped' | 'cancelled' | 'closed';

interface News {
  event: Told;
  params?: Readonly<Record<string, string | number>>;
  /** The one who is responsible at the maker; default: administrators and sales people of the dealer. */
  to?: 'salesBy';
}

/** Tells what became of an order. */
export async function tell({ db, services }: Pick<TrxContext, 'db' | 'services'>, order: OrderHeader, { event, params = {}, to }: News): Promise<void> {
  const { id, orderNo: no, dealerCode, dealerName: dealer, salesBy, currency } = order;
  const receivers = to === 'salesBy' ? await usersNamed(db, [salesBy]) : await dealerUsers(db, dealerCode, ['DLR_ADMIN', 'DLR_SALES']);
  await notify(db, receivers, {
    event: `vehicleOrder.${event}`,
    params: { no, dealer, currency, ...params },
    docType: 'vehicleOrder',
    docId: id,
    docNo: no,
    at: services.now(),
  });
}
