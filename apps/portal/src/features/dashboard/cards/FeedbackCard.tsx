import type { FeedbackFigures } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';

/** Questions of dealers: what is open, how soon they are answered, how answers are scored. */
export function FeedbackCard({ feedback: { open, late, medianHours, scores } }: { feedback: FeedbackFigures }) {
  const { t } = useTranslation('dashboard');
  const { counted, number, hours } = useNumberFormats();
  return (
    <FigureCard
      title={t('feedback.title')}
      lines={[
        { key: 'open', label: t('feedback.open'), value: counted(open.count), to: open.link },
        { key: 'late', label: t('feedback.late'), value: counted(late.count), isLate: late.count > 0, to: late.link },
        { key: 'hours', label: t('feedback.hours'), value: hours(medianHours) },
        ...scores.map(({ key, text, score, count, link }) => ({
          key,
          label: t('feedback.score', { type: text }),
          value: number(score),
          note: t('feedback.scored', { n: number(count) }),
          to: link,
        })),
      ]}
    />
  );
}
