/** Machines of a shipment have arrived. It is the machines that arrive; the order follows them. */
import { readVin } from '@harrow/validation/vin';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { arriveMachines } from '../../vehicle/service.ts';
import { orderEffect } from './orderStep.ts';

const arrival = (action: 'confirmArrival' | 'markArrived') =>
  orderEffect<string[]>({
    async prepare({ context, before, input: { shipmentNo = '', vins } }) {
      const machines = await context.db
        .selectFrom('vehicleOrderMachine')
        .innerJoin('vehicle', 'vehicle.id', 'vehicleOrderMachine.vehicleId')
        .select(['vehicle.id', 'vehicle.vin', 'vehicle.vehicleStatus'])
        .where('vehicleOrderMachine.orderId', '=', before.id)
        .where('vehicleOrderMachine.shipmentNo', '=', shipmentNo)
        .orderBy('vehicle.id')
        .execute();
      if (machines.length === 0) throw invalid([{ field: 'shipmentNo', code: 'E-012' }]);
      if (!vins) return machines.filter(({ vehicleStatus }) => vehicleStatus === 'shipped').map(({ id }) => id);
      const asked = vins.map(readVin);
      const errors = asked.flatMap((vin, index): InvalidField[] =>
        machines.some((machine) => machine.vin === vin) ? [] : [{ field: 'vins', line: `vins[${index}]`, code: 'E-012' }],
      );
      if (errors.length > 0) throw invalid(errors);
      return machines.filter(({ vin }) => asked.includes(vin)).map(({ id }) => id);
    },
    async apply({ context, input: { arrivalDate = '' } }, ids) {
      await arriveMachines(context, action, { ids, arrivalDate });
      return null;
    },
  });

export const arrive = arrival('confirmArrival');
export const arriveForDealer = arrival('markArrived');
