import type { PackingLine, PackingList } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { packingListing } from '../packingLists.ts';

/** In the order in which one walks through the warehouse. */
const byPlace = (a: PackingLine, b: PackingLine): number =>
  [a.warehouse, a.binLocation, a.partsCode].join(' ').localeCompare([b.warehouse, b.binLocation, b.partsCode].join(' '), 'en', { numeric: true });

/** What is to be fetched for the boxes, by where it lies. */
export function PickList({ packing }: { packing: PackingList }) {
  const label = useTwoLanguages('packingList');
  const { language } = useSettings();
  return (
    <PaperSheet
      title={label('print.pick')}
      no={packing.packingNo}
      status={packing.status_dictText}
      path={`${packingListing.address}/detail/${packing.id}`}
      signatures={[{ label: label('print.pickedBy') }]}
    >
      <SheetTable
        rows={packing.lines.toSorted(byPlace)}
        columns={[
          { title: label('field.lines.warehouse'), value: ({ warehouse }) => warehouse ?? '–' },
          { title: label('field.lines.binLocation'), value: ({ binLocation }) => binLocation ?? '–' },
          { title: label('field.lines.partsCode'), value: ({ partsCode }) => partsCode },
          { title: label('field.lines.partsName'), value: ({ partsName }) => partsName },
          { title: label('field.lines.qty'), isNumber: true, value: (line) => `${formatNumber(line.qty, language)} ${line.unit_dictText}` },
          { title: label('field.lines.wmsBoxNo'), value: ({ wmsBoxNo }) => wmsBoxNo },
          { title: label('print.picked'), value: () => '☐' },
        ]}
      />
    </PaperSheet>
  );
}
