import { resultOf, vehiclesList } from '@harrow/api-client';
import { ErrorState, PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useTab } from '../../shared/tab.ts';
import { vehicles } from './vehicles.ts';

/** Leads to the passport of the machine with a VIN, for those who know no more of it. */
export function VehicleByVin() {
  const { vin = '' } = useParams();
  const { t } = useTranslation('shared');
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery({
    queryKey: [...vehicles.key, 'byVin', vin],
    queryFn: async ({ signal }) => {
      const { records } = await resultOf(vehiclesList({ query: { vin, pageSize: 1 }, signal }));
      return records.find((vehicle) => vehicle.vin === vin)?.id ?? null;
    },
  });
  const tab = useTab();
  useEffect(() => {
    if (data) tab.redirect(`/vehicle/list/detail/${data}`);
  }, [data, tab]);
  if (data === null) return <ErrorState reason={t('failure.notFound')} onRetry={() => void refetch()} />;
  return error ? <ErrorState reason={failureText(error)} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
