import { sum } from '@harrow/validation';
import { formatDate, Money, PageSkeleton, useDictionary } from '@harrow/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { isMakerUser, userStore } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';
import { daysOfMonth } from '../../../shared/daysOfMonth.ts';
import { ListPaper } from '../../../shared/print/ListPaper.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { useTabTitle } from '../../../shared/tab.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import { balances, extractOf, ledgerPath } from '../dealerPayments.ts';

/** What an account extract is about. */
interface Asked {
  dealerCode?: string;
  accountType: string;
  currency: string;
  feeDate_begin: string;
  feeDate_end: string;
}

/** The extract of one account as the address says; the ledger leads here with its filters. */
export function ExtractPage() {
  const { t } = useTranslation('dealerPayment');
  const [search] = useSearchParams();
  const isMaker = isMakerUser(useStore(userStore));
  useTabTitle(t('extract.title'));
  const [accountType, currency, dealerCode] = ['accountType', 'currency', 'dealerCode'].map((name) => search.get(name) ?? undefined);
  if (accountType === undefined || currency === undefined || (isMaker && dealerCode === undefined))
    return (
      <Alert
        type="info"
        showIcon
        title={t(isMaker ? 'extract.chooseDealer' : 'extract.choose')}
        action={
          <Link className="hw-link" to={ledgerPath}>
            {t('ledger.title')}
          </Link>
        }
      />
    );
  const month = daysOfMonth(todayIn());
  const feeDate_begin = search.get('feeDate_begin') ?? month.begin;
  const feeDate_end = search.get('feeDate_end') ?? month.end;
  return (
    <ListPaper>
      <Extract asked={{ ...(isMaker && dealerCode !== undefined && { dealerCode }), accountType, currency, feeDate_begin, feeDate_end }} />
    </ListPaper>
  );
}

/** Opening balance, the lines by their days with the balance that runs through them, and closing balance; in two languages. */
function Extract({ asked }: { asked: Asked }) {
  const { accountType, currency, feeDate_begin: begin, feeDate_end: end, dealerCode } = asked;
  const label = useTwoLanguages('dealerPayment');
  const { items } = useDictionary('account_type');
  const totals = useQuery(balances({ ...(dealerCode && { dealerCode }), feeDate_begin: begin, feeDate_end: end }));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(extractOf({ ...asked }));
  // All of them, page by page: an extract that lacks lines would not add up.
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const failed = error ?? totals.error;
  if (failed) return <CallFailure error={failed} onRetry={() => void Promise.all([refetch(), totals.refetch()])} />;
  if (!data || hasNextPage || !totals.data) return <PageSkeleton />;
  const lines = data.pages.flatMap(({ records }) => records);
  const { opening = 0, current = 0 } =
    totals.data.remainingDetail.find((account) => account.accountType === accountType && account.currency === currency) ?? {};
  let balance = opening;
  return (
    <article className="print-sheet">
      <div className="print-sheet-head">
        <h1>{label('extract.title')}</h1>
        <div>
          <div className="print-sheet-no">{[items?.find(({ value }) => value === accountType)?.text ?? accountType, currency].join(' ')}</div>
          <div>{lines[0]?.dealerName ?? totals.data.dealerCode}</div>
          <div>
            {formatDate(begin)} – {formatDate(end)}
          </div>
        </div>
      </div>
      <table>
        <thead>
          <tr>
            {(['feeDate', 'entryNo', 'feeType', 'sourceNo'] as const).map((name) => (
              <th key={name} scope="col">
                {label(`field.${name}`)}
              </th>
            ))}
            {(['inAmount', 'outAmount', 'balanceAfter'] as const).map((name) => (
              <th key={name} scope="col" className="print-sheet-number">
                {label(`field.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Total label={label('extract.opening')} amount={opening} />
          {lines.map((line) => {
            balance = sum([balance, line.inAmount ?? 0, -(line.outAmount ?? 0)]);
            return (
              <tr key={line.id}>
                <td>{formatDate(line.feeDate)}</td>
                <td>{line.entryNo}</td>
                <td>{line.feeType_dictText}</td>
                <td>{line.sourceNo}</td>
                <td className="print-sheet-number">{line.inAmount !== null && <Money amount={line.inAmount} />}</td>
                <td className="print-sheet-number">{line.outAmount !== null && <Money amount={line.outAmount} />}</td>
                <td className="print-sheet-number">
                  <Money amount={balance} />
                </td>
              </tr>
            );
          })}
          <Total label={label('extract.closing')} amount={current} />
        </tbody>
      </table>
      <p>{label('print.terms')}</p>
    </article>
  );
}

const Total = ({ label, amount }: { label: React.ReactNode; amount: number }) => (
  <tr>
    <th scope="row" colSpan={6}>
      {label}
    </th>
    <td className="print-sheet-number">
      <Money amount={amount} strong />
    </td>
  </tr>
);
