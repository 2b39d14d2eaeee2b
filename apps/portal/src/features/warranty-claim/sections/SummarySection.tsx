import type { WarrantyClaim } from '@harrow/api-client';
import { DocumentSection, FieldGrid, ReadOnlyField, type SummaryRow, SummaryTable } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { claimedTotals } from '../form/claimTotals.ts';
import { useClaimEditing } from '../form/editing.ts';
import { type AmountRow, previewAmounts, reviewedAmounts } from '../review/reviewForm.ts';
import { useReviewing } from '../review/reviewing.ts';
import { ReviewAmounts } from '../review/ReviewAmounts.tsx';
import styles from './sections.module.css';

/** What is claimed, approved and deducted. Before the first save nobody knows rates and handling. */
export function SummarySection({ claim }: { claim: WarrantyClaim | undefined }) {
  const { t } = useTranslation('warrantyClaim');
  const { form, readOnly, rates } = useClaimEditing();
  const reviewing = useReviewing();
  const amounts = (): AmountRow[] => {
    if (!claim) return [];
    if (reviewing) return previewAmounts(reviewing.review, claim);
    const saved = reviewedAmounts(claim);
    if (readOnly) return saved;
    const typed = claimedTotals(form, rates);
    return saved.map((row) => ({ ...row, claimed: typed[row.key] ?? 0 }));
  };
  // The table adds up by itself.
  const rows: SummaryRow[] = amounts()
    .filter(({ key }) => key !== 'total')
    .map(({ key, claimed, approved }) => ({ key, label: t(`summary.${key}`), claimed, approved: approved ?? undefined }));
  return (
    <DocumentSection id="summary" title={t('section.summary')}>
      {claim ? (
        <>
          <SummaryTable label={t('section.summary')} currency={claim.currency} rows={rows} />
          <p className={styles.quiet}>
            {t('summary.handling', { pct: claim.partsHandlingPct })}
            {!readOnly && ` · ${t('summary.preview')}`}
          </p>
          {reviewing && <ReviewAmounts claim={claim} reviewing={reviewing} />}
          {!reviewing && claim.deductReason && (
            <FieldGrid>
              <ReadOnlyField label={t('review.deductReason')} wide>
                {claim.deductReason}
              </ReadOnlyField>
            </FieldGrid>
          )}
        </>
      ) : (
        <p className={styles.quiet}>{t('summary.afterSave')}</p>
      )}
    </DocumentSection>
  );
}
