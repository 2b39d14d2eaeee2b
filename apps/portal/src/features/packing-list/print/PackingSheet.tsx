import type { PackingBox, PackingLine, PackingList } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { packingListing } from '../packingLists.ts';
import { sizeText } from './sizeText.ts';
import { TransportFacts } from './TransportFacts.tsx';

/** What lies in which box, with sizes, weights and what customs asks. */
export function PackingSheet({ packing }: { packing: PackingList }) {
  const label = useTwoLanguages('packingList');
  const { language } = useSettings();
  const number = (value: number | null, unit = ''): string => (value === null ? '–' : `${formatNumber(value, language)}${unit}`);
  return (
    <PaperSheet
      title={label('print.list')}
      no={packing.packingNo}
      status={packing.status_dictText}
      path={`${packingListing.address}/detail/${packing.id}`}
      signatures={[{ label: label('print.packedBy') }, { label: label('print.receivedBy') }]}
    >
      <TransportFacts packing={packing} />
      {packing.boxes.map((box) => (
        <Box key={box.id} box={box} lines={packing.lines.filter(({ wmsBoxNo }) => wmsBoxNo === box.wmsBoxNo)} />
      ))}
      <p>
        {label('field.boxCount')} <strong>{packing.boxCount}</strong> · {label('field.grossWeight')} <strong>{number(packing.grossWeight, ' kg')}</strong> ·{' '}
        {label('field.netWeight')} <strong>{number(packing.netWeight, ' kg')}</strong> · {label('field.volume')}{' '}
        <strong>{number(packing.volume, ' m³')}</strong>
      </p>
    </PaperSheet>
  );
}

function Box({ box, lines }: { box: PackingBox; lines: readonly PackingLine[] }) {
  const label = useTwoLanguages('packingList');
  const { language } = useSettings();
  const number = (value: number | null, unit = ''): string => (value === null ? '–' : `${formatNumber(value, language)}${unit}`);
  return (
    <>
      <h2>
        {label('field.wmsBoxNo')} {box.wmsBoxNo}
      </h2>
      <p>
        {sizeText(box)} · {label('field.grossWeight')} {number(box.grossWeight, ' kg')} · {label('field.netWeight')} {number(box.netWeight, ' kg')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.lines.partsCode')}</th>
            <th scope="col">{label('field.lines.partsName')}</th>
            <th scope="col">{label('field.lines.orderNo')}</th>
            <th scope="col">{label('field.lines.hsCode')}</th>
            <th scope="col">{label('field.lines.originCountry')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.qty')}
            </th>
            <th scope="col">{label('field.lines.unit')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.partsCode}</td>
              <td>
                {line.nameZh}
                <br />
                {line.nameEn}
              </td>
              <td>{`${line.orderNo}-${line.orderLineNo}`}</td>
              <td>{line.hsCode ?? '–'}</td>
              <td>{line.originCountry_dictText ?? '–'}</td>
              <td className="print-sheet-number">{number(line.qty)}</td>
              <td>{line.unit_dictText}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
