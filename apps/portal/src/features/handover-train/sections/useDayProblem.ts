import { formatDate } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocument, useMachine, useValue } from '../handoverKind.ts';

/** Error of a date of the handover: none may precede the acceptance of its machine, whether the sheet was saved or not. */
export function useDayProblem(day: string | null): string | undefined {
  const { t } = useTranslation('handoverTrain');
  const handover = useDocument();
  const vin = useValue('vin');
  const machine = useMachine();
  // Until the machine is looked up, the sheet knows that of the VIN it was saved with.
  const stored = handover?.vin === vin ? handover?.acceptanceDate : undefined;
  const from = machine ? machine.vehicle?.acceptanceDate : stored;
  return from && day !== null && day < from ? t('notBefore', { date: formatDate(from) }) : undefined;
}
