import type { ClaimStatistics } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';

/** How often faults come back, and for the maker what machines under warranty cost and how much of it is goodwill. */
export function ClaimCostCard({ claims: { repeatRate, costPerMachine = [], goodwillShares = [] } }: { claims: ClaimStatistics }) {
  const { t } = useTranslation('dashboard');
  const { percent } = useNumberFormats();
  return (
    <FigureCard
      title={t('claims.title')}
      lines={[
        { key: 'repeat', label: t('claims.repeatRate'), value: percent(repeatRate) },
        ...costPerMachine.map(({ currency, amount }) => ({
          key: `cost ${currency}`,
          label: t('claims.costPerMachine', { currency }),
          value: <Money amount={amount} currency={currency} />,
        })),
        ...goodwillShares.map(({ currency, share }) => ({
          key: `goodwill ${currency}`,
          label: t('claims.goodwillShare', { currency }),
          value: percent(share),
        })),
      ]}
    />
  );
}
