import { FieldGrid, ReadOnlyField, type SummaryRow, SummaryTable } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { claimedTotals } from '../form/claimTotals.ts';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { useClaimFacts } from '../claimFacts.ts';
import { Section, useDocument, useValue } from '../claimKind.ts';
import { useFaults } from '../form/useFaults.ts';
import { type AmountRow, previewAmounts, reviewedAmounts } from '../review/reviewForm.ts';
import { useReviewing } from '../review/reviewing.ts';
import { ReviewAmounts } from '../review/ReviewAmounts.tsx';
import styles from './sections.module.css';

const amountKeys = ['parts', 'labour', 'travel', 'other'] as const;

/** Amounts claimed, approved and deducted; while the claim is edited, those of its next save. */
export function SummarySection() {
  const { t } = useTranslation('warrantyClaim');
  const { readOnly } = useOpenForm();
  const { rates, currency } = useClaimFacts();
  const claim = useDocument();
  const faults = useFaults();
  const mileage = useValue('mileage');
  const otherFee = useValue('otherFee');
  const reviewing = useReviewing();
  const amounts = (): Pick<AmountRow, 'key' | 'claimed' | 'approved'>[] => {
    if (claim && reviewing) return previewAmounts(reviewing.values, claim);
    if (claim && readOnly) return reviewedAmounts(claim);
    const typed = claimedTotals(faults, { mileage, otherFee }, rates);
    const saved = claim && reviewedAmounts(claim);
    return amountKeys.map((key) => ({ key, claimed: typed[key] ?? 0, approved: saved?.find((row) => row.key === key)?.approved ?? null }));
  };
  // The table adds up by itself.
  const rows: SummaryRow[] = amounts()
    .filter(({ key }) => key !== 'total')
    .map(({ key, claimed, approved }) => ({ key, label: t(`summary.${key}`), claimed, approved: approved ?? undefined }));
  return (
    <Section name="summary">
      <div data-wide className={styles.wide}>
        {rates.handlingPct !== null ? (
          <>
            <SummaryTable label={t('section.summary')} currency={currency} rows={rows} />
            <p className={styles.quiet}>
              {t('summary.handling', { pct: rates.handlingPct })}
              {!readOnly && ` · ${t('summary.preview')}`}
            </p>
            {claim && reviewing && <ReviewAmounts claim={claim} />}
            {!reviewing && claim?.deductReason && (
              <FieldGrid>
                <ReadOnlyField label={t('field.deductReason')} wide>
                  {claim.deductReason}
                </ReadOnlyField>
              </FieldGrid>
            )}
          </>
        ) : (
          <p className={styles.quiet}>{t('summary.afterSave')}</p>
        )}
      </div>
    </Section>
  );
}
