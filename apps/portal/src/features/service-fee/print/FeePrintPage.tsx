import type { ServiceFeeItem } from '@harrow/api-client';
import { DateText, Money, PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';
import { CompanyLogo } from '../../../shared/company/CompanyLogo.tsx';
import { ListPaper } from '../../../shared/print/ListPaper.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { useTabTitle } from '../../../shared/tab.ts';
import { feesOnPaper } from '../fees.ts';
import { groupFees } from './groupFees.ts';

/** The fees of the address (`?ids=…`), a sheet for each dealer and currency. */
export function FeePrintPage() {
  const { t } = useTranslation('serviceFee');
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(feesOnPaper(Object.fromEntries(search)));
  useTabTitle(t('print.list'));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <ListPaper>
      {groupFees(data).map((sheet) => (
        <FeeSheet key={`${sheet.dealerName} ${sheet.currency}`} {...sheet} />
      ))}
    </ListPaper>
  );
}

/** Fees of one dealer in one currency, by their documents. */
function FeeSheet({ dealerName, currency, sources, total }: ReturnType<typeof groupFees>[number]) {
  const label = useTwoLanguages('serviceFee');
  return (
    <article className="print-sheet">
      <header className="print-sheet-head">
        <div>
          <CompanyLogo height={48} maxWidth={240} />
          <h1>{label('print.list')}</h1>
          <p className="print-sheet-no">
            {dealerName} · {currency}
          </p>
          <p>{label('print.withoutTax')}</p>
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.feeNo')}</th>
            <th scope="col">{label('field.feeDate')}</th>
            <th scope="col">{label('field.feeType')}</th>
            <th scope="col">{label('field.vin')}</th>
            <th scope="col">{label('field.settlementStatus')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.amount')}
            </th>
          </tr>
        </thead>
        {sources.map(({ sourceId, sourceNo, sourceText, fees, sum }) => (
          <tbody key={sourceId}>
            <tr>
              <th scope="rowgroup" colSpan={5}>
                {sourceText} {sourceNo}
              </th>
              <th className="print-sheet-number">
                <Money amount={sum} currency={currency} />
              </th>
            </tr>
            {fees.map((fee) => (
              <FeeRow key={fee.id} fee={fee} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {label('print.total')}
            </th>
            <th className="print-sheet-number">
              <Money amount={total} currency={currency} strong />
            </th>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}

const FeeRow = ({ fee }: { fee: ServiceFeeItem }) => (
  <tr>
    <td>{fee.feeNo}</td>
    <td>
      <DateText value={fee.feeDate} />
    </td>
    <td>{[fee.feeType_dictText, fee.description].filter(Boolean).join(' · ')}</td>
    <td>{fee.vin ?? '–'}</td>
    <td>{[fee.settlementStatus_dictText, fee.heldReason_dictText, fee.statementNo].filter(Boolean).join(' · ')}</td>
    <td className="print-sheet-number">
      <Money amount={fee.amount} currency={fee.currency} />
    </td>
  </tr>
);
