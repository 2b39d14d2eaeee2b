import { ErrorState, PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useLanguage } from '../useLanguage.ts';
import { PrintPage } from './PrintPage.tsx';
import { secondTexts } from './secondTexts.ts';

/** A printed page of records that is the paper of no document: in the user's language, once the texts of its second one are there. */
export function ListPaper({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(secondTexts(useLanguage()));
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <PrintPage>
      <Suspense>{children}</Suspense>
    </PrintPage>
  );
}
