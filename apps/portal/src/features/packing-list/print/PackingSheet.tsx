import type { PackingBox, PackingLine, PackingList } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { packingListing } from '../packingLists.ts';
import { sizeText } from './sizeText.ts';
import { TransportFacts } from './TransportFacts.tsx';
import { TwoNames } from './TwoNames.tsx';

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
      <SheetTable
        rows={lines}
        columns={[
          { title: label('field.lines.partsCode'), value: ({ partsCode }) => partsCode },
          { title: label('field.lines.partsName'), value: (line) => <TwoNames {...line} /> },
          { title: label('field.lines.orderNo'), value: ({ orderNo, orderLineNo }) => `${orderNo}-${orderLineNo}` },
          { title: label('field.lines.hsCode'), value: ({ hsCode }) => hsCode ?? '–' },
          { title: label('field.lines.originCountry'), value: (line) => line.originCountry_dictText ?? '–' },
          { title: label('field.lines.qty'), isNumber: true, value: ({ qty }) => number(qty) },
          { title: label('field.lines.unit'), value: (line) => line.unit_dictText },
        ]}
      />
    </>
  );
}
