import { StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

/** So many days before the last one a claim is urgent. */
const urgentDays = 3;

/** Days until the last day to claim. */
export function DaysLeft({ days }: { days: number }) {
  const { t } = useTranslation('partsClaim');
  const color = days < 0 ? 'error' : days <= urgentDays ? 'warning' : 'default';
  return <StatusTag color={color} text={days < 0 ? t('days.over', { count: -days }) : t('days.left', { count: days })} />;
}
