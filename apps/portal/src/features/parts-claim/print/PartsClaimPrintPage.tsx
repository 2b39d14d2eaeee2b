import type { PartsClaim } from '@harrow/api-client';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { ClaimSheet } from './ClaimSheet.tsx';
import { CreditNote } from './CreditNote.tsx';
import { ReturnLabel } from './ReturnLabel.tsx';

const papers = { sheet: ClaimSheet, label: ReturnLabel, credit: CreditNote } as const;
type PaperName = keyof typeof papers;

/** Papers that a claim has: goods that go back have a label, money has a credit note. */
const papersOf = ({ lines, creditNo }: PartsClaim): PaperName[] => [
  'sheet',
  ...(lines.some(({ returnQty }) => returnQty > 0) ? (['label'] as const) : []),
  ...(creditNo === null ? [] : (['credit'] as const)),
];

/** The sheet of a claim with its photos, the label of goods that go back, or the credit note. */
export function PartsClaimPrintPage() {
  const { t } = useTranslation('partsClaim');
  const [paper, setPaper] = useState<PaperName>('sheet');
  return (
    <DocumentPrintPage<PartsClaim>
      docType="partsClaim"
      numberOf={({ partsClaimNo }) => partsClaimNo}
      bar={
        <Segmented
          aria-label={t('print.paper')}
          value={paper}
          onChange={setPaper}
          options={(['sheet', 'label', 'credit'] as const).map((value) => ({ value, label: t(`print.${value}`) }))}
        />
      }
    >
      {(claim) => {
        const Paper = papersOf(claim).includes(paper) ? papers[paper] : undefined;
        return Paper ? <Paper claim={claim} /> : <p className="print-sheet">{t('print.none')}</p>;
      }}
    </DocumentPrintPage>
  );
}
