import { ErrorState, PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useTab } from '../../shared/tab.ts';
import { arrivals } from './arrivals.ts';

/** Leads to the latest sheet of the machine with a VIN, for those who know no more of it. */
export function ArrivalByVin() {
  const { vin = '' } = useParams();
  const { t } = useTranslation('shared');
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(arrivals.list({ pageNo: 1, pageSize: 1, column: 'createTime', order: 'desc' }, { keyword: vin }));
  const [found] = data?.records ?? [];
  const tab = useTab();
  useEffect(() => {
    if (found) tab.redirect(`/vehicle/arrivalAccept/detail/${found.id}`);
  }, [found, tab]);
  if (data && !found) return <ErrorState reason={t('failure.notFound')} onRetry={() => void refetch()} />;
  return error ? <ErrorState reason={failureText(error)} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
