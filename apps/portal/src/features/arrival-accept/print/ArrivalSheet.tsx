import type { ArrivalAccept, ArrivalAcceptLine } from '@harrow/api-client';
import { DateText, formatNumber, useSettings, YesNo } from '@harrow/ui';
import { limitsText } from '../../../documents/checklist/limitsText.ts';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useSignature } from '../../../shared/print/useSignature.ts';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { sheetFiles } from '../arrivals.ts';

/** The acceptance sheet: in two languages, with a code that leads back to it. */
export function ArrivalSheet({ arrival }: { arrival: ArrivalAccept }) {
  const label = useTwoLanguages('arrivalAccept');
  const { language } = useSettings();
  const signature = useSignature(sheetFiles, arrival.id);
  const photos = [...arrival.slots.map(({ files }) => files), ...arrival.items.map((item) => item.photos)].reduce((sum, count) => sum + count, 0);
  return (
    <PaperSheet
      title={label('print.title')}
      no={arrival.acceptNo}
      status={arrival.status_dictText}
      path={`/vehicle/arrivalAccept/detail/${arrival.id}`}
      signatures={[{ label: label('print.inspectorSign'), picture: signature }, { label: label('print.dealerSign') }]}
    >
      <SheetFacts>
        <SheetFact label={label('field.vin')}>{arrival.vin}</SheetFact>
        <SheetFact label={label('field.fourthProduct')}>{arrival.fourthProduct_dictText}</SheetFact>
        <SheetFact label={label('field.engineNo')}>{arrival.engineNo}</SheetFact>
        <SheetFact label={label('field.arrivalDate')}>
          <DateText value={arrival.arrivalDate} />
        </SheetFact>
        <SheetFact label={label('field.acceptanceDate')}>
          <DateText value={arrival.acceptanceDate} />
        </SheetFact>
        <SheetFact label={label('field.acceptancePersonnel')}>{arrival.acceptancePersonnel}</SheetFact>
        <SheetFact label={label('field.acceptancePlace')}>{arrival.acceptancePlace}</SheetFact>
        <SheetFact label={label('field.operatingHours')}>{formatNumber(arrival.operatingHours, language)}</SheetFact>
        <SheetFact label={label('field.keysQty')}>{formatNumber(arrival.keysQty, language)}</SheetFact>
        <SheetFact label={label('field.documentsComplete')}>
          <YesNo value={arrival.documentsComplete} />
        </SheetFact>
        <SheetFact label={label('field.toolsComplete')}>
          <YesNo value={arrival.toolsComplete} />
        </SheetFact>
        <SheetFact label={label('section.files')}>{formatNumber(photos, language)}</SheetFact>
        {arrival.delayReason && <SheetFact label={label('field.delayReason')}>{arrival.delayReason}</SheetFact>}
        {arrival.remark && <SheetFact label={label('field.remark')}>{arrival.remark}</SheetFact>}
      </SheetFacts>
      <h2>{label('section.checklist')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('print.item')}</th>
            <th scope="col">{label('field.result')}</th>
            <th scope="col">{label('field.items.measuredValue')}</th>
            <th scope="col">{label('print.failure')}</th>
          </tr>
        </thead>
        <tbody>
          {arrival.items.map((item) => (
            <tr key={item.itemCode}>
              <td>
                {item.itemCode} {item.itemName}
              </td>
              <td>{item.itemResult_dictText ?? '–'}</td>
              <td>{valueOf(item, language) || '–'}</td>
              <td>{[item.failedReasonCode_dictText, item.failedReasonText, item.handling_dictText, item.remark].filter(Boolean).join(' · ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  );
}

/** Measured value with its limits: `12.9 V (12.4–13.2)`. */
function valueOf({ measuredText, measuredValue, unit, minValue, maxValue }: ArrivalAcceptLine, language: Parameters<typeof formatNumber>[1]): string {
  if (measuredValue === null) return measuredText ?? '';
  const limits = limitsText({ minValue, maxValue }, language);
  return `${formatNumber(measuredValue, language)} ${unit ?? ''}${limits && ` (${limits})`}`;
}
