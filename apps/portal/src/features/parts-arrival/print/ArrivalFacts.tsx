import type { PartsArrival } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';

/** What a receipt is about, at the head of its papers. */
export function ArrivalFacts({ arrival }: { arrival: PartsArrival }) {
  const label = useTwoLanguages('partsArrival');
  return (
    <SheetFacts>
      <SheetFact label={label('field.packingNo')}>{arrival.packingNo}</SheetFact>
      <SheetFact label={label('field.boxes')}>{arrival.boxes.join(', ')}</SheetFact>
      <SheetFact label={label('field.shipmentDate')}>
        <DateText value={arrival.shipmentDate} />
      </SheetFact>
      <SheetFact label={label('field.arrivalDate')}>
        <DateText value={arrival.arrivalDate} />
      </SheetFact>
      <SheetFact label={label('field.receivedBy')}>{arrival.receivedBy}</SheetFact>
      <SheetFact label={label('field.warehouse')}>{arrival.warehouse}</SheetFact>
    </SheetFacts>
  );
}
