import type { PackingList } from '@harrow/api-client';
import { formatNumber, Money, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { packingListing } from '../packingLists.ts';
import { TransportFacts } from './TransportFacts.tsx';
import { TwoNames } from './TwoNames.tsx';

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
      <SheetTable
        rows={packing.lines}
        columns={[
          { title: label('field.lines.partsCode'), value: ({ partsCode }) => partsCode },
          { title: label('field.lines.partsName'), value: (line) => <TwoNames {...line} /> },
          { title: label('field.lines.hsCode'), value: ({ hsCode }) => hsCode ?? '–' },
          { title: label('field.lines.originCountry'), value: (line) => line.originCountry_dictText ?? '–' },
          { title: label('field.lines.qty'), isNumber: true, value: (line) => `${formatNumber(line.qty, language)} ${line.unit_dictText}` },
          { title: label('field.lines.unitPrice'), isNumber: true, value: ({ unitPrice }) => <Money amount={unitPrice} /> },
          { title: label('field.lines.amount'), isNumber: true, value: ({ amount }) => <Money amount={amount} /> },
        ]}
        total={{ label: label('print.total'), values: [<Money key="amount" amount={packing.totalAmount} currency={currency} strong />] }}
      />
      <p>{label('print.withoutTax')}</p>
      <SheetFacts>
        <SheetFact label={label('print.taxNo')}>{packing.makerTaxNo}</SheetFact>
        <SheetFact label={label('print.bank')}>{packing.makerBank}</SheetFact>
      </SheetFacts>
    </PaperSheet>
  );
}
