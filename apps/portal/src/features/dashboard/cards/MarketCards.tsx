import type { LinkedAmount, MarketFigures } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { type FigureLine, FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';
import { Ranking } from './Ranking.tsx';

/** Market activities: where they stand, their reports and their support. */
export function MarketCards({ market }: { market: MarketFigures }) {
  const { t } = useTranslation('dashboard');
  const { counted, number } = useNumberFormats();
  const { byStatus, reportsDue, reportsLate, supportAmount, approvedAmount, settledAmount, leadsPerActivity } = market;
  const amounts = (label: string, sums: readonly LinkedAmount[]): FigureLine[] =>
    sums.map(({ currency, amount, link }) => ({ key: `${label} ${currency}`, label, value: <Money amount={amount} currency={currency} />, to: link }));
  return (
    <>
      <Ranking title={t('market.byStatus')} entries={byStatus} link={({ link }) => link} />
      <FigureCard
        title={t('market.title')}
        lines={[
          { key: 'due', label: t('market.due'), value: counted(reportsDue.count), to: reportsDue.link },
          { key: 'late', label: t('market.late'), value: counted(reportsLate.count), isLate: reportsLate.count > 0, to: reportsLate.link },
          ...amounts(t('market.support'), supportAmount),
          ...amounts(t('market.approved'), approvedAmount),
          ...amounts(t('market.settled'), settledAmount),
          { key: 'leads', label: t('market.leads'), value: number(leadsPerActivity) },
        ]}
      />
    </>
  );
}
