/** What the server does about orders by itself. */
import { sql } from 'kysely';
import { inBatches } from '../../shared/jobs/inBatches.ts';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { dealerDay } from '../../shared/dealerDay.ts';
import { done, settleWhenDone } from './actions/follow.ts';
import { tell } from './actions/orderStep.ts';
import type { OrderHeader } from './tables.ts';

/** Dealers are reminded of machines that should have arrived, once for each shipment and day; what events have missed is closed. */
export const vehicleOrderDue: Job = {
  code: 'vehicleOrderDue',
  cron: '0 40 7 * * ?',
  timeoutSeconds: 300,
  run: async (job) => (await remindOfArrivals(job)) + (await settleMissed(job)),
};

interface Late extends Due {
  /** Id of its order. */
  orderId: string;
  eta: string;
}

const remindOfArrivals = ({ services, transaction }: JobContext): Promise<number> =>
  remind<Late>(
    { transaction },
    'vehicleOrder.etaPassed',
    sql`select shipment.id, shipment.eta::text as stage, shipment.order_id, shipment.eta from vehicle_shipment shipment
        join vehicle_order on vehicle_order.id = shipment.order_id join dealer on dealer.dealer_code = vehicle_order.dealer_code
      where vehicle_order.status in ('pass', 'shipped') and vehicle_order.del_flag = 0 and shipment.eta < ${dealerDay(services, 'dealer')}
        and vehicle_order.open_shipments @> jsonb_build_array(jsonb_build_object('shipmentNo', shipment.shipment_no))`,
    async (trx, { orderId, eta: date }) => {
      const order = (await trx.selectFrom('vehicleOrder').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()) as OrderHeader;
      await tell({ db: trx, services }, order, { event: 'etaPassed', params: { date } });
    },
  );

const settleMissed = ({ services, transaction }: JobContext): Promise<number> =>
  inBatches<{ id: string }>({ transaction }, sql`select id from vehicle_order where ${done}`, async (db, rows) => {
    await settleWhenDone(
      { services, db },
      rows.map(({ id }) => id),
    );
  });
