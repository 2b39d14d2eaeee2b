import type { PartsClaim } from '@harrow/api-client';
import { formatNumber, Money, useSettings } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { partsClaimListing } from '../partsClaims.ts';

/** What a claim has credited, and charged, line by line. */
export function CreditNote({ claim }: { claim: PartsClaim }) {
  const label = useTwoLanguages('partsClaim');
  const { language } = useSettings();
  const lines = claim.lines.filter(({ settled, creditAmount }) => settled === 'Y' && creditAmount !== 0);
  const total = sum(lines.map(({ creditAmount }) => creditAmount));
  return (
    <PaperSheet
      title={label('print.credit')}
      no={claim.creditNo ?? claim.partsClaimNo}
      about={[claim.partsClaimNo]}
      status={claim.status_dictText}
      path={`${partsClaimListing.address}/detail/${claim.id}`}
      signatures={[{ label: label('print.maker') }]}
    >
      <SheetFacts>
        <SheetFact label={label('field.partsClaimNo')}>{claim.partsClaimNo}</SheetFact>
        <SheetFact label={label('field.packingNo')}>{claim.packingNo}</SheetFact>
        <SheetFact label={label('field.currency')}>{claim.currency}</SheetFact>
      </SheetFacts>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.lines.lineNo')}</th>
            <th scope="col">{label('field.lines.partsCode')}</th>
            <th scope="col">{label('field.lines.lineReason')}</th>
            <th scope="col">{label('field.lines.lineResult')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.approvedQty')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.paidPrice')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.creditAmount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.lineNo}</td>
              <td>{`${line.partsCode} ${line.partsName}`}</td>
              <td>{line.lineReason_dictText}</td>
              <td>{line.lineResult_dictText}</td>
              <td className="print-sheet-number">{formatNumber(line.approvedQty, language)}</td>
              <td className="print-sheet-number">
                <Money amount={line.paidPrice} currency={claim.currency} />
              </td>
              <td className="print-sheet-number">
                <Money amount={line.creditAmount} currency={claim.currency} />
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
              <Money amount={total} currency={claim.currency} strong />
            </td>
          </tr>
        </tfoot>
      </table>
      <p>{label('print.withoutTax')}</p>
    </PaperSheet>
  );
}
