import { localeTag, StatusTag, type Tone } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/useLanguage.ts';

export type Light = 'green' | 'amber' | 'red';

const tones: Readonly<Record<Light, Tone>> = { green: 'success', amber: 'warning', red: 'error' };

/** "3 days" in a language; nothing for none. */
export const daysText = (days: number | null, language: string): string =>
  days === null ? '' : new Intl.NumberFormat(localeTag(language), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

/** Waiting time of a document, "3 days" in the user's language. @param light its lateness; null where no task is open */
export function WaitingDays({ days, light }: { days: number | null; light: Light | null }) {
  const language = useLanguage();
  const { t } = useTranslation('shared');
  if (days === null) return '–';
  const text = daysText(days, language);
  return light === null ? text : <StatusTag variant="dot" color={tones[light]} text={<span title={t(`sla.${light}`)}>{text}</span>} />;
}
