import type { TrainingFigures } from '@harrow/api-client';
import { formatDate } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';

/** Certified people, and courses that are to begin. */
export function TrainingCards({ training: { certified, ending, next, seats } }: { training: TrainingFigures }) {
  const { t } = useTranslation('dashboard');
  const { counted, number } = useNumberFormats();
  return (
    <>
      <FigureCard
        title={t('training.title')}
        lines={[
          { key: 'certified', label: t('training.certified'), value: counted(certified.count), to: certified.link },
          { key: 'ending', label: t('training.ending'), value: counted(ending.count), isLate: ending.count > 0, to: ending.link },
          ...(seats
            ? [
                { key: 'offered', label: t('training.offered'), value: number(seats.offered), to: seats.link },
                { key: 'taken', label: t('training.taken'), value: number(seats.taken), to: seats.link },
              ]
            : []),
          ...(seats?.waiting ? [{ key: 'waiting', label: t('training.waiting'), value: counted(seats.waiting.count), to: seats.waiting.link }] : []),
        ]}
      />
      <FigureCard
        title={t('training.next')}
        none={t('training.noneNext')}
        lines={next.map(({ id, title, startDate, seatsLeft }) => ({
          key: id,
          label: title,
          value: formatDate(startDate),
          note: t('training.seatsLeft', { n: number(seatsLeft) }),
          to: `/training/plan/detail/${id}`,
        }))}
      />
    </>
  );
}
