import type { FinanceFigures } from '@harrow/api-client';
import { formatDate, Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { type FigureLine, FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';

/** Balances of the accounts, the last statements, and for the maker what dealers are to pay. */
export function FinanceCard({ finance: { accounts, statements, collections, overdue, inRmb } }: { finance: FinanceFigures }) {
  const { t } = useTranslation('dashboard');
  const { number, percent } = useNumberFormats();
  const lines: FigureLine[] = [
    ...accounts.flatMap(({ key, text: account, currency, current, remaining, link: to }): FigureLine[] => [
      { key: `${key} ${currency}`, label: t('finance.current', { account, currency }), value: <Money amount={current} currency={currency} />, to },
      // Orders are not paid from deposits.
      ...(key === 'deposit'
        ? []
        : [
            {
              key: `${key} ${currency} remaining`,
              label: t('finance.remaining', { account, currency }),
              value: <Money amount={remaining} currency={currency} />,
              isLate: remaining < 0,
              to,
            },
          ]),
    ]),
    ...(inRmb
      ? [
          {
            key: 'inRmb',
            label: t('finance.inRmb', { date: formatDate(inRmb.day) }),
            value: inRmb.amount === null ? '–' : <Money amount={inRmb.amount} currency="RMB" />,
            to: inRmb.link,
          },
        ]
      : []),
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
      label: t('finance.overdue', { account, currency }),
      value: <Money amount={amount} currency={currency} />,
      isLate: true,
      to,
    })),
  ];
  return <FigureCard title={t('finance.title')} lines={lines} none={t('none')} />;
}
