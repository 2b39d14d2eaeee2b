import type { PartsArrival } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { arrivalListing } from '../arrivals.ts';
import { ArrivalFacts } from './ArrivalFacts.tsx';

const totals = ['totalPacked', 'totalReceived', 'totalDamaged', 'totalShort', 'totalOver', 'totalWrong'] as const;

/** The receipt, with what differs, signed by who counted and who delivered. */
export function ReceiptSheet({ arrival }: { arrival: PartsArrival }) {
  const label = useTwoLanguages('partsArrival');
  const { language } = useSettings();
  const number = (value: number | null): string => formatNumber(value, language) || '–';
  return (
    <PaperSheet
      title={label('print.receipt')}
      no={arrival.arrivalNo}
      status={arrival.status_dictText}
      path={`${arrivalListing.address}/detail/${arrival.id}`}
      signatures={[{ label: label('print.counter') }, { label: label('print.carrier') }]}
    >
      <ArrivalFacts arrival={arrival} />
      <SheetFacts>
        {totals.map((total) => (
          <SheetFact key={total} label={label(`field.${total}`)}>
            {number(arrival[total])}
          </SheetFact>
        ))}
        {arrival.partsClaimNo !== null && <SheetFact label={label('field.partsClaimNo')}>{arrival.partsClaimNo}</SheetFact>}
      </SheetFacts>
      <SheetTable
        rows={[...arrival.lines, ...arrival.extra]}
        columns={[
          { title: label('field.lines.wmsBoxNo'), value: ({ wmsBoxNo }) => wmsBoxNo },
          { title: label('field.lines.partsCode'), value: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
          { title: label('field.lines.packedQty'), isNumber: true, value: (row) => ('qty' in row ? '–' : number(row.packedQty)) },
          { title: label('field.lines.receivedQty'), isNumber: true, value: (row) => number('qty' in row ? row.qty : row.receivedQty) },
          { title: label('field.lines.damagedQty'), isNumber: true, value: (row) => ('qty' in row ? '–' : number(row.damagedQty)) },
          {
            title: label('field.lines.differenceReason'),
            value: (row) =>
              'qty' in row ? label('section.extra') : [row.differenceReason_dictText, row.wrongPartsCode, row.remark].filter(Boolean).join(' · ') || '–',
          },
        ]}
      />
    </PaperSheet>
  );
}
