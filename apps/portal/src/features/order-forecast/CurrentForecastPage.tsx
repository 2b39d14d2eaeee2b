import { PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { useTab } from '../../shared/tab.ts';
import { forecastWindow, orderForecastListing } from './orderForecasts.ts';

/** Leads to the forecast of the month that can be entered now, or begins it. */
export function CurrentForecastPage() {
  const tab = useTab();
  // Asked anew: an earlier answer may not know a forecast that was begun since.
  const { data, error, isFetching, refetch } = useQuery({ ...forecastWindow, refetchOnMount: 'always' });
  const documentId = isFetching ? undefined : data?.documentId;
  useEffect(() => {
    if (documentId !== undefined) tab.redirect(`${orderForecastListing.address}/${documentId === null ? 'add' : `detail/${documentId}`}`);
  }, [documentId, tab]);
  return error && !isFetching ? <CallFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
