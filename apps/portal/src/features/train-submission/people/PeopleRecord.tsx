import type { TrainSubmission } from '@harrow/api-client';
import { formatDate, formatNumber, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../documents/page/RecordTable.tsx';

const columns = [
  'name',
  'phone',
  'role',
  'position',
  'language',
  'experienceYears',
  'passportNo',
  'arrivalInfo',
  'attended',
  'score',
  'certificateNo',
  'validTo',
] as const;
const numbers: readonly string[] = ['experienceYears', 'score'];
const always: readonly string[] = ['name', 'phone', 'role'];

/** The people of a registration that has been handed in, with what became of them. Columns without a value are left out. */
export function PeopleRecord({ registration: { lines } }: { registration: TrainSubmission }) {
  const { t } = useTranslation('trainSubmission');
  const { language } = useSettings();
  const shown = columns.filter((column) => always.includes(column) || lines.some((line) => line[column] !== null));
  const number = (value: number | null): string => (value === null ? '' : formatNumber(value, language));
  return (
    <RecordTable
      label={t('section.people')}
      columns={shown.map((key) => ({ key, title: t(`field.lines.${key}`), isNumber: numbers.includes(key) }))}
      rows={lines.map((line) => ({
        id: line.id,
        cells: {
          ...line,
          role: line.role_dictText,
          language: line.language_dictText,
          attended: line.attended_dictText,
          experienceYears: number(line.experienceYears),
          score: number(line.score),
          validTo: formatDate(line.validTo),
        },
      }))}
    />
  );
}
