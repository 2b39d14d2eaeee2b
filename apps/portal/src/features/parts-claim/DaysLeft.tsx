import { StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import type { Words } from '../../shared/fields/sheet.ts';

/** So many days before the last one a claim is urgent. */
const urgentDays = 3;

/** "2 days left", in the user's language. */
export const daysLeftText = (days: number, t: Words): string => (days < 0 ? t('days.over', { count: -days }) : t('days.left', { count: days }));

/** Days until the last day to claim. */
export function DaysLeft({ days }: { days: number }) {
  const { t } = useTranslation('partsClaim') as unknown as { t: Words };
  const color = days < 0 ? 'error' : days <= urgentDays ? 'warning' : 'default';
  return <StatusTag color={color} text={daysLeftText(days, t)} />;
}
