import { formatDate } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocument, useMachine, useValue } from '../handoverKind.ts';
import { acceptanceDate } from './acceptanceDate.ts';

/** Error of a date of the handover: none may precede the acceptance of its machine. */
export function useDayProblem(day: string | null): string | undefined {
  const { t } = useTranslation('handoverTrain');
  const from = acceptanceDate({ vin: useValue('vin'), machine: useMachine(), handover: useDocument() });
  return from && day !== null && day < from ? t('notBefore', { date: formatDate(from) }) : undefined;
}
