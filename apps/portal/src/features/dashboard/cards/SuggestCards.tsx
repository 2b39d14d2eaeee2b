import type { SuggestFigures } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';
import { Ranking } from './Ranking.tsx';

/** Suggestions: where they stand, those that most dealers want, how long a decision takes. */
export function SuggestCards({ suggestions: { byStatus, top, medianDays } }: { suggestions: SuggestFigures }) {
  const { t } = useTranslation('dashboard');
  const { number, days } = useNumberFormats();
  return (
    <>
      <Ranking title={t('suggestions.byStatus')} entries={byStatus} link={({ link }) => link} />
      <FigureCard
        title={t('suggestions.title')}
        lines={[
          { key: 'days', label: t('suggestions.days'), value: days(medianDays) },
          ...top.map(({ id, suggestNo, title, votes }) => ({
            key: id,
            label: title,
            value: suggestNo,
            note: t('suggestions.votes', { n: number(votes) }),
            to: `/market/suggest/detail/${id}`,
          })),
        ]}
      />
    </>
  );
}
