import type { PartItem } from '@harrow/api-client';
import { PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';
import { PrintPage } from '../../../shared/print/PrintPage.tsx';
import { useTabTitle } from '../../../shared/tab.ts';
import { printedParts } from './printedParts.ts';

/** The parts of the address (`?ids=…`) on paper. */
export function PrintedParts({ title, children }: { title: string; children: (parts: readonly PartItem[]) => ReactNode }) {
  const { t } = useTranslation('parts');
  const [search] = useSearchParams();
  const ids = search.get('ids') ?? '';
  const { data, error, refetch } = useQuery({ ...printedParts(ids), enabled: ids !== '' });
  useTabTitle(title);
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (ids !== '' && !data) return <PageSkeleton />;
  return <PrintPage>{data && data.length > 0 ? children(data) : <p className="print-sheet">{t('print.none')}</p>}</PrintPage>;
}
