import type { PartsArrival } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { arrivalListing } from '../arrivals.ts';
import { ArrivalFacts } from './ArrivalFacts.tsx';

const toWriteOver = () => '……';

/** The sheet to count on by hand: each part of the boxes, with room for what is found. */
export function ReceivingSheet({ arrival }: { arrival: PartsArrival }) {
  const label = useTwoLanguages('partsArrival');
  const { language } = useSettings();
  return (
    <PaperSheet
      title={label('print.receiving')}
      no={arrival.arrivalNo}
      status={arrival.status_dictText}
      path={`${arrivalListing.address}/detail/${arrival.id}`}
      signatures={[{ label: label('print.counter') }]}
    >
      <ArrivalFacts arrival={arrival} />
      <SheetTable
        rows={arrival.lines}
        columns={[
          { title: label('field.lines.wmsBoxNo'), value: ({ wmsBoxNo }) => wmsBoxNo },
          { title: label('field.lines.partsCode'), value: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
          { title: label('field.lines.binLocation'), value: ({ binLocation }) => binLocation ?? '' },
          {
            title: label('field.lines.packedQty'),
            isNumber: true,
            value: ({ packedQty, unit_dictText: unit }) => `${formatNumber(packedQty, language)} ${unit}`,
          },
          { title: label('field.lines.receivedQty'), value: toWriteOver },
          { title: label('field.lines.damagedQty'), value: toWriteOver },
          { title: label('field.lines.remark'), value: toWriteOver },
        ]}
      />
    </PaperSheet>
  );
}
