import type { PartsArrival } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { arrivalListing } from '../arrivals.ts';
import { ArrivalFacts } from './ArrivalFacts.tsx';

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
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.lines.wmsBoxNo')}</th>
            <th scope="col">{label('field.lines.partsCode')}</th>
            <th scope="col">{label('field.lines.binLocation')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.packedQty')}
            </th>
            <th scope="col">{label('field.lines.receivedQty')}</th>
            <th scope="col">{label('field.lines.damagedQty')}</th>
            <th scope="col">{label('field.lines.remark')}</th>
          </tr>
        </thead>
        <tbody>
          {arrival.lines.map(({ id, wmsBoxNo, partsCode, partsName, binLocation, packedQty, unit }) => (
            <tr key={id}>
              <td>{wmsBoxNo}</td>
              <td>{`${partsCode} ${partsName}`}</td>
              <td>{binLocation ?? ''}</td>
              <td className="print-sheet-number">{`${formatNumber(packedQty, language)} ${unit}`}</td>
              {/* Room to write. */}
              <td> </td>
              <td> </td>
              <td> </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  );
}
