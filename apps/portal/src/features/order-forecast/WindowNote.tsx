import { formatDate, ReadOnlyField, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { fieldId, useOpenForm, useProblem } from '../../documents/form/document/openForm.ts';
import { useFormPlace } from '../../documents/form/document/fields/useFormPlace.ts';
import styles from './lines/lines.module.css';
import type { ForecastMonths } from './useForecastMonths.ts';

const dayMs = 86_400_000;

/** Days from today, where the user is, to a day. */
function daysUntil(day: string, timeZone: string | undefined): number {
  const today = new Intl.DateTimeFormat('en-CA', { ...(timeZone && { timeZone }), year: 'numeric', month: '2-digit', day: '2-digit' }).format();
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs);
}

const noPlaces = { missing: [] };

/** Until when the forecast can be entered, and why it cannot. */
export function WindowNote({ months }: { months: ForecastMonths | undefined }) {
  const { t } = useTranslation('orderForecast');
  const { pageId, readOnly } = useOpenForm();
  const { timeZone } = useSettings();
  const problem = useProblem('month');
  useFormPlace('month', noPlaces);
  if (!months) return null;
  const days = daysUntil(months.lastDay, timeZone);
  return (
    <div id={fieldId(pageId, 'month')} tabIndex={-1}>
      <ReadOnlyField label={t('field.lockDate')}>
        {formatDate(months.lastDay)}
        {!readOnly && days >= 0 && ` · ${t('window.daysLeft', { count: days })}`}
      </ReadOnlyField>
      {problem && <p className={styles.problem}>{problem}</p>}
    </div>
  );
}
