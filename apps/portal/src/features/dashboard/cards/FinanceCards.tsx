import type { FinanceFigures } from '@harrow/api-client';
import { formatDate, Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { type FigureLine, FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';

/** Balances of the accounts, the last statements, and for the maker what dealers are to pay. */
export function FinanceCards({ finance: { accounts, statements, collections, overdue, inRmb } }: { finance: FinanceFigures }) {
  const { t } = useTranslation('dashboard');
  const { number, percent } = useNumberFormats();
  const balances: FigureLine[] = [
    ...accounts.map(({ key, text, currency, current, remaining, link: to }) => ({
      key: `${key} ${currency}`,
      label: text,
      value: <Money amount={current} currency={currency} />,
      ...(remaining !== current && {
        note: (
          <>
            {t('finance.remaining')} <Money amount={remaining} currency={currency} />
          </>
        ),
      }),
      to,
    })),
    ...(inRmb
      ? [
          {
            key: 'inRmb',
            label: t('finance.inRmb'),
            value: inRmb.amount === null ? '–' : <Money amount={inRmb.amount} currency="RMB" />,
            note: t('finance.rates', { date: formatDate(inRmb.day) }),
            to: inRmb.link,
          },
        ]
      : []),
  ];
  const owed: FigureLine[] = [
    ...statements.map(({ key, text: status, period, count, disputeEnd, link: to }) => ({
      key: `statement ${key}`,
      label: t('finance.statements', { period, status }),
      value: number(count),
      ...(disputeEnd !== null && { note: t('finance.disputeEnd', { date: formatDate(disputeEnd) }) }),
      to,
    })),
    ...collections.map(({ period, currency, rate, link: to }) => ({
      key: `collected ${currency}`,
      label: t('finance.collected', { period, currency }),
      value: percent(rate),
      to,
    })),
    ...overdue.map(({ key, text: account, currency, amount, link: to }) => ({
      key: `overdue ${key} ${currency}`,
      label: t('finance.overdue', { account }),
      value: <Money amount={amount} currency={currency} />,
      isLate: true,
      to,
    })),
  ];
  return (
    <>
      <FigureCard title={t('finance.title')} lines={balances} none={t('none')} />
      {owed.length > 0 && <FigureCard title={t('finance.owed')} lines={owed} />}
    </>
  );
}
