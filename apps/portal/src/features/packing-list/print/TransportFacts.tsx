import type { PackingList } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';

/** How the goods travel, on papers. */
export function TransportFacts({ packing }: { packing: PackingList }) {
  const label = useTwoLanguages('packingList');
  return (
    <SheetFacts>
      <SheetFact label={label('field.orderNos')}>{packing.orderNos}</SheetFact>
      <SheetFact label={label('field.contractNo')}>{packing.contractNo}</SheetFact>
      <SheetFact label={label('field.tradeTerm')}>{packing.tradeTerm_dictText}</SheetFact>
      <SheetFact label={label('field.shipMethod')}>{packing.shipMethod_dictText}</SheetFact>
      <SheetFact label={label('field.carrier')}>{packing.carrier}</SheetFact>
      <SheetFact label={label('field.blNo')}>{packing.blNo}</SheetFact>
      <SheetFact label={label('field.containerNo')}>{packing.containerNo}</SheetFact>
      <SheetFact label={label('field.trackingNo')}>{packing.trackingNo}</SheetFact>
      <SheetFact label={label('field.customsNo')}>{packing.customsNo}</SheetFact>
      <SheetFact label={label('field.shipmentDate')}>
        <DateText value={packing.shipmentDate} />
      </SheetFact>
      <SheetFact label={label('field.eta')}>
        <DateText value={packing.eta} />
      </SheetFact>
    </SheetFacts>
  );
}
