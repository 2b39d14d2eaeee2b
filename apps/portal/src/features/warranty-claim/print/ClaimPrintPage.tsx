import { ErrorState, PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { englishTexts } from '../../../shared/print/englishTexts.ts';
import { PrintPage } from '../../../shared/print/PrintPage.tsx';
import { useTabTitle } from '../../../shared/tab.ts';
import { useFailureText } from '../../../shared/useFailureText.ts';
import { claims } from '../claims.ts';
import { ClaimSheet } from './ClaimSheet.tsx';
import { PartTags } from './PartTags.tsx';

/** What is printed of a claim. */
const papers = { sheet: ClaimSheet, tags: PartTags } as const;

/** The claim as a sheet of paper, or the tags of its used parts. */
export function ClaimPrintPage() {
  const { t } = useTranslation('warrantyClaim');
  const { id = '' } = useParams();
  const failureText = useFailureText();
  const claim = useQuery(claims.detail(id));
  const english = useQuery(englishTexts);
  const [paper, setPaper] = useState<keyof typeof papers>('sheet');
  const Paper = papers[paper];
  useTabTitle(claim.data && `${t('action.print')} ${claim.data.claimNo}`);
  const error = claim.error ?? english.error;
  if (error) return <ErrorState reason={failureText(error)} onRetry={() => void Promise.all([claim.refetch(), english.refetch()])} />;
  if (!claim.data || !english.data) return <PageSkeleton />;
  return (
    <PrintPage
      bar={
        <Segmented
          aria-label={t('print.paper')}
          value={paper}
          onChange={setPaper}
          options={[
            { value: 'sheet', label: t('print.sheet') },
            { value: 'tags', label: t('print.tags') },
          ]}
        />
      }
    >
      <Paper claim={claim.data} />
    </PrintPage>
  );
}
