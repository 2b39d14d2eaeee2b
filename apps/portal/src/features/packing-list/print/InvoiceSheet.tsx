import type { PackingList } from '@harrow/api-client';
import { formatNumber, Money, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { packingListing } from '../packingLists.ts';
import { TransportFacts } from './TransportFacts.tsx';

/** Commercial invoice of what a packing list contains. */
export function InvoiceSheet({ packing }: { packing: PackingList }) {
  const label = useTwoLanguages('packingList');
  const { language } = useSettings();
  const { currency } = packing;
  return (
    <PaperSheet
      title={label('print.invoice')}
      no={packing.packingNo}
      status={packing.status_dictText}
      path={`${packingListing.address}/detail/${packing.id}`}
      signatures={[{ label: label('print.maker') }]}
    >
      <TransportFacts packing={packing} />
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.lines.partsCode')}</th>
            <th scope="col">{label('field.lines.partsName')}</th>
            <th scope="col">{label('field.lines.hsCode')}</th>
            <th scope="col">{label('field.lines.originCountry')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.qty')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.unitPrice')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {packing.lines.map((line) => (
            <tr key={line.id}>
              <td>{line.partsCode}</td>
              <td>
                {line.nameZh}
                <br />
                {line.nameEn}
              </td>
              <td>{line.hsCode ?? '–'}</td>
              <td>{line.originCountry_dictText ?? '–'}</td>
              <td className="print-sheet-number">
                {formatNumber(line.qty, language)} {line.unit_dictText}
              </td>
              <td className="print-sheet-number">
                <Money amount={line.unitPrice} />
              </td>
              <td className="print-sheet-number">
                <Money amount={line.amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              {label('print.total')}
            </th>
            <td className="print-sheet-number">
              <Money amount={packing.totalAmount} currency={currency} strong />
            </td>
          </tr>
        </tfoot>
      </table>
      <p>{label('print.withoutTax')}</p>
      <SheetFacts>
        <SheetFact label={label('print.taxNo')}>{packing.makerTaxNo}</SheetFact>
        <SheetFact label={label('print.bank')}>{packing.makerBank}</SheetFact>
      </SheetFacts>
    </PaperSheet>
  );
}
