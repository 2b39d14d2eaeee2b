import type { PartsClaim } from '@harrow/api-client';
import { formatNumber, Money, useSettings } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
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
      <SheetTable
        rows={lines}
        columns={[
          { title: label('field.lines.lineNo'), value: ({ lineNo }) => lineNo },
          { title: label('field.lines.partsCode'), value: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
          { title: label('field.lines.lineReason'), value: (line) => line.lineReason_dictText },
          { title: label('field.lines.lineResult'), value: (line) => line.lineResult_dictText },
          { title: label('field.lines.approvedQty'), isNumber: true, value: ({ approvedQty }) => formatNumber(approvedQty, language) },
          { title: label('field.lines.paidPrice'), isNumber: true, value: ({ paidPrice }) => <Money amount={paidPrice} currency={claim.currency} /> },
          {
            title: label('field.lines.creditAmount'),
            isNumber: true,
            value: ({ creditAmount }) => <Money amount={creditAmount} currency={claim.currency} />,
          },
        ]}
        total={{ label: label('print.total'), values: [<Money key="credit" amount={total} currency={claim.currency} strong />] }}
      />
      <p>{label('print.withoutTax')}</p>
    </PaperSheet>
  );
}
