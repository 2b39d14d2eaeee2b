import type { PackingLine, PackingList } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
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
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.lines.warehouse')}</th>
            <th scope="col">{label('field.lines.binLocation')}</th>
            <th scope="col">{label('field.lines.partsCode')}</th>
            <th scope="col">{label('field.lines.partsName')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.qty')}
            </th>
            <th scope="col">{label('field.lines.wmsBoxNo')}</th>
            <th scope="col">{label('print.picked')}</th>
          </tr>
        </thead>
        <tbody>
          {packing.lines.toSorted(byPlace).map((line) => (
            <tr key={line.id}>
              <td>{line.warehouse ?? '–'}</td>
              <td>{line.binLocation ?? '–'}</td>
              <td>{line.partsCode}</td>
              <td>{line.partsName}</td>
              <td className="print-sheet-number">
                {formatNumber(line.qty, language)} {line.unit_dictText}
              </td>
              <td>{line.wmsBoxNo}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  );
}
