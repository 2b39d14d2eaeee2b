import type { WarrantyClaim } from '@harrow/api-client';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { ClaimSheet } from './ClaimSheet.tsx';
import { ClaimTags } from './ClaimTags.tsx';

/** Papers of a claim. */
const papers = { sheet: ClaimSheet, tags: ClaimTags } as const;

/** The claim as a sheet of paper, or the tags of its used parts. */
export function ClaimPrintPage() {
  const { t } = useTranslation('warrantyClaim');
  const [paper, setPaper] = useState<keyof typeof papers>('sheet');
  const Paper = papers[paper];
  const choice = (
    <Segmented
      aria-label={t('print.paper')}
      value={paper}
      onChange={setPaper}
      options={[
        { value: 'sheet', label: t('print.sheet') },
        { value: 'tags', label: t('print.tags') },
      ]}
    />
  );
  return (
    <DocumentPrintPage<WarrantyClaim> docType="warrantyClaim" numberOf={({ claimNo }) => claimNo} bar={choice}>
      {(claim) => <Paper claim={claim} />}
    </DocumentPrintPage>
  );
}
