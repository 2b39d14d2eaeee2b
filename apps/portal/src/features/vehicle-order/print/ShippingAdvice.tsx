import type { VehicleOrder, VehicleShipment } from '@harrow/api-client';
import { formatDate } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { vehicleOrderListing } from '../vehicleOrders.ts';

/** What a shipment brings: its papers and its machines, without prices. */
export function ShippingAdvice({ order, shipment }: { order: VehicleOrder; shipment: VehicleShipment }) {
  const label = useTwoLanguages('vehicleOrder');
  return (
    <PaperSheet
      title={label('print.advice')}
      no={shipment.shipmentNo}
      about={[order.contractNo]}
      status={shipment.deliveryMethod_dictText}
      path={`${vehicleOrderListing.address}/detail/${order.id}`}
    >
      <SheetFacts>
        <SheetFact label={label('field.shipDate')}>{formatDate(shipment.shipDate)}</SheetFact>
        <SheetFact label={label('field.eta')}>{formatDate(shipment.eta)}</SheetFact>
        <SheetFact label={label('field.tradeTerm')}>{order.tradeTerm_dictText}</SheetFact>
        <SheetFact label={label('field.destinationPort')}>{order.destinationPort}</SheetFact>
        <SheetFact label={label('field.blNo')}>{shipment.blNo}</SheetFact>
        <SheetFact label={label('field.containerNo')}>{shipment.containerNo}</SheetFact>
        <SheetFact label={label('field.customsNo')}>{shipment.customsNo}</SheetFact>
      </SheetFacts>
      <table>
        <thead>
          <tr>
            {(['vin', 'engineNo', 'fourthProduct', 'color', 'certificateNo', 'keyNo'] as const).map((field) => (
              <th key={field} scope="col">
                {label(`field.machines.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.machines
            .filter(({ shipmentNo }) => shipmentNo === shipment.shipmentNo)
            .map((machine) => (
              <tr key={machine.id}>
                <td>{machine.vin}</td>
                <td>{machine.engineNo}</td>
                <td>{machine.fourthProduct_dictText}</td>
                <td>{machine.color_dictText ?? '–'}</td>
                <td>{machine.certificateNo ?? '–'}</td>
                <td>{machine.keyNo ?? '–'}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </PaperSheet>
  );
}
