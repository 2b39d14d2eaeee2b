import type { UsedPartsHandle } from '@harrow/api-client';
import { DateText, formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { handleListing } from '../handles.ts';

/** Packing list of a parcel, signed by sender and recipient. */
export function ShippingList({ handle }: { handle: UsedPartsHandle }) {
  const label = useTwoLanguages('usedPartsHandle');
  const { language } = useSettings();
  const number = (value: number | null): string => formatNumber(value, language) || '–';
  return (
    <PaperSheet
      title={label('print.list')}
      no={handle.handleNo}
      status={handle.status_dictText}
      path={`${handleListing.address}/detail/${handle.id}`}
      signatures={[{ label: label('print.sender') }, { label: label('print.receiver') }]}
    >
      <SheetFacts>
        <SheetFact label={label('field.handleMethod')}>{handle.handleMethod_dictText}</SheetFact>
        <SheetFact label={label('field.handleDate')}>
          <DateText value={handle.handleDate} />
        </SheetFact>
        <SheetFact label={label('field.handledBy')}>{handle.handledBy}</SheetFact>
        <SheetFact label={label('field.carrier')}>{handle.carrier}</SheetFact>
        <SheetFact label={label('field.trackingNo')}>{handle.trackingNo}</SheetFact>
        <SheetFact label={label('field.shipDate')}>
          <DateText value={handle.shipDate} />
        </SheetFact>
        <SheetFact label={label('field.boxes')}>{number(handle.boxes)}</SheetFact>
        <SheetFact label={label('field.weightKg')}>{number(handle.weightKg)}</SheetFact>
      </SheetFacts>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.lines.lineNo')}</th>
            <th scope="col">{label('field.lines.tagNo')}</th>
            <th scope="col">{label('field.lines.partsCode')}</th>
            <th scope="col">{label('field.lines.oldSerialNo')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.handledQty')}
            </th>
            <th scope="col">{label('field.lines.condition')}</th>
          </tr>
        </thead>
        <tbody>
          {handle.lines.map((line) => (
            <tr key={line.id}>
              <td>{line.lineNo}</td>
              <td>{line.tagNo}</td>
              <td>{`${line.partsCode} ${line.partsName}`}</td>
              <td>{line.oldSerialNo ?? '–'}</td>
              <td className="print-sheet-number">{number(line.handledQty)}</td>
              <td>{line.condition_dictText ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  );
}
