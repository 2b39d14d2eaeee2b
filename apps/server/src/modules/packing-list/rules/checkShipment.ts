/** What a packing list needs to leave. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { Packing, PackingHeader } from '../tables.ts';

/** One of them tells where the goods are. */
const numbers = ['blNo', 'containerNo', 'trackingNo'] as const;

const isPickedUp = ({ shipMethod, deliveryMethod }: PackingHeader): boolean => (shipMethod ?? deliveryMethod) === 'self_pickup';

/** Errors of its days and its carrier; fields that are always needed are `x-needed` in the contract. */
function wrongTransport(header: PackingHeader, today: string): InvalidField[] {
  const { shipmentDate, eta, carrier } = header;
  const errors: InvalidField[] = [];
  if (!isPickedUp(header)) {
    if (carrier === null) errors.push({ field: 'carrier', code: 'E-013' });
    if (numbers.every((field) => header[field] === null)) errors.push({ field: 'blNo', code: 'packingList.transportNo' });
  }
  if (shipmentDate !== null && shipmentDate > today) errors.push({ field: 'shipmentDate', code: 'vehicle.notYet' });
  if (shipmentDate !== null && eta !== null && eta < shipmentDate) errors.push({ field: 'eta', code: 'E-315', params: { eta, date: shipmentDate } });
  return errors;
}

/** @param today where the user is, `YYYY-MM-DD` @returns everything that is wrong */
export function checkShipment({ header, boxes, lines }: Packing, today: string): InvalidField[] {
  const filled = new Set(lines.map(({ wmsBoxNo }) => wmsBoxNo));
  return [
    ...wrongTransport(header, today),
    ...boxes.flatMap((box, index): InvalidField[] => {
      const line = `boxes[${index}]`;
      const { wmsBoxNo } = box;
      return filled.has(wmsBoxNo)
        ? missingFields('PackingBoxInput', box, line)
        : [{ field: 'wmsBoxNo', line, code: 'packingList.emptyBox', params: { box: wmsBoxNo } }];
    }),
  ];
}
