import type { PartsArrival } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
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
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.lines.wmsBoxNo')}</th>
            <th scope="col">{label('field.lines.partsCode')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.packedQty')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.receivedQty')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.damagedQty')}
            </th>
            <th scope="col">{label('field.lines.differenceReason')}</th>
          </tr>
        </thead>
        <tbody>
          {arrival.lines.map((line) => (
            <tr key={line.id}>
              <td>{line.wmsBoxNo}</td>
              <td>{`${line.partsCode} ${line.partsName}`}</td>
              <td className="print-sheet-number">{number(line.packedQty)}</td>
              <td className="print-sheet-number">{number(line.receivedQty)}</td>
              <td className="print-sheet-number">{number(line.damagedQty)}</td>
              <td>{[line.differenceReason_dictText, line.wrongPartsCode, line.remark].filter(Boolean).join(' · ') || '–'}</td>
            </tr>
          ))}
          {arrival.extra.map(({ id, wmsBoxNo, partsCode, partsName, qty }) => (
            <tr key={id}>
              <td>{wmsBoxNo}</td>
              <td>{`${partsCode} ${partsName}`}</td>
              <td className="print-sheet-number">–</td>
              <td className="print-sheet-number">{number(qty)}</td>
              <td className="print-sheet-number">–</td>
              <td>{label('section.extra')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  );
}
