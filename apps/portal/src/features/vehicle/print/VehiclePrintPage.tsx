import { ErrorState, PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { englishTexts } from '../../../shared/print/englishTexts.ts';
import { PrintPage } from '../../../shared/print/PrintPage.tsx';
import { useTabTitle } from '../../../shared/tab.ts';
import { useFailureText } from '../../../shared/useFailureText.ts';
import { vehicles } from '../vehicles.ts';
import { PassportSheet } from './PassportSheet.tsx';

/** The passport of a machine as a sheet of paper. */
export function VehiclePrintPage() {
  const { t } = useTranslation('shared');
  const { id = '' } = useParams();
  const failureText = useFailureText();
  const vehicle = useQuery(vehicles.detail(id));
  const english = useQuery(englishTexts);
  useTabTitle(vehicle.data && `${t('print')} ${vehicle.data.vin}`);
  const error = vehicle.error ?? english.error;
  if (error) return <ErrorState reason={failureText(error)} onRetry={() => void Promise.all([vehicle.refetch(), english.refetch()])} />;
  if (!vehicle.data || !english.data) return <PageSkeleton />;
  return (
    <PrintPage>
      <PassportSheet vehicle={vehicle.data} />
    </PrintPage>
  );
}
