import { formatDate } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocument } from '../handoverKind.ts';

/** Error of a date of the handover: none may precede the acceptance of its machine, which is known once the sheet is saved. */
export function useDayProblem(day: string | null): string | undefined {
  const { t } = useTranslation('handoverTrain');
  const from = useDocument()?.acceptanceDate;
  return from && day !== null && day < from ? t('notBefore', { date: formatDate(from) }) : undefined;
}
